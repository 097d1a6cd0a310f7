// swift-format-ignore-file
func run(_ name: String, times: Int) { print(name, times) }
func each(_ n: Int, body: (Int) -> Void) { (0..<n).forEach(body) }
func both(first: () -> Void, second: () -> Void) { first(); second() }
run("x") { print("y") }  // error: trailing closure passed to parameter of type 'Int' that does not accept a closure  // says: missing argument for parameter 'times' in call — not yet in the compiler's words
each(2) { print($0) }
each { print($0) }  // error: missing argument for parameter #1 in call
each(2, { print($0) })  // error: missing argument label 'body:' in call
each(2) { print($0) } again: { print("z") }  // error: extra trailing closure passed in call
both { print(1) } second: { print(2) }
both { print(1) }  // error: missing argument for parameter 'second' in call
both { print(1) } third: { print(2) }  // error: incorrect argument label in call (have '_:third:', expected 'first:second:')  // says: missing argument for parameter 'second' in call — not yet in the compiler's words
