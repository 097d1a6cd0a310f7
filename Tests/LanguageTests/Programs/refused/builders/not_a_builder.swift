// swift-format-ignore-file
@resultBuilder struct Empty {}  // error: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
@resultBuilder struct Instance { func buildBlock(_ s: String...) -> String { "" } }  // error: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
struct Plain { static func buildBlock(_ s: String...) -> String { "" } }
@Plain func f() -> String { "a" }  // error: struct 'Plain' cannot be used as an attribute  // says: 'Plain' cannot be used as an attribute — not yet in the compiler's words
@resultBuilder enum Good { static func buildBlock(_ s: Int...) -> [Int] { s } }
@Good func g() -> [Int] { 1; 2 }
@Good var h: Int = 5  // error: result builder attribute 'Good' can only be applied to a variable if it defines a getter
@Good struct S {}  // error: result builder attribute 'Good' can only be applied to a parameter, function, subscript, or computed property
print(g())
