protocol Shape { func area() -> Int }
class Base: Shape {
  let side: Int
  init(side: Int) { self.side = side }
  func area() -> Int { side }
}
final class Square: Base { override func area() -> Int { side * side } }
struct Strip: Shape {
  let length: Int
  func area() -> Int { length * 2 }
}
func run(_ count: Int) -> Int {
  let shapes: [any Shape] = [Base(side: 2), Square(side: 3), Strip(length: 4)]
  let bases: [Base] = [Base(side: 2), Square(side: 3)]
  var sum = 0
  for i in 0..<count {
    sum += shapes[i % 3].area()
    sum += bases[i % 2].area()
  }
  return sum
}
print(run(COUNT))
