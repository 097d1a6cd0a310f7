// swift-format-ignore-file
// What joins collections is a collection itself.
let rows = [[1, 2], [], [3], []]
let flat = rows.joined()
print(flat.count, flat.first ?? 0, flat.last ?? 0, flat.isEmpty, [[String]]().joined().isEmpty)
print(flat.reversed().map { $0 * 2 }, Array(flat.prefix(2)), Array(flat.dropLast()), flat.contains(3))
if let index = flat.firstIndex(of: 3) {
    print(flat[index], flat.distance(from: flat.startIndex, to: index), Array(flat[..<index]), flat.index(after: index) == flat.endIndex)
}
print(flat.lastIndex { $0 < 3 }.map { flat[$0] } as Any, flat.indices.map { flat[$0] }, flat.max()!)
protocol Shape { var name: String { get } }
struct Circle: Shape { let name = "circle" }
let nested: [[any Shape]] = [[Circle()], [Circle(), Circle()], []]
print(nested.joined().count, nested.joined().map(\.name), nested.map(\.isEmpty), nested.lazy.joined().first!.name)
print(["ab", "cd"].joined().count, [["a", "b"], ["c"]].joined().joined(separator: "-"), ["ab", "c"].lazy.map { $0 }.joined().last!)
print(zip(flat, flat.dropFirst()).map { $0 + $1 }, flat.split(separator: 2).map(Array.init), flat)
// expect: 3 1 3 false true
// expect: [6, 4, 2] [1, 2] [1, 2] true
// expect: 3 2 [1, 2] true
// expect: Optional(2) [1, 2, 3] 3
// expect: 3 ["circle", "circle", "circle"] [false, false, true] circle
// expect: 4 a-b-c c
// expect: [3, 5] [[1], [3]] FlattenSequence<Array<Array<Int>>>(_base: [[1, 2], [], [3], []])
