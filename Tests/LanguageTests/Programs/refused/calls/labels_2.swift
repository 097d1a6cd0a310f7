// swift-format-ignore-file
func move(from a: Int, to b: Int) {}
func greet(_ name: String, loudly: Bool = false) {}
struct Point { var x = 0, y = 0; func shifted(by n: Int) -> Point { self } }
move(from: 1, to: 2)
greet("A", loud: true)  // error: extra argument 'loud' in call
let p = Point(x: 1, y: 2)
let q = Point(1, 2)  // error: missing argument labels 'x:y:' in call
let r = Point(y: 1, x: 2)  // error: argument 'x' must precede argument 'y'
print(p.shifted(5), p.shifted(by: 5))  // error: missing argument label 'by:' in call
