// swift-format-ignore-file
struct Text: ExpressibleByIntegerLiteral {  // error: type 'Text' does not conform to protocol 'ExpressibleByIntegerLiteral'
  init(integerLiteral value: String) {}
}
struct Flag: ExpressibleByBooleanLiteral {  // error: type 'Flag' does not conform to protocol 'ExpressibleByBooleanLiteral'
  init(booleanLiteral value: Int) {}
}
struct Ratio: ExpressibleByFloatLiteral {  // error: type 'Ratio' does not conform to protocol 'ExpressibleByFloatLiteral'
  init(floatLiteral value: Int) {}
}
struct Small: ExpressibleByIntegerLiteral { init(integerLiteral value: Int8) {} }
struct Half: ExpressibleByIntegerLiteral { init(integerLiteral value: Double) {} }
struct Letter: ExpressibleByUnicodeScalarLiteral { init(unicodeScalarLiteral value: Unicode.Scalar) {} }
struct Word: ExpressibleByExtendedGraphemeClusterLiteral { init(extendedGraphemeClusterLiteral value: Character) {} }
struct Box<T: ExpressibleByIntegerLiteral>: ExpressibleByIntegerLiteral {
  init(integerLiteral value: T.IntegerLiteralType) {}
}
