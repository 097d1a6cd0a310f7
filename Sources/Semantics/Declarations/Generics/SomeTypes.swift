import SwiftSyntax

/// Finds each `some P` in a piece of syntax, outer ones first.
final class SomeTypes: SyntaxVisitor {
  private var found: [SomeOrAnyTypeSyntax] = []

  static func `in`(_ syntax: some SyntaxProtocol) -> [SomeOrAnyTypeSyntax] {
    // Most types are names, which need no visitor.
    if let name = syntax.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil {
      return []
    }
    let visitor = SomeTypes(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.found
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.text == "some" { found.append(node) }
    return .visitChildren
  }

  // A default value may contain closures with types of their own.
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
