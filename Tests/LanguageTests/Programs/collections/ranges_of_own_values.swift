// swift-format-ignore-file
struct M: Comparable, Hashable { var n: Int; static func < (a: M, b: M) -> Bool { a.n < b.n }
 static func == (a: M, b: M) -> Bool { a.n % 10 == b.n % 10 }
 func hash(into h: inout Hasher) { h.combine(n % 10) } }
func inside<R: RangeExpression>(_ r: R, _ v: R.Bound) -> Bool { r.contains(v) }
print(inside(M(n: 0)..<M(n: 5), M(n: 3)), inside(1...3, 4), inside(M(n: 2)..., M(n: 1)))
func has<C: Collection>(_ c: C, _ e: C.Element) -> (Bool, C.Index?) where C.Element: Equatable { (c.contains(e), c.firstIndex(of: e)) }
print(has([M(n: 1), M(n: 12)], M(n: 2)), has([1, 2], 2), has("abc", "c").0)
func smallest<S: Sequence>(_ s: S) -> S.Element? where S.Element: Comparable { s.min() }
print(smallest([M(n: 4), M(n: 1)]) as Any, smallest(Set([3, 1])) as Any, [M(n: 4), M(n: 1)].sorted().map(\.n))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same([M(n: 1)], [M(n: 11)]), same(["a": M(n: 1)], ["a": M(n: 21)]), same(Optional(M(n: 1)), M(n: 31)), same(M(n: 0)..<M(n: 1), M(n: 10)..<M(n: 11)))
func count<T: Hashable>(_ a: [T]) -> Int { Set(a).count }
print(count([M(n: 1), M(n: 11), M(n: 2)]), count([[M(n: 1)], [M(n: 11)]]), count([Optional(M(n: 1)), M(n: 11)]))
switch M(n: 3) { case M(n: 0)..<M(n: 2): print("low"); case M(n: 2)...M(n: 5): print("mid"); default: print("high") }
protocol Holder { associatedtype Item: Equatable; var items: [Item] { get } }
extension Holder { func index(of i: Item) -> Int? { items.firstIndex(of: i) } }
struct H: Holder { var items: [M] }
print(H(items: [M(n: 1), M(n: 2)]).index(of: M(n: 42)) as Any, any(H(items: [M(n: 7)])))
func any(_ h: any Holder) -> Int { h.items.count }
// expect: true false false
// expect: (true, Optional(1)) (true, Optional(1)) true
// expect: Optional(main.M(n: 1)) Optional(1) [1, 4]
// expect: true true true true
// expect: 2 1 1
// expect: mid
// expect: Optional(1) 1
