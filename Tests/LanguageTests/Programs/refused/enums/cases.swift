// swift-format-ignore-file
enum Shape {
  case circle(radius: Double)
  case square(Double)
  case empty
  var n = 5  // error: enums must not contain stored properties
  static let count = 3
  init() { self = .empty }
}
let a = Shape.circle(2)  // error: missing argument label 'radius:' in call
let b = Shape.circle(radius: "x")  // error: cannot convert value of type 'String' to expected argument type 'Double'
let c = Shape.square
let d: Shape = .square(1, 2)  // error: extra argument in call
let h: (Double) -> Shape = Shape.square
print(h(1))
