// swift-format-ignore-file
let add = { (a: Int, b: Int) in a + b }
print(add(1, 2))
print(add(1))  // error: missing argument for parameter #2 in call
print([1].map { a, b in a })  // error: contextual closure type '(Int) -> T' expects 1 argument, but 2 were used in closure body  // says: contextual closure type expects 1 argument, but 2 were used in closure body — not yet in the compiler's words
print([1, 2].reduce(0) { $0 })  // error: contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 1 was used in closure body  // says: contextual closure type expects 2 arguments, but 1 was used in closure body — not yet in the compiler's words
func run(_ f: () -> Void) { f() }
run { print($0) }  // error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body  // says: contextual closure type expects 0 arguments, but 1 was used in closure body — not yet in the compiler's words
run { x in print(x) }  // error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body  // says: contextual closure type expects 0 arguments, but 1 was used in closure body — not yet in the compiler's words
func two(_ f: (Int, Int) -> Int) -> Int { f(1, 2) }
print(two { $0 })  // error: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body  // says: contextual closure type expects 2 arguments, but 1 was used in closure body — not yet in the compiler's words
print(two { a, b in a - b }, two { _, b in b })
