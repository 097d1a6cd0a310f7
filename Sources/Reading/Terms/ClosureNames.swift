import SwiftSyntax

/// The names that a closure's body uses and doesn't declare, `self` among them. Names after a dot aren't used by
/// themselves.
struct ClosureNames {
  let used: Set<String>

  init(_ closure: ClosureExprSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(closure)
    used = visitor.used.subtracting(visitor.declared)
  }

  private final class Visitor: SyntaxVisitor {
    var used: Set<String> = []
    /// Variables and parameters, wherever inside.
    var declared: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      let isComponent = node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
      if !isMember, !isComponent { used.insert(node.baseName.plainName) }
      return .visitChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
      used.insert("self")
      return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      // `guard let self` refers to the same object.
      if node.identifier.tokenKind != .keyword(.self) { declared.insert(node.identifier.plainName) }
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.plainName)
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert((node.secondName ?? node.firstName).plainName)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert((node.secondName ?? node.firstName).plainName)
      return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
      // The value is evaluated outside of the body, but a capture with a name of its own is a use.
      if node.name.tokenKind != .keyword(.self) { declared.insert(node.name.plainName) }
      return .skipChildren
    }
  }
}
