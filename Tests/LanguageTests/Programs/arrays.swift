// swift-format-ignore-file
var a = [3, 1, 2]
a.append(4)
a += [5, 6]
print(a, a.count, a.isEmpty, a.first!, a.last!)  // expect: [3, 1, 2, 4, 5, 6] 6 false 3 6
a[0] = 30
a[1] += 10
print(a[0], a[1...2], a[..<2], a[3...])  // expect: 30 [11, 2] [30, 11] [4, 5, 6]
a.insert(9, at: 1)
print(a.remove(at: 0), a.removeLast(), a.removeFirst(), a)  // expect: 30 6 9 [11, 2, 4, 5]
// expect: true 1 [5, 4, 2, 11] [2, 4, 5, 11]
print(a.contains(2), a.firstIndex(of: 2) ?? -1, Array(a.reversed()), a.sorted())
a.sort()
print(a, a.sorted(by: >), a.max()!, a.min()!)  // expect: [2, 4, 5, 11] [11, 5, 4, 2] 11 2
// expect: [4, 8, 10, 22] [4, 5, 11] 22
print(a.map { $0 * 2 }, a.filter { $0 > 3 }, a.reduce(0, +))
print(a.enumerated().map { "\($0):\($1)" })  // expect: ["0:2", "1:4", "2:5", "3:11"]
for (i, v) in a.enumerated() where i < 2 { print(i, v) }  // expect: 0 2 // expect: 1 4
// expect: [0, 0, 0] [1, 2, 3, 4] ["a", "b", "c"]
print(Array(repeating: 0, count: 3), Array(1...4), Array("abc"))
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })  // expect: ["1a", "2b"]
// expect: [1, 2, 3] [1, 3]
print([[1, 2], [3]].flatMap { $0 }, ["1", "x", "3"].compactMap { Int($0) })
// expect: [2, 4] [5, 11] [4, 5, 11] [2, 4, 5]
print(a.prefix(2), a.suffix(2), a.dropFirst(), a.dropLast())
print(["a", "b"].joined(separator: "-"), ["a", "b"].joined())  // expect: a-b ab
a.removeAll { $0 > 3 }
print(a)  // expect: [2]
a.removeAll()
print(a, a.first as Any)  // expect: [] nil
var grid = [[0, 0], [0, 0]]
grid[1][0] = 5
print(grid, grid[1].count)  // expect: [[0, 0], [5, 0]] 2
print(a.indices, [1, 2, 3].indices.map { $0 * 10 })  // expect: 0..<0 [0, 10, 20]
// expect: true 4 true
print([1, 2, 3].allSatisfy { $0 > 0 }, [3, 4].first { $0 > 3 } ?? 0, [1, 2].contains { $0 == 2 })
var s = [1, 2, 3]
s.swapAt(0, 2)
s.reverse()
print(s, s.last ?? 0)  // expect: [1, 2, 3] 3
