package import SwiftSyntax

/// The effects of a closure's body, found in its syntax, which determine its function type.
package struct ClosureEffects {
  package let awaits: Bool
  /// The first `await`.
  package let awaited: AwaitExprSyntax?
  /// Whether the error of a `try` or `throw` leaves the closure.
  package let throwsOut: Bool
  /// Whether there is a `return` with a value.
  package let returnsValue: Bool
  /// The highest `$n`, plus one.
  let shorthandCount: Int
  /// The first `$n` beyond the maximum number of parameters.
  let excessiveShorthand: DeclReferenceExprSyntax?
  /// The indices of all `$n = …`.
  package let assignedShorthands: Set<Int>

  /// - Parameter inactive: Each `$n` of the file that isn't compiled.
  init(_ closure: ClosureExprSyntax, inactive: [InactiveShorthand]) {
    self.init(
      closure.statements,
      inactive: inactive.filter { closure.range.contains(AbsolutePosition(utf8Offset: $0.offset)) })
  }

  package init(_ statements: CodeBlockItemListSyntax) { self.init(statements, inactive: []) }

  private init(_ statements: CodeBlockItemListSyntax, inactive: [InactiveShorthand]) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.inactive = inactive
    visitor.walk(statements)
    for shorthand in visitor.inactive {
      visitor.shorthandCount = max(visitor.shorthandCount, shorthand.index + 1)
    }
    awaits = visitor.awaits
    awaited = visitor.awaited
    throwsOut = visitor.throwsOut
    returnsValue = visitor.returnsValue
    shorthandCount = visitor.shorthandCount
    excessiveShorthand = visitor.excessiveShorthand
    assignedShorthands = visitor.assignedShorthands
  }

  /// The maximum number of implicit parameters, so that a number in the text can't allocate memory.
  static let mostShorthands = 256

  private final class Visitor: SyntaxVisitor {
    var awaits = false
    var awaited: AwaitExprSyntax?
    var throwsOut = false
    var returnsValue = false
    var shorthandCount = 0
    var excessiveShorthand: DeclReferenceExprSyntax?
    var assignedShorthands: Set<Int> = []
    /// Each `$n` that isn't compiled and belongs to no closure inside.
    var inactive: [InactiveShorthand] = []
    /// The number of enclosing `do` statements that catch everything.
    private var catchingCount = 0

    // Code inside these nodes has effects of its own.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      // Captures are evaluated where the closure is created.
      if let captures = node.signature?.capture { walk(captures) }
      inactive.removeAll { node.range.contains(AbsolutePosition(utf8Offset: $0.offset)) }
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
      // No error leaves `try?` and `try!`.
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
  /// `catch { }`, or a pattern that matches every error.
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
