// swift-format-ignore-file
struct Vector: Equatable, CustomStringConvertible {
  var x, y: Double
  static let zero = Vector(x: 0, y: 0)
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { a + -b }
  static prefix func - (a: Self) -> Self { Self(x: -a.x, y: -a.y) }
  static func * (a: Self, k: Double) -> Self { Self(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Self) -> Self { a * k }
  static func * (a: Self, b: Self) -> Double { a.x * b.x + a.y * b.y }
  static func += (a: inout Self, b: Self) { a = a + b }
  var description: String { "(\(x), \(y))" }
}
var v = Vector(x: 1, y: 2)
v += Vector(x: 0.5, y: 0)
// expect: (1.5, 2.0) (-1.5, -2.0) true (3.0, 4.0) (3.0, 4.0) 6.25
print(v, -v, v - v == .zero, 2 * v, v * 2, v * v)
print([v, v, .zero].reduce(.zero, +), 3 * v - v * 2)  // expect: (3.0, 4.0) (1.5, 2.0)
