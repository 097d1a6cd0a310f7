import SwiftSyntax

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal: true
    default: false
    }
  }
}
