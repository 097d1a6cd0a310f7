// swift-format-ignore-file
infix operator +++
prefix operator ~~
func +++ (a: Int, b: Int) -> Int { a + b }
func +++ (a: Int) -> Int { a }  // error: unary operator implementation must have a 'prefix' or 'postfix' modifier
prefix func ~~ (a: Int) -> Int { -a }
func ~~ (a: String) -> String { a }  // error: prefix unary operator missing 'prefix' modifier  // says: unary operator implementation must have a 'prefix' or 'postfix' modifier — not yet in the compiler's words
func %% (a: Int, b: Int) -> Int { a }  // error: operator implementation without matching operator declaration
postfix func ¡ (a: Int) -> Int { a }  // error: operator implementation without matching operator declaration
struct Point {
  var x = 0
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x) }
}
print((Point() + Point()).x, 1 +++ 2, ~~3)
