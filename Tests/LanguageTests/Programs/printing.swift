// swift-format-ignore-file
print(1, "a", true, 2.5, nil as Int? as Any, separator: "|")  // expect: 1|a|true|2.5|nil
print("no newline", terminator: "")
print()  // expect: no newline
// expect: [1: "x"] [Optional(1)] (1, "b") ("x", [1])
print([1: "x"], [Optional(1)], (1, "b"), ("x", [1]))
struct P { var a = 1; var b = "t"; var c: Int? = nil; var d: [String] = ["q"] }
print(P())  // expect: P(a: 1, b: "t", c: nil, d: ["q"])
enum E { case a, b(Int), c(x: Int, String) }
print(E.a, E.b(1), E.c(x: 2, "s"))  // expect: a b(1) c(x: 2, "s")
class C { var v = 1 }
print(C())  // expect: main.C
// expect: [main.P(a: 1, b: "t", c: nil, d: ["q"])] Optional(main.E.a) ["k": main.E.b(2)]
print([P()], Optional(E.a) as Any, ["k": E.b(2)])
print("a\nb", ["a\nb", "q\"uote"])  // expect: a // expect: b ["a\nb", "q\"uote"]
print(1...3, 0..<5, Character("x"), [Character("y")])  // expect: 1...3 0..<5 x ["y"]
// expect: P(a: 1, b: "t", c: nil, d: ["q"]) Optional(1) "x"
print(String(describing: P()), String(describing: Optional(1)), String(reflecting: "x"))

print(Int.self, P.self, type(of: 1), [Int].self)  // expect: Int P Int Array<Int>
print((a: 1, b: "two"), ((1, 2), 3))  // expect: (a: 1, b: "two") ((1, 2), 3)
print("\(1) \("s") \([1]) \(Optional(3) as Any) \(P().a)")  // expect: 1 s [1] Optional(3) 1
let u: UInt64 = 5
print(u, -0.0, 1e100, Double.nan)  // expect: 5 -0.0 1e+100 nan
print(Duration.seconds(1), Duration.milliseconds(1500))  // expect: 1.0 seconds 1.5 seconds
let any: Any = 5
print(any, any as? Int as Any, any as? String as Any, any is Int)  // expect: 5 Optional(5) nil true
print(Set([1]), [] as [Int], [:] as [String: Int])  // expect: [1] [] [:]
