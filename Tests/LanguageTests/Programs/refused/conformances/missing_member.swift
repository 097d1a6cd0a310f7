// swift-format-ignore-file
protocol Shape {
  var name: String { get }
  func area() -> Double
}
struct Square: Shape {
  var side: Double
  var name: String { "square" }
  func area() -> Double { side * side }
}
struct Circle: Shape {  // error: type 'Circle' does not conform to protocol 'Shape'
  var radius: Double
  var name: String { "circle" }
}
struct Line { var length = 1.0 }
extension Line: Shape {  // error: type 'Line' does not conform to protocol 'Shape'
  var title: String { "line" }
}
let shapes: [any Shape] = [Square(side: 2), Circle(radius: 1)]
for shape in shapes { print(shape.name, shape.area()) }
