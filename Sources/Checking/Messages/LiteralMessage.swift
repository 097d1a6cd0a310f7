import Reading

/// A literal, or arithmetic on literals, whose value doesn't fit its type.
enum LiteralMessage: DiagnosticMessage {
  case divisionByZero
  case arithmeticOverflow(left: Int, operator: String, right: Int, type: String)
  case characterLiteralLength
  case scalarLiteralLength
  case integerOverflow(literal: String, type: String)
  case largeIntegerOverflow(type: String)
}

extension LiteralMessage {
  /// - Parameter magnitude: Nil if the literal is too large to be read.
  static func overflow(of magnitude: UInt64?, isNegative: Bool, type: String) -> Self {
    guard let magnitude else { return .largeIntegerOverflow(type: type) }
    return .integerOverflow(literal: isNegative ? "-\(magnitude)" : "\(magnitude)", type: type)
  }
}

extension LiteralMessage {
  var text: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .arithmeticOverflow(let left, let `operator`, let right, let type):
      "arithmetic operation '\(left) \(`operator`) \(right)' (on type '\(type)') results in an "
        + "overflow"
    case .characterLiteralLength: "a character literal holds exactly one character"
    case .scalarLiteralLength: "a Unicode scalar literal holds exactly one scalar"
    case .integerOverflow(let literal, let type):
      "integer literal '\(literal)' overflows when stored into '\(type)'"
    case .largeIntegerOverflow(let type): "integer literal overflows when stored into '\(type)'"
    }
  }
}
