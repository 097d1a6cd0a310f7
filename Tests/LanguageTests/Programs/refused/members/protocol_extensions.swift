// swift-format-ignore-file
protocol Shape { var sides: Int { get } }
extension Shape {
  func describe() -> String { "\(sides)" }
  var area: Double = 1  // error: extensions must not contain stored properties
  func missing() -> Int { corners }  // error: cannot find 'corners' in scope
}
extension Shape where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
struct Square: Shape { var sides = 4 }
print(Square().describe())
print(Square().same(Square()))  // error: referencing instance method 'same' on 'Shape' requires that 'Square' conform to 'Equatable'
extension Shape: Equatable {}  // error: extension of protocol 'Shape' cannot have an inheritance clause
print(Shape.describe())  // error: instance member 'describe' cannot be used on type 'any Shape'
let s: any Shape = Square()
print(s.describe(), s.width)  // error: value of type 'any Shape' has no member 'width'
