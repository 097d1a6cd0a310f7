package import SwiftSyntax

/// What a closure's body is seen to do before it is checked: enough to know its function type.
package struct ClosureEffects {
  package let awaits: Bool
  /// The first `await`.
  package let awaited: AwaitExprSyntax?
  /// Whether a `try` or `throw` stands where its error leaves the closure.
  package let throwsOut: Bool
  /// Whether there is a `return` with a value.
  package let returnsValue: Bool
  /// One more than the highest `$n`.
  let shorthandCount: Int
  /// The first `$n` that no closure has so many parameters for.
  let excessiveShorthand: DeclReferenceExprSyntax?
  /// Each `n` of a `$n = …`.
  package let assignedShorthands: Set<Int>

  package init(_ closure: ClosureExprSyntax) { self.init(closure.statements) }

  package init(_ statements: CodeBlockItemListSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(statements)
    awaits = visitor.awaits
    awaited = visitor.awaited
    throwsOut = visitor.throwsOut
    returnsValue = visitor.returnsValue
    shorthandCount = visitor.shorthandCount
    excessiveShorthand = visitor.excessiveShorthand
    assignedShorthands = visitor.assignedShorthands
  }

  /// Parameters of a closure without a list of them: a number in the text must not size anything.
  private static let mostShorthands = 256

  private final class Visitor: SyntaxVisitor {
    var awaits = false
    var awaited: AwaitExprSyntax?
    var throwsOut = false
    var returnsValue = false
    var shorthandCount = 0
    var excessiveShorthand: DeclReferenceExprSyntax?
    var assignedShorthands: Set<Int> = []
    /// How many `do` statements around catch everything.
    private var catchingCount = 0

    // What stands inside these belongs to them.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      // What it captures is evaluated where it is made.
      if let captures = node.signature?.capture { walk(captures) }
      return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      awaits = true
      awaited = awaited ?? node
      return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.expression != nil { returnsValue = true }
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.awaitKeyword != nil { awaits = true }
      if node.tryKeyword != nil { leave() }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) }) { awaits = true }
      return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      if node.questionOrExclamationMark == nil {
        leave()
        return .visitChildren
      }
      // `try?` and `try!` let no error out.
      catchingCount += 1
      walk(node.expression)
      catchingCount -= 1
      return .skipChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
      leave()
      return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
      let catchesAll = node.catchClauses.contains(where: \.catchesEverything)
      if catchesAll { catchingCount += 1 }
      walk(node.body)
      if catchesAll { catchingCount -= 1 }
      for clause in node.catchClauses { walk(clause) }
      return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements.prefix(2))
      if elements.count == 2, elements[1].is(AssignmentExprSyntax.self),
        let name = elements[0].as(DeclReferenceExprSyntax.self), let index = shorthand(name)
      {
        assignedShorthands.insert(index)
      }
      return .visitChildren
    }

    private func shorthand(_ node: DeclReferenceExprSyntax) -> Int? {
      guard case .dollarIdentifier(let name) = node.baseName.tokenKind else { return nil }
      guard let index = Int(name.dropFirst()) else { return nil }
      guard index < ClosureEffects.mostShorthands else {
        excessiveShorthand = excessiveShorthand ?? node
        return nil
      }
      return index
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let index = shorthand(node) {
        shorthandCount = max(shorthandCount, index + 1)
      }
      return .visitChildren
    }

    private func leave() { if catchingCount == 0 { throwsOut = true } }
  }
}

extension CatchClauseSyntax {
  /// `catch { }`, or a pattern that binds whatever comes.
  var catchesEverything: Bool {
    if catchItems.isEmpty { return true }
    return catchItems.contains { item in
      guard item.whereClause == nil, let pattern = item.pattern else {
        return item.whereClause == nil
      }
      if pattern.is(WildcardPatternSyntax.self) { return true }
      return pattern.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self)
        ?? false
    }
  }
}
