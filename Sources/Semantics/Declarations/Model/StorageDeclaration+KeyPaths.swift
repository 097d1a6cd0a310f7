import SwiftSyntax

extension StorageDeclaration {
  /// Whether it is a constant whose inferred type is that of a key path literal. Such a key path is `Sendable` if what
  /// it captures is (SE-0418). A written type says itself whether it is `Sendable`.
  package var holdsSendableKeyPath: Bool {
    guard isConstant, let value = initialValue?.syntax,
      let binding = value.parent?.parent?.as(PatternBindingSyntax.self)
    else { return false }
    return binding.typeAnnotation == nil && value.holdsKeyPathLiterals
  }
}

extension ExprSyntax {
  /// Whether it consists of key path literals, and of other literals beside them.
  fileprivate var holdsKeyPathLiterals: Bool {
    if let path = self.as(KeyPathExprSyntax.self) {
      return path.components.allSatisfy { component in
        guard case .subscript(let part) = component.component else { return true }
        return part.arguments.allSatisfy(\.expression.isPlainLiteral)
      }
    }
    if let array = self.as(ArrayExprSyntax.self) {
      return !array.elements.isEmpty && array.elements.allSatisfy(\.expression.holdsKeyPathLiterals)
    }
    if let tuple = self.as(TupleExprSyntax.self) {
      let parts = tuple.elements.map(\.expression)
      return parts.contains(where: \.holdsKeyPathLiterals)
        && parts.allSatisfy { $0.isPlainLiteral || $0.holdsKeyPathLiterals }
    }
    return false
  }

  private var isPlainLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
  }
}
