// swift-format-ignore-file
// Extensions of a protocol and of a protocol that refines it: the refined one wins, whatever the conditions.
protocol A {}; protocol B: A {}
struct X: B {}
extension A where Self == X { func who() -> String { "X" } }
extension B { func who() -> String { "B" } }
print(X().who())
protocol P {}; protocol Q: P { associatedtype E }
struct Y: Q { typealias E = Int }
extension P where Self: Q { func w1() -> String { "P where Q" } }
extension Q { func w1() -> String { "Q" } }
extension P where Self: Q { func w2() -> String { "P where Q" } }
extension Q where E == Int { func w2() -> String { "Q Int" } }
print(Y().w2())
extension P { func w3() -> String { "P" } }
extension P where Self == Y { func w3() -> String { "P Y" } }
print(Y().w3())
class K: Q { typealias E = Int }
final class L: K {}
extension P where Self: K { func w4() -> String { "P K" } }
extension Q { func w4() -> String { "Q" } }
print(L().w4())
extension P where Self == Y { func w5() -> String { "P Y" } }
extension Q where E == Int { func w5() -> String { "Q Int" } }
print(Y().w5())
extension P where Self: K { func w6() -> String { "P: K" } }
extension P where Self: Q { func w6() -> String { "P: Q" } }
print(L().w6())
extension Q where Self == Y { func w7() -> String { "Q Y" } }
extension Q where E == Int { func w7() -> String { "Q Int" } }
print(Y().w7())
extension Sequence where Self == [Int] { func w8() -> String { "Seq [Int]" } }
extension Collection { func w8() -> String { "Coll" } }
extension Sequence where Element == Int { func w9() -> String { "Seq Int" } }
extension Collection where Element: Equatable { func w9() -> String { "Coll Eq" } }
print([1].w8())
print([1].w9())
extension Sequence where Self: Collection { func w10() -> String { "Seq: Coll" } }
extension BidirectionalCollection { func w10() -> String { "Bidi" } }
print([1].w10())
extension Sequence where Self: RandomAccessCollection { func w11() -> String { "Seq: RAC" } }
extension Collection { func w11() -> String { "Coll" } }
print([1].w11())
// expect: B
// expect: Q Int
// expect: P Y
// expect: Q
// expect: Q Int
// expect: P: K
// expect: Q Y
// expect: Coll
// expect: Coll Eq
// expect: Bidi
// expect: Coll
