// swift-format-ignore-file
// Tuples given to functions and closures, whole and in parts.
let points = [(1, "a"), (2, "b")]
print(points.map { number, name in "\(number)\(name)" })
print(points.map { $0 }.count, points.map { $0.0 }, points.map { "\($1)\($0)" })
func show(_ point: (Int, String)) -> String { "\(point.1)=\(point.0)" }
print(points.map(show))
for (index, (number, name)) in points.enumerated() { print(index, number, name) }
print(zip([1, 2], ["x", "y"]).map { $0 * 2 == 4 ? $1 : "-" })
print([1: "one"].map { key, value in "\(key) \(value)" })
print([3: 1, 4: 2].sorted { $0.key < $1.key }.map { ($0.value, $0.key) }.map(show2))
func show2(_ pair: (Int, Int)) -> Int { pair.0 * 10 + pair.1 }
func twice(_ body: ((Int, Int)) -> Int) -> Int { body((1, 2)) + body((3, 4)) }
print(twice { $0.0 + $0.1 }, twice { a, b in a * b }, twice { $0 + $1 })
let labelled: [(x: Int, y: Int)] = [(1, 2), (y: 4, x: 3)]
print(labelled.map(\.y), labelled.map { x, y in x - y })
print(labelled.reduce(into: (0, 0)) { sum, point in sum.0 += point.x; sum.1 += point.y })
print(labelled.min { $0.y < $1.y }.map { "\($0.x)" } ?? "none")
// expect: ["1a", "2b"]
// expect: 2 [1, 2] ["a1", "b2"]
// expect: ["a=1", "b=2"]
// expect: 0 1 a
// expect: 1 2 b
// expect: ["-", "y"]
// expect: ["1 one"]
// expect: [13, 24]
// expect: 10 14 10
// expect: [2, 4] [-1, -1]
// expect: (4, 6)
// expect: 1
