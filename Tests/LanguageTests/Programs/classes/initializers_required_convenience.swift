// swift-format-ignore-file
class Shape { let sides: Int; var name: String
  required init(sides: Int) { self.sides = sides; name = "shape"; print("designated") }
  convenience init() { self.init(sides: 0); name = "blank" }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(sides: n) }
  func area() -> Double { 0 } }
class Square: Shape { var side = 1.0
  required init(sides: Int) { super.init(sides: 4); name = "square" }
  convenience init(side: Double) { self.init(sides: 4); self.side = side }
  override func area() -> Double { side * side } }
final class Cube: Square { var depth: Double; init(depth: Double) { self.depth = depth; super.init(sides: 4); side = depth }; required init(sides: Int) { depth = 1; super.init(sides: sides) }
  override func area() -> Double { 6 * super.area() } }
print(Shape().name, Shape(text: "x") == nil, Shape(text: "5")!.sides)
print(Square().name, Square(side: 3).area(), Square(text: "9")!.sides)
let c: Shape = Cube(depth: 2)
print(c.area(), c.name, (c as! Cube).depth)
let types: [Shape.Type] = [Shape.self, Square.self, Cube.self]
print(types.map { $0.init(sides: 7).sides })
extension Shape: Equatable { static func == (a: Shape, b: Shape) -> Bool { a.sides == b.sides && type(of: a) == type(of: b) } }
print(Shape(sides: 4) == Square(sides: 4), Square() == Square(side: 2))
// expect: designated
// expect: designated
// expect: blank true 5
// expect: designated
// expect: designated
// expect: designated
// expect: blank 9.0 4
// expect: designated
// expect: 24.0 square 2.0
// expect: designated
// expect: designated
// expect: designated
// expect: [7, 4, 4]
// expect: designated
// expect: designated
// expect: designated
// expect: designated
// expect: false true
