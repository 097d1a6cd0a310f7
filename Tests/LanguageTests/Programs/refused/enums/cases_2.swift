// swift-format-ignore-file
enum Shape {
  case circle(radius: Double)
  case square(Double)
  case empty
  static let count = 3
  init() { self = .empty }
}
let c = Shape.square
let e = Shape.empty(1)  // error: enum case 'empty' has no associated values
let f: Shape = .triangle  // error: type 'Shape' has no member 'triangle'
print(Shape.circle(radius: 1).radius)  // error: value of type 'Shape' has no member 'radius'
let g = Shape.empty.circle  // error: enum case 'circle' cannot be used as an instance member
let h: (Double) -> Shape = Shape.square
print(h(1))
