// swift-format-ignore-file
struct A: ExpressibleByIntegerLiteral { var n: Int; init(integerLiteral v: UInt8) { n = Int(v) } }
let a: A = 300  // error: integer literal '300' overflows when stored into 'A'
let b: A = -1  // error: negative integer '-1' overflows when stored into unsigned type 'A'  // says: integer literal '-1' overflows when stored into 'A' — not yet in the compiler's words
