import Machine
import SwiftSyntax

extension Checker {
  /// `if` or `switch` where a value is wanted.
  func branchExpression(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    var state = BranchResult(type: hint.flatMap { $0.isConcrete ? $0 : nil })
    let outer = branch
    branch = nil
    defer { branch = outer }
    branch = state
    let statement: Statement
    if let conditional = syntax.as(IfExprSyntax.self) {
      statement = ifStatement(conditional)
    } else if let choice = syntax.as(SwitchExprSyntax.self) {
      statement = switchStatement(choice, label: nil)
    } else {
      return invalid(at: syntax)
    }
    state = branch ?? state
    return make(.statement(statement), state.type ?? .void, at: syntax)
  }

  struct BranchResult {
    /// The type of the first branch, which the others must have.
    var type: Type?
  }

  /// The statements of a branch: of a value-giving one, its expression becomes the value.
  func branchItems(_ items: CodeBlockItemListSyntax) -> [Statement] {
    guard let state = branch else { return checkItems(items) }
    guard items.count == 1, let only = items.first else {
      branch = nil
      defer { branch = state }
      if let last = items.last {
        report(
          "non-expression branch of 'if' expression may only end with a 'throw'", at: last)
      }
      return checkItems(items)
    }
    if case .stmt(let statement) = only.item,
      let nested = statement.as(ExpressionStmtSyntax.self)?.expression
    {
      if let conditional = nested.as(IfExprSyntax.self) { return [ifStatement(conditional)] }
      if let choice = nested.as(SwitchExprSyntax.self) {
        return [switchStatement(choice, label: nil)]
      }
    }
    guard case .expr(let expression) = only.item else {
      branch = nil
      defer { branch = state }
      return checkItems(items)
    }
    branch = nil
    let value: Expression
    if let type = state.type {
      value = check(expression, as: type, purpose: .specified)
      branch = state
    } else {
      value = infer(expression, hint: nil)
      branch = BranchResult(type: resolved(value) == .never ? nil : resolved(value))
    }
    if resolved(value) == .never, value.type == .never { return [.expression(value)] }
    return [.yield(value)]
  }
}
