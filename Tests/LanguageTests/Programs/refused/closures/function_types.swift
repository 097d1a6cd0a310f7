// swift-format-ignore-file
func greet(_ name: String) -> String { "hi " + name }
func add(_ a: Int, _ b: Int = 1) -> Int { a + b }
let f: (String) -> String = greet
let g: (Int) -> String = greet  // error: cannot convert value of type '@Sendable (String) -> String' to specified type '(Int) -> String'
let h: (Int) -> Int = add  // error: cannot convert value of type '@Sendable (Int, Int) -> Int' to specified type '(Int) -> Int'
let i: () -> String = greet("x")  // error: cannot convert value of type 'String' to specified type '() -> String'
let j: (Int, Int) -> Int = add
let k: (String) -> Void = greet  // error: cannot convert value of type '@Sendable (String) -> String' to specified type '(String) -> Void'  // says: cannot convert value of type '@Sendable (String) -> String' to specified type '(String) -> ()' — `Void` is shown as `()`
func run(_ f: (Int) -> Int) -> Int { f(1) }
print(run { add($0) }, f("x"), j(1, 2))
