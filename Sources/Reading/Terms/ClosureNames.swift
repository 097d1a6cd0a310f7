import SwiftSyntax

/// The names that a closure's body uses from outside, `self` among them. Names after a dot aren't used by
/// themselves, and a name that the body declares is used from outside only where the declaration isn't in effect.
struct ClosureNames {
  let used: Set<String>

  init(_ closure: ClosureExprSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(closure)
    used = visitor.used
  }

  private final class Visitor: SyntaxVisitor {
    var used: Set<String> = []
    /// The declared names of the enclosing blocks, the outermost first.
    private var scopes: [Set<String>] = [[]]

    private func use(_ name: String) {
      if !scopes.contains(where: { $0.contains(name) }) { used.insert(name) }
    }

    private func declare(_ token: TokenSyntax) {
      // `guard let self` and `[self]` refer to the same object.
      if token.tokenKind == .keyword(.self) { return }
      scopes[scopes.count - 1].insert(token.plainName)
    }

    private func inScope(_ visit: () -> Void) -> SyntaxVisitorContinueKind {
      scopes.append([])
      visit()
      scopes.removeLast()
      return .skipChildren
    }

    private func walk(_ parts: (any SyntaxProtocol)?...) {
      for part in parts { if let part { walk(part) } }
    }

    // MARK: Uses

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      let isComponent = node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
      if !isMember, !isComponent { use(node.baseName.plainName) }
      return .visitChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
      use("self")
      return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      declare(node.identifier)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      // In `let n = n` the value is the outer one.
      walk(node.initializer, node.pattern, node.typeAnnotation, node.accessorBlock)
      return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
        use(name.identifier.plainName)
      }
      walk(node.initializer, node.pattern)
      return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      walk(node.initializer, node.pattern)
      return .skipChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
      // The value is evaluated outside of the body.
      declare(node.name)
      return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      declare(node.secondName ?? node.firstName)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      declare(node.secondName ?? node.firstName)
      return .visitChildren
    }

    // MARK: Scopes

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      inScope { walk(node.signature, node.statements) }
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      inScope { walk(node.statements) }
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      inScope { walk(node.label, node.statements) }
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
      inScope { walk(node.catchItems, node.body) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
      return inScope { walk(node.signature, node.body) }
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      _ = inScope { walk(node.conditions, node.body) }
      walk(node.elseBody)
      return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      inScope { walk(node.conditions, node.body) }
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      walk(node.sequence)
      return inScope { walk(node.pattern, node.whereClause, node.body) }
    }
  }
}
