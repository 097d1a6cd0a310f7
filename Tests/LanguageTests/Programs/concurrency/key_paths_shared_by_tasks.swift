// swift-format-ignore-file
// A constant with a key path literal is Sendable, so that any code reads it.
struct A: Sendable { var n = 1; var s = "x" }
func take(_ f: @escaping @Sendable () -> Void) { f() }
let g = \A.n
func use() -> Int { A()[keyPath: g] }
print(use())  // expect: 1
struct St { static let key = \A.s; let path = \A.n }
print(A()[keyPath: St.key], A()[keyPath: St().path])  // expect: x 1
func sorter<V: Comparable>(_ k: KeyPath<A, V> & Sendable) -> @Sendable (A, A) -> Bool { { $0[keyPath: k] < $1[keyPath: k] } }
print([A(n: 2), A(n: 1)].sorted(by: sorter(\.n)).map(\.n))  // expect: [1, 2]
