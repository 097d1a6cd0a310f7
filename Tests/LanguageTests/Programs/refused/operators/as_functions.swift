// swift-format-ignore-file
print([1, 2].reduce(0, +))
print([3, 1].sorted(by: >))
print([3, 1].sorted(by: +))  // error: cannot convert value of type '@Sendable (Int, Int) -> Int' to expected argument type '(Int, Int) throws -> Bool'  // says: no exact matches in reference to operator function '+' — not yet in the compiler's words
print(["a"].reduce(0, +))  // error: cannot convert value of type 'String' to expected element type 'Int'  // says: no exact matches in reference to operator function '+' — not yet in the compiler's words
let add: (Int, Int) -> Int = (+)
print([1, 2].map(-))
print(add(1, 2))
print("a", -"b")  // error: unary operator '-' cannot be applied to an operand of type 'String'
