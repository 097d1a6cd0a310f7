// The result of a generic function that opens an existential is used in place.
protocol Shape: Sendable {
  var sides: Int { get }
  func name() -> String
  subscript(index: Int) -> Int { get }
}
struct Square: Shape {
  var sides = 4
  func name() -> String { "square" }
  subscript(index: Int) -> Int { index * sides }
}
struct Triangle: Shape {
  let sides = 3
  func name() -> String { "triangle" }
  subscript(index: Int) -> Int { index * sides }
}

func same<T: Shape>(_ shape: T) -> T { shape }
func maker<T: Shape>(of shape: T) -> () -> T { { shape } }
func many<T: Shape>(_ shape: T) -> [T] { [shape, shape] }
func numbered<T: Shape>(_ shape: T) -> (T, Int) { (shape, 1) }
func maybe<T: Shape>(_ shape: T?) -> T? { shape }
func make<T: Shape>(_ type: T.Type, _ shape: T) -> Int { shape.sides }

let shape: any Shape = Square()
print(same(shape).sides, same(shape).name(), same(shape)[2])  // expect: 4 square 8
print(maker(of: shape)().sides, maker(of: shape)().name())  // expect: 4 square
print(many(shape)[1].sides, many(shape).first!.name(), many(shape).count)  // expect: 4 square 2
print(numbered(shape).0.name(), numbered(shape).1)  // expect: square 1
print(maybe(shape)!.sides, maybe(shape)?.name() ?? "none")  // expect: 4 square
print(same(same(shape)).name(), type(of: maker(of: shape)()))  // expect: square Square
let shapes: [any Shape] = [Square(), Triangle()]
print(shapes.map { same($0).sides }, shapes.map { maker(of: $0)().name() })
// expect: [4, 3] ["square", "triangle"]
for shape in shapes { print(same(shape).name(), many(shape)[0][1]) }
// expect: square 4
// expect: triangle 3
