// swift-format-ignore-file
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
func show<T: Comparable>(_ s: Set<T>) -> String { s.sorted().map { "\($0)" }.joined(separator: ",") }
// expect: 1,2,3,4,5 3,4 1,2 1,2,5 true true true true
print(show(a.union(b)), show(a.intersection(b)), show(a.subtracting(b)), show(a.symmetricDifference(b)), a.isDisjoint(with: [9]), a.isSuperset(of: [1, 2]), Set([3]).isStrictSubset(of: b), a.isSubset(of: 0..<9))
// expect: 7,9 false (inserted: true, memberAfterInsert: 10) nil Optional(7) 2
var c = a; c.formUnion([7]); c.subtract([1, 2]); c.formIntersection([3, 7, 8]); c.formSymmetricDifference([3, 9]); print(show(c), c.insert(9).inserted, c.insert(10), c.remove(1) as Any, c.remove(7) as Any, c.count)
// expect: 0,1 3,4 true true 1 10 4 [4, 3, 2, 1] true 1 true
print(show(Set(a.map { $0 % 2 })), show(a.filter { $0 > 2 }), a == [4, 3, 2, 1], a.contains(2), a.min()!, a.reduce(0, +), Set("hello").count, a.sorted { $0 > $1 }, Set<Int>().isEmpty, Set([[1], [1]]).count, a.allSatisfy { $0 < 5 })
// expect: ["x"] x ["x"] true ["x"] ["x!"]
let names: Set<String> = ["x"]; print(names, names.first!, names.union(["x"]), a.first != nil, Array(names), Set(names.map { $0 + "!" }))
