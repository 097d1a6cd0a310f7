// swift-format-ignore-file
import Foundation
var s: IndexSet = [3, 1]
print(s, s.count, s.first as Any, s.last as Any, s.contains(1), s.map { $0 })  // expect: 2 indexes 2 Optional(1) Optional(3) true [1, 3]
s.insert(2); s.remove(3); print(Array(s), s.isEmpty)  // expect: [1, 2] false
print(s.insert(9), s.insert(9).inserted, s.remove(9) as Any, s.remove(9) as Any)  // expect: (inserted: true, memberAfterInsert: 9) true Optional(9) nil
s.insert(integersIn: 5..<7); s.insert(integersIn: 8...9); print(Array(s))  // expect: [1, 2, 5, 6, 8, 9]
s.remove(integersIn: 6...8); print(Array(s))  // expect: [1, 2, 5, 9]
print(IndexSet(integer: 4) == [4], IndexSet(integersIn: 0..<3).reversed().map { $0 }, IndexSet(integersIn: 0...2).sorted())  // expect: true [2, 1, 0] [0, 1, 2]
print(Array(s.union([100])), Array(s.intersection([1, 5])), Array(s.subtracting([1])), Array(s.symmetricDifference([1, 77])))  // expect: [1, 2, 5, 9, 100] [1, 5] [2, 5, 9] [2, 5, 9, 77]
print(s.integerGreaterThan(2) as Any, s.integerLessThan(2) as Any, s.integerGreaterThanOrEqualTo(2) as Any, s.integerLessThanOrEqualTo(0) as Any)  // expect: Optional(5) Optional(1) Optional(2) nil
print(IndexSet([1]) , IndexSet(), Set([IndexSet([1]), [1]]).count)  // expect: 1 indexes 0 indexes 1
print(Array(s.filteredIndexSet { $0 > 2 }), s.filter { $0 > 2 })  // expect: [5, 9] [5, 9]
print(s[s.startIndex], s.min() as Any, s.contains(integersIn: 1...2), s.intersects(integersIn: 3...4), s.count(in: 1..<3))  // expect: 1 Optional(1) true false 2
print(s.rangeView.map { $0 }, s.isSuperset(of: [1]), s.isSubset(of: [1]))  // expect: [Range(1..<3), Range(5..<6), Range(9..<10)] true false
s.removeAll()
print(s.isEmpty)  // expect: true
s.update(with: 3)
s.formUnion([8])
s.subtract([3])
print(s.first!)  // expect: 8
print(IndexSet([3,4]).dropFirst().first as Any, String(describing: IndexSet(0..<3)), IndexSet([1,2]).debugDescription)  // expect: Optional(4) 3 indexes 2 indexes
var sh: IndexSet = [1, 5]; sh.shift(startingAt: 2, by: 3); print(Array(sh))  // expect: [1, 8]
