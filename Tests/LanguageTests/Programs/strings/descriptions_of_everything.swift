// swift-format-ignore-file
struct P { var x = 1; var name = "n"; var o: Int? = 2; var none: Int?; var list = ["a"]; var nested = Q(); var f: () -> Void = {} }
struct Q { var t = (1, "s"); var c: Character = "z" }
struct Empty {}
final class C { var x = 1 }
enum E { case a, b(Int), c(x: Int, String), d(E2?) }
enum E2: String { case one = "1" }
struct D: CustomDebugStringConvertible { var debugDescription: String { "D!" } }
struct S: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" } }
var p = P(); p.f = {}
// expect: Q(t: (1, "s"), c: "z") Empty() main.C 1 a b(1) c(x: 1, "t") d(Optional(main.E2.one)) d(nil) one D! [D!] desc [debug] desc debug
print(Q(), Empty(), C(), [C()].count, E.a, E.b(1), E.c(x: 1, "t"), E.d(.one), E.d(nil), E2.one, D(), [D()], S(), [S()], "\(S())", String(reflecting: S()))
// expect: [main.Q(t: (1, "s"), c: "z")] ["k": main.Q(t: (1, "s"), c: "z")] Optional(main.Q(t: (1, "s"), c: "z")) [main.E.b(2)] (main.Q(t: (1, "s"), c: "z"), main.E.a) [Optional(1)] ["a": nil] (x: 1, y: "q") ((1, 2), [3]) Empty Array<Int> () -> ()
print([Q()], ["k": Q()], Optional(Q()) as Any, [E.b(2)], (Q(), E.a), [Optional(1)], ["a": nil] as [String: Int?], (x: 1, y: "q"), ((1, 2), [3]), Empty.self, [Int].self, type(of: p.f))
// expect: "s" 1 2.0 "c" ["s"] main.E.c(x: 1, "t") main.Q(t: (1, "s"), c: "z") main.E2.one main.Empty() (1, "t") debug nil
debugPrint("s", 1, 2.0, "c" as Character, ["s"], E.c(x: 1, "t"), Q(), E2.one, Empty(), (1, "t"), S(), nil as String? as Any)
// expect: nil Optional("x") "x" x ["a"] [1: "a"] ["x": ["y": 1]] success(1) failure(main.MyError.bad("r")) () 1
print(String(describing: nil as Int?), String(describing: Optional("x")), String(reflecting: "x"), "\("x" as Any)", "\(["a"] as Any)", [1: "a"], ["x": ["y": 1]], Result<Int, Never>.success(1), Result<Int, MyError>.failure(.bad("r")), () as Any, [()].count)
enum MyError: Error { case bad(String) }
// expect: bad("x") bad("y") [main.MyError.bad("z")] CancellationError() true true 1 a"b ["a\"b\n"] ["é", "\t"]
// expect: ▿ 2 elements
// expect: - 1
// expect: - 2
// expect: ▿ main.Q
// expect: ▿ t: (2 elements)
// expect: - .0: 1
// expect: - .1: "s"
// expect: - c: "z"
// expect: ▿ main.E.b
// expect: - b: 3
// expect: ▿ Optional(1)
// expect: - some: 1
// expect: ▿ pair: (2 elements)
// expect: - .0: 1
// expect: - .1: "a"
print(MyError.bad("x"), MyError.bad("y") as any Error, [MyError.bad("z")], CancellationError(), ObjectIdentifier(C.self) == ObjectIdentifier(C.self), \P.x is AnyKeyPath, 1 as Any, "a\"b", ["a\"b\n"], ["\u{e9}", "\t"])
// expect: ["t", "c"]
dump([1, 2]); dump(Q()); dump(E.b(3)); dump(Optional(1)); dump((1, "a"), name: "pair"); print(Mirror(reflecting: Q()).children.map { $0.label ?? "-" })
