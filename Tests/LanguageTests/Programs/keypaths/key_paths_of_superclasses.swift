// swift-format-ignore-file
class Shape { var name: String { "shape" }; var corners = 0 }
class Circle: Shape { override var name: String { "circle" } }
let path = \Shape.name
print(Circle()[keyPath: path], Circle()[keyPath: \Shape.name], Shape()[keyPath: path])  // expect: circle circle shape
let circle = Circle()
circle[keyPath: \Shape.corners] = 3
let corners: ReferenceWritableKeyPath<Shape, Int> = \.corners
circle[keyPath: corners] += 1
print(circle.corners, [circle].map(\.name))  // expect: 4 ["circle"]
