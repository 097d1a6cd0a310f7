protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType
  init(integerLiteral value: IntegerLiteralType)
}
protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType
  init(floatLiteral value: FloatLiteralType)
}
protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType
  init(booleanLiteral value: BooleanLiteralType)
}
protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}
protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}
protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}
extension ExpressibleByExtendedGraphemeClusterLiteral
where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
  init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
    self.init(extendedGraphemeClusterLiteral: value)
  }
}
protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype StringLiteralType
  init(stringLiteral value: StringLiteralType)
}
extension ExpressibleByStringLiteral
where StringLiteralType == ExtendedGraphemeClusterLiteralType {
  init(extendedGraphemeClusterLiteral value: StringLiteralType) {
    self.init(stringLiteral: value)
  }
}
protocol StringInterpolationProtocol {
  associatedtype StringLiteralType
  init(literalCapacity: Int, interpolationCount: Int)
  mutating func appendLiteral(_ literal: StringLiteralType)
}
struct DefaultStringInterpolation: StringInterpolationProtocol, TextOutputStream,
  CustomStringConvertible, Sendable
{
  var _text: String
  init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
  mutating func appendLiteral(_ literal: String) { _text += literal }
  mutating func write(_ string: String) { _text += string }
  mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
  mutating func appendInterpolation<T>(
    _ value: T?, default defaultValue: @autoclosure () -> String
  ) {
    if let value { _text += String(describing: value) } else { _text += defaultValue() }
  }
  var description: String { _text }
}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
  associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
  init(stringInterpolation: StringInterpolation)
}
extension ExpressibleByStringInterpolation
where StringInterpolation == DefaultStringInterpolation, StringLiteralType == String {
  init(stringInterpolation: DefaultStringInterpolation) {
    self.init(stringLiteral: stringInterpolation._text)
  }
}
protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}
protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}
typealias CBool = Bool
typealias CChar = Int8
typealias CDouble = Double
typealias CFloat = Float
typealias CInt = Int32
typealias CLong = Int
typealias CUnsignedInt = UInt32
typealias Float32 = Float
typealias Float64 = Double
typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool
typealias StringLiteralType = String
