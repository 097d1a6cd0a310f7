// swift-format-ignore-file
func add(_ a: Int, _ b: Int) -> Int { a + b }
struct Point { var x = 1; func dist(to p: Point) -> Int { x - p.x } }
let p = Point()
let d = p.dist(p)  // error: missing argument label 'to:' in call
let e = Point.dist(p)
let f: (Int) -> Int = p.dist  // error: cannot convert value of type '@Sendable (Point) -> Int' to specified type '(Int) -> Int'
let h = [1, 2].reduce(0, add)
let i: (Point) -> Int = p.dist
if add { print("x") }  // error: cannot convert value of type '@Sendable (Int, Int) -> Int' to expected condition type 'Bool'
print(e(p), h, i(p))
