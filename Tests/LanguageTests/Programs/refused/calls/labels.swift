// swift-format-ignore-file
func move(from a: Int, to b: Int) {}
func greet(_ name: String, loudly: Bool = false) {}
struct Point { var x = 0, y = 0; func shifted(by n: Int) -> Point { self } }
move(from: 1, to: 2)
move(1, 2)  // error: missing argument labels 'from:to:' in call
move(to: 1, from: 2)  // error: argument 'from' must precede argument 'to'
move(from: 1, too: 2)  // error: incorrect argument label in call (have 'from:too:', expected 'from:to:')
greet(name: "A")  // error: extraneous argument label 'name:' in call
greet("A", true)  // error: missing argument label 'loudly:' in call
let p = Point(x: 1, y: 2)
