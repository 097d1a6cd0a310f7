package import Semantics

/// A requirement of a literal on its type.
package enum Literal: Equatable {
  case integer, floating, boolean, interpolation, nothing
  /// A single character can be a `Character` as well.
  case string(isCharacter: Bool)
  case array(element: Type)
  case dictionary(key: Type, value: Type)

  var isNumber: Bool { self == .integer || self == .floating }

  package var isText: Bool {
    switch self {
    case .string, .interpolation: true
    default: false
    }
  }

  package var protocolName: String {
    switch self {
    case .integer: "ExpressibleByIntegerLiteral"
    case .floating: "ExpressibleByFloatLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .interpolation: "ExpressibleByStringInterpolation"
    case .nothing: "ExpressibleByNilLiteral"
    case .string: "ExpressibleByStringLiteral"
    case .array: "ExpressibleByArrayLiteral"
    case .dictionary: "ExpressibleByDictionaryLiteral"
    }
  }
}
