// swift-format-ignore-file
func greet(_ name: String) -> String { "hi " + name }
func add(_ a: Int, _ b: Int = 1) -> Int { a + b }
let f: (String) -> String = greet
let j: (Int, Int) -> Int = add
func run(_ f: (Int) -> Int) -> Int { f(1) }
print(run { greet("\($0)") })  // error: cannot convert value of type 'String' to closure result type 'Int'
print(run { add($0) }, f("x"), j(1, 2))
f = greet  // error: cannot assign to value: 'f' is a 'let' constant
print(greet == greet)  // error: binary operator '==' cannot be applied to two '@Sendable (String) -> String' operands
