import SwiftSyntax

/// A `$n` in a clause of `#if` that isn't compiled. It still is a parameter of its closure, so that the
/// closure's type doesn't depend on the condition.
package struct InactiveShorthand {
  let index: Int
  /// Where it is in the text, in bytes.
  let offset: Int

  /// All that don't belong to a closure in the syntax.
  static func all(in syntax: some SyntaxProtocol) -> [InactiveShorthand] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    var found: [InactiveShorthand] = []

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if case .dollarIdentifier(let name) = node.baseName.tokenKind,
        let index = Int(name.dropFirst()), index < ClosureEffects.mostShorthands
      {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        found.append(InactiveShorthand(index: index, offset: offset))
      }
      return .visitChildren
    }
  }
}
