// swift-format-ignore-file
struct Point: Hashable { var x: Int; var y: Int; var label: String? }
enum Shape: Hashable { case circle(Point, radius: Int), line(Point, Point), nothing }
struct Scene: Equatable { var shapes: [Shape]; var names: [String: Shape] }
let p = Point(x: 1, y: 2), q = Point(x: 1, y: 2, label: "q")
print(p == q, p == Point(x: 1, y: 2), p != q)  // expect: false true true
// expect: true false false
print(Shape.circle(p, radius: 1) == .circle(p, radius: 1), Shape.circle(p, radius: 1) == .circle(p, radius: 2), Shape.nothing == .line(p, q))
let set: Set<Shape> = [.nothing, .line(p, q), .nothing, .line(p, q), .line(q, p)]
print(set.count, set.contains(.line(q, p)), set.contains(.circle(p, radius: 0)))  // expect: 3 true false
let a = Scene(shapes: [.nothing], names: ["n": .line(p, p)])
var b = a
print(a == b); b.names["n"] = .nothing; print(a == b)  // expect: true // expect: false
let counts = [p, q, p].reduce(into: [Point: Int]()) { $0[$1, default: 0] += 1 }
print(counts[p]!, counts[q]!)  // expect: 2 1
