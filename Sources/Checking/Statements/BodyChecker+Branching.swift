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
    let keyword = syntax.is(IfExprSyntax.self) ? "if" : "switch"
    var wanting = wanting.flatMap { $0.hasVariables ? nil : $0 }
    if wanting == nil {
      let branches = BranchValues(type: nil, keyword: keyword, passesOverNil: isOptional)
      let (statement, diagnostics) = collecting { checkBranches(syntax, branches, in: context) }
      let areEqual = branches.values.allSatisfy { $0.type == branches.values.first?.type }
      if !isOptional, !diagnostics.isEmpty || areEqual {
        return CheckedBody(
          statement: statement, result: branches.values.first?.type ?? core.never,
          diagnostics: diagnostics)
      }
      guard let joined = join(branches.values, in: context) else {
        return differing(branches.values)
      }
      wanting = isOptional && model.wrapped(joined) == nil ? core.optional(joined) : joined
    }
    let branches = BranchValues(type: wanting, keyword: keyword)
    let (statement, diagnostics) = collecting { checkBranches(syntax, branches, in: context) }
    return CheckedBody(
      statement: statement, result: wanting ?? core.never, diagnostics: diagnostics)
  }

  /// The type that the branches' values convert to, if they have one. Without a contextual type, each branch
  /// gets its own type, whatever the other branches are (SE-0380).
  private func join(_ values: [BranchValues.Value], in context: Context) -> Type? {
    guard let first = values.first else { return core.never }
    return solver.join(values.map(\.type), of: first.term, in: context)
  }

  private func differing(_ values: [BranchValues.Value]) -> CheckedBody {
    let (_, diagnostics) = collecting {
      var seen: [Type] = []
      for value in values {
        guard let last = values.last?.type, value.type != last, !seen.contains(value.type) else {
          continue
        }
        seen.append(value.type)
        report(
          StatementMessage.branchTypesDiffer(first: value.type, second: last),
          at: value.term.position)
      }
    }
    return CheckedBody(result: core.never, diagnostics: diagnostics, branchesDiffer: true)
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
          statements: branchItems(
            block.statements, branches, at: context.file.position(of: block),
            in: model.makeBlock(in: inner)),
          end: context.file.position(of: block.rightBrace))
      }
    }
    guard let choice = syntax.as(SwitchExprSyntax.self) else { return nil }
    return switchStatement(choice, label: nil, in: context) { items, inner in
      let start = context.file.position(of: items)
      return Block(statements: branchItems(items, branches, at: start, in: inner), end: nil)
    }
  }

  /// The statements of a branch. Its expression becomes the value.
  private func branchItems(
    _ items: CodeBlockItemListSyntax, _ branches: BranchValues, at start: Position,
    in context: Context
  ) -> [Statement] {
    guard items.count == 1, let only = items.first else {
      if items.isEmpty {
        report(
          StatementMessage.branchWithoutExpression(keyword: branches.keyword), at: start)
      }
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
    guard let type = branches.type else { return checkOwnValue(syntax, branches, in: context) }
    let term = model.term(syntax, in: context)
    let (solution, diagnostics) = collecting {
      solver.solve(term, for: type.isVoid ? .none : .type(type, .returning), in: context)
    }
    guard let solution else {
      return explain(term, diagnostics, in: context)
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

  /// A branch's value with a type of its own.
  private func checkOwnValue(
    _ syntax: ExprSyntax, _ branches: BranchValues, in context: Context
  ) -> Statement {
    let position = context.file.position(of: syntax)
    if branches.passesOverNil, syntax.is(NilLiteralExprSyntax.self) {
      return .yield(makeInvalid(at: position).expression)
    }
    let term = model.term(syntax, in: context)
    // The elements of an empty collection are `Any` here.
    let empty = term.isEmptyCollection ? solver.trySolving(term, for: .none, in: context) : nil
    let value =
      empty?.solution.map { checkedValue(term, $0, in: context) } ?? checkValue(term, in: context)
    if value.type == core.never { return .expression(value.expression) }
    if !value.type.isError {
      branches.values.append(BranchValues.Value(term: term, type: value.type))
    }
    return .yield(value.expression)
  }

  private func explain(
    _ term: Term, _ diagnostics: [Diagnostic], in context: Context
  ) -> Statement {
    let (loose, _) = collecting { solver.solve(term, for: .none, in: context) }
    if let loose, loose.types[term.id] == core.never {
      var expression = build(term, loose, in: context)
      expression.role = .neverReturns
      return .expression(expression)
    }
    reporter.add(diagnostics)
    return .yield(makeInvalid(at: term.position).expression)
  }
}

/// The values of the branches of an `if` or `switch` expression.
private final class BranchValues {
  struct Value {
    let term: Term
    let type: Type
  }

  /// The type that the values convert to; nil while each branch has its own type.
  let type: Type?
  let keyword: String
  /// Whether `nil` has the type of the other branches.
  let passesOverNil: Bool
  /// The values with types of their own.
  var values: [Value] = []

  init(type: Type?, keyword: String, passesOverNil: Bool = false) {
    self.type = type
    self.keyword = keyword
    self.passesOverNil = passesOverNil
  }
}
