import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

extension BodyChecker {
  /// Checks an `if` or `switch` expression: each branch is one expression, or leaves. If the
  /// contextual type is an optional with an unknown wrapped type, a branch that isn't `nil`
  /// determines it.
  func checkBranching(
    _ syntax: ExprSyntax, wanting: Type?, isOptional: Bool, context: Context
  ) -> CheckedBody {
    var wanting = wanting
    if isOptional, wanting == nil {
      let branches = BranchValues(type: nil, keyword: "if", passesOverNil: true)
      _ = collecting { checkBranches(syntax, branches, in: context) }
      wanting = branches.type.map { model.wrapped($0) == nil ? core.optional($0) : $0 }
    }
    let (result, diagnostics) = collecting { () -> (Statement?, Type) in
      let branches = BranchValues(
        type: wanting.flatMap { $0.hasVariables ? nil : $0 },
        keyword: syntax.is(IfExprSyntax.self) ? "if" : "switch")
      let statement = checkBranches(syntax, branches, in: context)
      return (statement, branches.type ?? core.never)
    }
    return CheckedBody(
      body: nil, statement: result.0, result: result.1, diagnostics: diagnostics)
  }

  private func checkBranches(
    _ syntax: ExprSyntax, _ branches: BranchValues, in context: Context
  ) -> Statement? {
    if let conditional = syntax.as(IfExprSyntax.self) {
      if !conditional.endsInElse {
        report(StatementMessage.ifExpressionWithoutElse, at: context.file.position(of: syntax))
      }
      return ifStatement(conditional, in: context) { block, inner in
        Block(
          statements: branchItems(block.statements, branches, in: model.makeBlock(in: inner)),
          end: context.file.position(of: block.rightBrace))
      }
    }
    guard let choice = syntax.as(SwitchExprSyntax.self) else { return nil }
    return switchStatement(choice, label: nil, in: context) { items, inner in
      Block(statements: branchItems(items, branches, in: inner), end: nil)
    }
  }

  /// The statements of a branch. Its expression becomes the value.
  private func branchItems(
    _ items: CodeBlockItemListSyntax, _ branches: BranchValues, in context: Context
  ) -> [Statement] {
    guard items.count == 1, let only = items.first else {
      let statements = checkItems(items, in: context)
      if let last = items.last, !leaves(last) {
        report(
          StatementMessage.branchMustThrow(keyword: branches.keyword),
          at: context.file.position(of: last))
      }
      return statements
    }
    switch only.item {
    case .expr(let expression):
      return [checkBranchValue(expression, branches, in: context)]
    case .stmt(let statement):
      if let nested = statement.as(ExpressionStmtSyntax.self)?.expression {
        if let inner = checkBranches(nested, branches, in: context) { return [inner] }
        return [checkBranchValue(nested, branches, in: context)]
      }
      if !leaves(only) {
        report(
          StatementMessage.branchMustThrow(keyword: branches.keyword),
          at: context.file.position(of: only))
      }
      if statement.is(ReturnStmtSyntax.self) {
        report(
          StatementMessage.returnFromBranch(keyword: branches.keyword),
          at: context.file.position(of: statement))
        return []
      }
      return checkItems(items, in: context)
    case .decl: return checkItems(items, in: context)
    }
  }

  private func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .stmt(let statement) = item.item else { return false }
    return statement.is(ThrowStmtSyntax.self) || statement.is(FallThroughStmtSyntax.self)
      || statement.is(ReturnStmtSyntax.self)
  }

  private func checkBranchValue(
    _ syntax: ExprSyntax, _ branches: BranchValues, in context: Context
  ) -> Statement {
    guard let type = branches.type else {
      if branches.passesOverNil, syntax.is(NilLiteralExprSyntax.self) {
        return .yield(makeInvalid(at: context.file.position(of: syntax)).expression)
      }
      let value = checkValue(syntax, in: context)
      if value.type == core.never { return .expression(value.expression) }
      branches.type = value.type
      return .yield(value.expression)
    }
    let term = model.term(syntax, in: context)
    let (solution, diagnostics) = collecting {
      solver.solve(term, for: type.isVoid ? .none : .type(type, .returning), in: context)
    }
    guard let solution else {
      return explain(term, diagnostics, branches, wanted: type, in: context)
    }
    reporter.add(diagnostics)
    if solution.types[term.id] == core.never {
      var expression = build(term, solution, in: context)
      expression.role = .neverReturns
      return .expression(expression)
    }
    if type.isVoid { return .yield(build(term, solution, in: context)) }
    return .yield(build(term, as: type, solution, in: context))
  }

  private func explain(
    _ term: Term, _ diagnostics: [Diagnostic], _ branches: BranchValues, wanted: Type,
    in context: Context
  ) -> Statement {
    let (loose, _) = collecting { solver.solve(term, for: .none, in: context) }
    let type = loose?.types[term.id]
    if let loose, type == core.never {
      var expression = build(term, loose, in: context)
      expression.role = .neverReturns
      return .expression(expression)
    }
    if let type, !branches.isWanted {
      report(StatementMessage.branchTypesDiffer(wanted: wanted, type: type), at: term.position)
    } else {
      reporter.add(diagnostics)
    }
    return .yield(makeInvalid(at: term.position).expression)
  }
}

/// The type of the branches of an `if` or `switch` expression.
private final class BranchValues {
  /// The contextual type, or the type of the first branch, which the other branches must have too.
  var type: Type?
  let isWanted: Bool
  let keyword: String
  /// Whether `nil` doesn't determine the type.
  let passesOverNil: Bool

  init(type: Type?, keyword: String, passesOverNil: Bool = false) {
    self.type = type
    self.passesOverNil = passesOverNil
    self.keyword = keyword
    isWanted = type != nil
  }
}
