// swift-format-ignore-file
protocol Pair {
  associatedtype First
  associatedtype Second
}
func total<S: Sequence>(_ s: S) where S.Element == Int, S.Element == String {}  // error: no type for 'S.Element' can satisfy both 'S.Element == String' and 'S.Element == Int'
func join<P: Pair>(_ p: P) where P.First == Int, P.Second == P.First, P.Second == String {}  // error: no type for 'P.First' can satisfy both  // says: no type for 'P.Second' can satisfy both — the requirement that conflicts is about `Second`
extension Array where Element == Int, Element == String {}  // error: no type for 'Element' can satisfy both 'Element == String' and 'Element == Int'

// Requirements that agree.
func same<P: Pair>(_ p: P) where P.First == Int, P.Second == P.First, P.Second == Swift.Int {}
func lists<S: Sequence, E>(_ s: S, _ e: E) where S.Element == [E], E == Int {}  // error: same-type requirement makes generic parameter 'E' non-generic
extension Dictionary where Key == String, Value == [Key] {}
extension Array where Element == Int { func sum() -> Element where Element: Hashable { 0 } }
