// swift-format-ignore-file
import Foundation
var r = IndexSet(integersIn: 3..<9)
print(r.intersects(integersIn: ...34), r.intersects(integersIn: 20...), r.intersects(integersIn: 5...6))
print(r.contains(integersIn: 3..<5), r.contains(integersIn: ...5), r.count(in: 3...5), r.count(in: 5...))
print(r.filteredIndexSet(in: 4...7, includeInteger: { $0 > 5 }).map { $0 })
print(r.indexRange(in: 4...).lowerBound == r.index(after: r.startIndex))
r.insert(integersIn: ...1)
r.remove(integersIn: 5...7)
print(r.map { $0 }, IndexSet(integersIn: ..<3).map { $0 })
// expect: true false true
// expect: true false 3 4
// expect: [6, 7]
// expect: true
// expect: [0, 1, 3, 4, 8] [0, 1, 2]
