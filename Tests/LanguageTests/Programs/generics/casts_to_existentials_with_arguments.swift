// swift-format-ignore-file
protocol P<A> { associatedtype A; var v: A { get } }
struct I: P { var v = 1 }
final class T: P { var v = "t" }
struct G<X>: P { var v: X }
protocol Two<A, B>: P { associatedtype B; var w: B { get } }
struct D: Two { var v = 1; var w = "w" }
func name<Q>(_ x: Any, _ t: Q.Type) -> String { x is any P<Q> ? "yes" : "no" }
func total(_ xs: [any P]) -> Int { xs.compactMap { ($0 as? any P<Int>)?.v }.reduce(0, +) }
let a: Any = G(v: [1]), o: Any? = I(), n: Any? = nil
print(a is any P<[Int]>, a is any P<[String]>, name(I(), Int.self), name(T(), Int.self))  // expect: true false yes no
print((o as? any P<Int>)?.v as Any, n is any P<Int>, (3 as Any) is any P<Int>)  // expect: Optional(1) false false
if let d = D() as Any as? any Two<Int, String> { print(d.v + 1, d.w) }  // expect: 2 w
print(D() as Any as? any Two<Int, Int> == nil, total([I(), T(), G(v: 5), D()]))  // expect: true 7
for x in [I(), T(), 3] as [Any] {
  if let p = x as? any P<String> { print(p.v) } else { print("other") }  // expect: other
}
// expect: t
// expect: other
