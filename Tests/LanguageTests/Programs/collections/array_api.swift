// swift-format-ignore-file
var a = [5, 3, 8, 1]
// expect: [1, 3, 5, 8] 1 2 3 8 8 true
print(a.sorted(), a.min()!, a.firstIndex { $0 > 5 }!, a.lastIndex(of: 1)!, a.first(where: \.isEven) ?? 0, a.last { $0 > 2 }!, a.reduce(into: [:]) { $0[$1 % 2, default: 0] += 1 } == [1: 3, 0: 1])
extension Int { var isEven: Bool { self % 2 == 0 } }
// expect: [5, 3, 8, 1, 9, 10] Optional(10) 5 4
a.insert(contentsOf: [7, 7], at: 1); a.removeAll { $0 == 7 }; a.append(contentsOf: 9...10); print(a, a.popLast() as Any, a.removeFirst(), a.count)
// expect: true true true [1] [3, 8] [1, 9] [3, 8, 1, 9, 0] [1, 1, 2, 2]
print(a.starts(with: [3, 8]), a.elementsEqual([3, 8, 1, 9]), a.lexicographicallyPrecedes([3, 9]), a.dropFirst(2).dropLast(), a.prefix { $0 > 2 }, a.drop { $0 > 2 }, a + [0], [[1], [2]].flatMap { $0 + $0 })
// expect: [0, 1, 3] 3 true true false 9 9 true true
print(a.indices.filter { a[$0] > 2 }, a.count { $0 > 2 }, a.randomElement() != nil, a.contains { $0 == 9 }, a.isEmpty, a.last ?? 0, a.max { $0 % 5 < $1 % 5 }!, a == [3, 8, 1, 9], a.firstIndex(of: 4) == nil)
// expect: [9, 0, 1, 3, 1] [0, 1, 3, 9] true ["z", "z"] [] ["h", "i"] [1, 2, 3] true
a.swapAt(0, 3); a[1] -= 8; a.reserveCapacity(10); a += [1]; print(a, Array(Set(a)).sorted(), a.shuffled().sorted() == a.sorted(), Array(repeating: "z", count: 2), [Int](), Array("hi"), Array(1...3), (a.first, a.last) == (9, 1))
// expect: ["...", "..#"] // expect: [[".", "."]]
var grid = Array(repeating: Array(repeating: ".", count: 3), count: 2); grid[1][2] = "#"; print(grid.map { $0.joined() }); grid[0].removeLast(); grid.removeLast(); print(grid)
// expect: [9, 1, 3, 1] 2 9 [3, 2, 1] ["A", "b"]
if let i = a.firstIndex(of: 0) { a.remove(at: i) }; print(a, a.partition { $0 > 2 }, a.min(by: >)!, [3, 1, 2].sorted { $0 > $1 }, ["b", "A"].sorted { $0.lowercased() < $1.lowercased() })
