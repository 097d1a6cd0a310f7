// swift-format-ignore-file
infix operator +++
prefix operator ~~
func +++ (a: Int, b: Int) -> Int { a + b }
prefix func ~~ (a: Int) -> Int { -a }
infix operator <<>>: Missing  // error: unknown precedence group 'Missing'
precedencegroup Odd { higherThan: Nothing }  // error: unknown precedence group 'Nothing'
struct Point {
  var x = 0
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x) }
  func - (a: Point, b: Point) -> Point { a }  // error: operator '-' declared in type 'Point' must be 'static'
  static func * (a: Int, b: Int) -> Int { a }  // error: member operator '*' must have at least one argument of type 'Point'
}
print((Point() + Point()).x, 1 +++ 2, ~~3)
