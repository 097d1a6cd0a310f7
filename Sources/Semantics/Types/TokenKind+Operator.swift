import SwiftSyntax

extension TokenKind {
  package var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal: true
    default: false
    }
  }
}
