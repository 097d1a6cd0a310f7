// swift-format-ignore-file
class B { func f(_: Int) -> String { "int" }; func f(_: String) -> String { "string" }; func f(x: Int) -> String { "x" }; func f(_: Int, _: Int) -> String { "two" } }
class D: B { override func f(_: String) -> String { "D string" } }
let b = B(), d: B = D()
print(b.f(1), b.f("x"), b.f(x: 1), b.f(1, 2))  // expect: int string x two
print(d.f(1), d.f("x"))  // expect: int D string
func g(_ x: Any) -> String { "any" }
func g<T>(_ x: T) -> String { "generic" }
func g(_ x: Int) -> String { "int" }
func g(_ x: Int?) -> String { "optional" }
func g(_ x: [Int]) -> String { "array" }
func g(_ x: some Collection) -> String { "collection" }
// expect: int collection generic array collection optional any
print(g(1), g("s"), g(1.5), g([1]), g(["a"]), g(Int?.none), g(true as Any))
func h() -> Int { 1 }
func h() -> String { "one" }
let i: Int = h(), s: String = h()
print(i, s, (h() as Int) + 1, h() + "!")  // expect: 1 one 2 one!
let asFunction: (Int) -> String = b.f(x:)
print(asFunction(3), B.f(x:)(b)(1))  // expect: x x
print(Int.isMultiple(12)(of: 4), Array.joined(["a", "b"])(separator: "-"), B.f(b)(x: 1))  // expect: true a-b x
