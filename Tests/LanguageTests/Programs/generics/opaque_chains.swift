// swift-format-ignore-file
protocol S { associatedtype A; var a: A { get } }
struct T<A>: S { var a: A }
extension S { func map<U>(_ b: (A) -> U) -> some S { T(a: b(a)) } }
print(T(a: 1).map { $0 }.map { $0 })
extension Sequence { func m<U>(_ f: (Element) -> U) -> some Sequence { map(f) } }
for x in [1, 2].m({ $0 }).m({ $0 }).m({ $0 }) { print(x) }
// expect: T<Int>(a: 1)
// expect: 1
// expect: 2
