// swift-format-ignore-file
@dynamicMemberLookup protocol Lens { associatedtype T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { get } }
struct P { var x = 1 }
struct L: Lens { let p: P; subscript<U>(dynamicMember k: KeyPath<P, U>) -> U { print("k", k == \P.x); return p[keyPath: k] } }
func g<X: Lens>(_ l: X) where X.T == P { print(l.x) }
func h(_ l: some Lens) { print(l) }
func e(_ l: any Lens) { print(l) }
g(L(p: P())); print(L(p: P()).x)
@dynamicMemberLookup protocol Named { subscript(dynamicMember s: String) -> String { get } }
extension Named { subscript(dynamicMember s: String) -> String { "n." + s } }
struct N: Named {}
func w<T: Named>(_ t: T, _ a: any Named, _ s: some Named) { print(t.foo, a.bar, s.baz) }
w(N(), N(), N()); print(N().hey)
protocol Sub: Named {}
struct M: Sub {}
func v<T: Sub>(_ t: T) { print(t.foo, M().zip) }
v(M())
@dynamicMemberLookup class K { subscript(dynamicMember s: String) -> Int { s.count } }
class KK: K {}
func u<T: K>(_ t: T) { print(t.four) }
u(KK()); print(KK().hi)
// expect: k true
// expect: 1
// expect: k true
// expect: 1
// expect: n.foo n.bar n.baz
// expect: n.hey
// expect: n.foo n.zip
// expect: 4
// expect: 2
