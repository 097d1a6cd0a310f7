// swift-format-ignore-file
func add(_ a: Int, _ b: Int) -> Int { a + b }
struct Point { var x = 1; func dist(to p: Point) -> Int { x - p.x } }
let p = Point()
let a: Int = add  // error: cannot convert value of type '@Sendable (Int, Int) -> Int' to specified type 'Int'
let b = add(1, 2).x  // error: value of type 'Int' has no member 'x'
let c: String = p.dist  // error: cannot convert value of type '@Sendable (Point) -> Int' to specified type 'String'
print(p.dist + 1)  // error: cannot convert value of type '@Sendable (Point) -> Int' to expected argument type 'Int'  // says: binary operator '+' cannot be applied to operands of type '@Sendable (Point) -> Int' and 'Int' — it names the operator with both types
let e = Point.dist(p)
let h = [1, 2].reduce(0, add)
let i: (Point) -> Int = p.dist
print(e(p), h, i(p))
