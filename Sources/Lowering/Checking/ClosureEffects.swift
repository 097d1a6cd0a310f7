import SwiftSyntax

/// What a closure is seen to do before it is checked: enough to choose an overload.
struct ClosureEffects {
  let awaits: Bool
  let throwsOut: Bool
  /// Of a written parameter list, or of the highest `$n`.
  let parameterCount: Int

  init(_ closure: ClosureExprSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(closure.statements)
    awaits =
      visitor.awaits || closure.signature?.effectSpecifiers?.asyncSpecifier != nil
    throwsOut =
      visitor.throwsOut || closure.signature?.effectSpecifiers?.throwsClause != nil
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: parameterCount = names.count
    case .parameterClause(let clause)?: parameterCount = clause.parameters.count
    case nil: parameterCount = visitor.highestAnonymous + 1
    }
  }

  private final class Visitor: SyntaxVisitor {
    var awaits = false
    var throwsOut = false
    var highestAnonymous = -1
    private var catchDepth = 0

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      awaits = true
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.awaitKeyword != nil { awaits = true }
      if node.tryKeyword != nil, catchDepth == 0 { throwsOut = true }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "async" }) { awaits = true }
      return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      if node.questionOrExclamationMark == nil, catchDepth == 0 { throwsOut = true }
      return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
      if catchDepth == 0 { throwsOut = true }
      return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
      let catchesAll = node.catchClauses.contains(where: \.catchesEverything)
      if catchesAll { catchDepth += 1 }
      walk(node.body)
      if catchesAll { catchDepth -= 1 }
      for clause in node.catchClauses { walk(clause.body) }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.plainName
      if name.hasPrefix("$"), let index = Int(name.dropFirst()) {
        highestAnonymous = max(highestAnonymous, index)
      }
      return .visitChildren
    }
  }
}

extension CatchClauseSyntax {
  /// `catch { }`, or a pattern that binds whatever comes.
  var catchesEverything: Bool {
    if catchItems.isEmpty { return true }
    return catchItems.contains { item in
      guard item.whereClause == nil, let pattern = item.pattern else { return false }
      return pattern.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self)
        ?? false
    }
  }
}
