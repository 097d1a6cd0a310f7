import SwiftSyntax

extension Syntax {
  /// Whether the compiler makes no code for a part of a body, so that it finds no overflow there: a
  /// branch whose condition is the literal `false`, and statements after a jump.
  var isNeverCompiled: Bool {
    var inner = self
    while let outer = inner.parent {
      if outer.isBodyOfFunction || Self.skips(inner, in: outer) { return !outer.isBodyOfFunction }
      inner = outer
    }
    return false
  }

  private var isBodyOfFunction: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(AccessorBlockSyntax.self)
      || self.is(InitializerDeclSyntax.self) || self.is(MemberBlockSyntax.self)
  }

  private static func skips(_ inner: Syntax, in outer: Syntax) -> Bool {
    switch outer.as(SyntaxEnum.self) {
    case .ifExpr(let conditional):
      if inner.id == conditional.body.id {
        return conditional.conditions.contains { $0.isLiteral(false) }
      }
      return inner.id == conditional.elseBody?.id
        && conditional.conditions.allSatisfy { $0.isLiteral(true) }
    case .whileStmt(let loop):
      return inner.id == loop.body.id && loop.conditions.contains { $0.isLiteral(false) }
    case .guardStmt(let statement):
      return inner.id == statement.body.id
        && statement.conditions.allSatisfy { $0.isLiteral(true) }
    case .codeBlockItemList(let items):
      return items.prefix { $0.id != inner.id }.contains(where: \.isJump)
    default: return false
    }
  }
}

extension ConditionElementSyntax {
  fileprivate func isLiteral(_ value: Bool) -> Bool {
    guard case .expression(let expression) = condition,
      let literal = expression.as(BooleanLiteralExprSyntax.self)
    else { return false }
    return (literal.literal.tokenKind == .keyword(.true)) == value
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isJump: Bool {
    guard case .stmt(let statement) = item else { return false }
    return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
      || statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
  }
}
