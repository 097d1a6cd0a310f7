import MessageTables
import Phrases
import Reading

/// A literal, or arithmetic on literals, whose value doesn't fit its type.
enum LiteralMessage: DiagnosticMessage {
  case divisionByZero
  case divisionOverflow(left: Int128, operator: String, right: Int128)
  case arithmeticOverflow(left: Int128, operator: String, right: Int128, type: String)
  case negationOverflow(of: Int128, bitWidth: Int)
  case characterLiteralLength
  case scalarLiteralLength
  case negativeOverflow(literal: String, type: String)
  /// A floating-point literal as an integer.
  case conversionOverflow(literal: String, type: String)
  case negativeConversion(literal: String, type: String)
  case integerOverflow(literal: String, type: String)
  case largeIntegerOverflow(type: String)
}

extension LiteralMessage {
  /// - Parameter magnitude: Nil if the literal is too large to be read.
  static func overflow(of magnitude: UInt64?, isNegative: Bool, type: String) -> Self {
    guard let magnitude else { return .largeIntegerOverflow(type: type) }
    if isNegative, type.hasPrefix("UInt") {
      return .negativeOverflow(literal: "-\(magnitude)", type: type)
    }
    return .integerOverflow(literal: isNegative ? "-\(magnitude)" : "\(magnitude)", type: type)
  }
}

extension LiteralMessage {
  var sentence: Sentence {
    switch self {
    case .divisionByZero: "division by zero"
    case .arithmeticOverflow(let left, let `operator`, let right, let type):
      "arithmetic operation '\(left) \(`operator`) \(right)' (on type '\(type)') results in an "
        + "overflow"
    case .divisionOverflow(let left, let `operator`, let right):
      "division '\(left) \(`operator`) \(right)' results in an overflow"
    case .negationOverflow(let value, let bitWidth):
      "arithmetic operation '0 - \(value)' (on signed \(bitWidth)-bit integer type) results in an "
        + "overflow"
    case .negativeOverflow(let literal, let type):
      "negative integer '\(literal)' overflows when stored into unsigned type '\(type)'"
    case .conversionOverflow(let literal, let type):
      "invalid conversion: '\(literal)' overflows '\(type)'"
    case .negativeConversion(let literal, let type):
      "negative literal '\(literal)' cannot be converted to '\(type)'"
    case .characterLiteralLength: "a character literal holds exactly one character"
    case .scalarLiteralLength: "a Unicode scalar literal holds exactly one scalar"
    case .integerOverflow(let literal, let type):
      "integer literal '\(literal)' overflows when stored into '\(type)'"
    case .largeIntegerOverflow(let type): "integer literal overflows when stored into '\(type)'"
    }
  }
}
