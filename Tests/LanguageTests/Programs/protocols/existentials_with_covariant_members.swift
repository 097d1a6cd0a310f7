// swift-format-ignore-file
// lenient on existential members with invariants
protocol P<I> { associatedtype I: Hashable; var i: I { get }; var arr: [I] { get }; func f() -> I? ; var d: [String: I] { get }; }
extension P { var o: Optional<I> { i }; var t: (I, Int) { (i, 1) }; var cl: () -> I { { i } }; var me: Self { self }; var mes: [Self] { [self] } }
struct S: P { var i = 1; var arr = [1]; func f() -> Int? { 2 }; var d = ["a": 1] }
let p: any P = S()
print(p.i, p.arr, p.f() as Any, p.d, p.o as Any, p.t, p.cl(), p.me, p.mes)
// expect: 1 [1] Optional(2) ["a": 1] Optional(1) (1, 1) 1 S(i: 1, arr: [1], d: ["a": 1]) [main.S(i: 1, arr: [1], d: ["a": 1])]
