// swift-format-ignore-file
// A property without a setter can be overridden with a subclass, or with one optional less.
class Shape {
  var parent: Shape? { nil }
  var parts: (Shape, Int) { (Shape(), 0) }
  var make: (Circle) -> Shape { { $0 } }
  subscript(index: Int) -> Shape? { nil }
  class var sample: Shape { Shape() }
  var name: String { "shape" }
}
class Circle: Shape {
  override var parent: Circle { self }
  override var parts: (Circle, Int) { (self, 1) }
  override var make: (Shape) -> Circle { { _ in Circle() } }
  override subscript(index: Int) -> Circle { self }
  override class var sample: Circle { Circle() }
  override var name: String { "circle" }
  func roll() -> String { "rolls" }
}
class Wheel: Circle {
  override var parent: Wheel { Wheel() }
  override var name: String { "wheel" }
}
let circle = Circle()
print(circle.parent.roll(), circle.parts.0.roll(), circle.make(circle).roll(), circle[0].roll(), Circle.sample.roll())
// expect: rolls rolls rolls rolls rolls
for shape in [Shape(), circle, Wheel()] {
  print(shape.name, shape.parent?.name ?? "none", shape.parts.0.name, shape[0]?.name ?? "none", shape.make(circle).name)
}
// expect: shape none shape none circle
// expect: circle circle circle circle circle
// expect: wheel wheel wheel wheel circle
print((circle as Shape).parent?.parent?.name ?? "none", (Wheel() as Circle).parent.roll())  // expect: circle rolls
let path = \Shape.parent
print(Wheel()[keyPath: path]?.name ?? "none", type(of: (circle as Shape).parent))  // expect: wheel Optional<Shape>
class Cell<Value> { var value: Value? { nil } }
class Number: Cell<Int> { override var value: Int { 4 } }
let cell: Cell<Int> = Number()
print(cell.value as Any, Number().value + 1)  // expect: Optional(4) 5
protocol Parented { associatedtype Parent; var parent: Parent { get } }
extension Circle: Parented {}
func parent<P: Parented>(of value: P) -> P.Parent { value.parent }
print(parent(of: Wheel()).name)  // expect: wheel
