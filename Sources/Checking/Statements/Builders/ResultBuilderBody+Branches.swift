import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// `if` and `switch` in a result builder's body: every branch produces a component, and
/// `buildEither` and `buildOptional` combine them into one.
extension ResultBuilderBody {
  /// One branch of an `if` or `switch`, before its component is combined with the others.
  private struct Branch {
    var component: Component
    var context: Context
    /// Whether it requires more availability than the enclosing code.
    var isLimited = false
  }

  func add(
    _ syntax: IfExprSyntax, to gathered: inout Gathered, in context: Context
  ) {
    let position = context.file.position(of: syntax)
    var branches: [Branch] = []
    let statement = checker.ifStatement(syntax, in: context) { block, inner in
      Block(
        statements: check(block.statements, &branches, at: position, in: inner),
        end: context.file.position(of: block.rightBrace))
    }
    if has("buildLimitedAvailability") {
      for (index, isLimited) in syntax.limitedBranches.enumerated() where isLimited {
        if branches.indices.contains(index) { branches[index].isLimited = true }
      }
    }
    let isOptional = !syntax.endsInElse
    finish(
      statement, branches, isOptional: isOptional, at: position, to: &gathered,
      in: context)
  }

  func add(
    _ syntax: SwitchExprSyntax, to gathered: inout Gathered, in context: Context
  ) {
    let position = context.file.position(of: syntax)
    var branches: [Branch] = []
    let statement = checker.switchStatement(syntax, label: nil, in: context) { items, inner in
      Block(statements: check(items, &branches, at: position, in: inner), end: nil)
    }
    finish(
      statement, branches, isOptional: false, at: position, to: &gathered,
      in: context)
  }

  private func check(
    _ items: CodeBlockItemListSyntax, _ branches: inout [Branch], at position: Position,
    in context: Context
  ) -> [Statement] {
    let inner = model.makeBlock(in: context)
    let (statements, component) = checkBlock(items, at: position, in: inner)
    branches.append(Branch(component: component, context: inner))
    return statements
  }

  /// Gives all branches one type, and assigns their values.
  private func finish(
    _ statement: Statement, _ branches: [Branch], isOptional: Bool, at position: Position,
    to gathered: inout Gathered, in context: Context
  ) {
    if branches.count > 1 && !has("buildEither") || isOptional && optionalName == nil {
      return reportControlFlow(at: position)
    }
    // All values together determine the common type.
    let joined = model.makeBlock(in: context)
    let values = branches.enumerated().map { index, branch -> Term in
      let name = "\(branch.component.storage.name) of branch \(index)"
      joined.names[name] = [.storage(branch.component.storage)]
      return injected(
        limited(model.makeName(name, at: position), branch), index, of: branches.count,
        isOptional: isOptional, at: position)
    }
    let together = values.dropLast().reversed().reduce(values.last) { rest, value in
      rest.map { rest in
        model.makeTerm(
          .ternary(model.makeTerm(.boolean(true), at: position), value, rest), at: position)
      }
    }
    guard let together else { return }
    let type = checker.checkValue(together, in: joined).type
    if type.isError { return }
    let variable = Variable(
      name: "component", isConstant: false, owner: context.body, position: position)
    variable.isInitializedAtDeclaration = false
    variable.canHoldObjects = checker.canHoldObjects(type)
    var assignments = branches.enumerated().map { index, branch -> Statement in
      let value = injected(
        limited(model.makeName(branch.component.storage.name, at: position), branch), index,
        of: branches.count, isOptional: isOptional, at: position)
      return assign(value, to: variable, type, in: branch.context)
    }
    if isOptional, let optionalName {
      let none = call(
        optionalName, [(nil, model.makeTerm(.nothing, at: position))], at: position)
      assignments.append(assign(none, to: variable, type, in: context))
    }
    var remaining = assignments[...]
    gathered.statements.append(.declare(variable, nil))
    gathered.statements.append(appending(&remaining, to: statement))
    gathered.components.append(name(variable, type, at: position, in: context))
  }

  private func assign(
    _ value: Term, to variable: Variable, _ type: Type, in context: Context
  ) -> Statement {
    let checked = checker.checkValue(value, for: .type(type, .assignment), in: context)
    return .expression(
      Expression(
        kind: .assign(.variable(variable), checked.expression), position: value.position))
  }

  private func limited(_ value: Term, _ branch: Branch) -> Term {
    branch.isLimited
      ? call("buildLimitedAvailability", [(nil, value)], at: value.position) : value
  }

  /// The value of one of several branches, wrapped so that all have one type. The calls follow the
  /// path in a balanced binary tree, from the leaf up.
  private func injected(
    _ value: Term, _ index: Int, of count: Int, isOptional: Bool, at position: Position
  ) -> Term {
    var result = value
    var (place, rest) = (index, count)
    while rest > 1 {
      // In an odd number of nodes, the last one has no partner.
      if place % 2 == 1 || place + 1 < rest {
        let label = place % 2 == 0 ? "first" : "second"
        result = call("buildEither", [(label, result)], at: position)
      }
      (place, rest) = (place / 2, (rest + 1) / 2)
    }
    if isOptional, let optionalName {
      result = call(optionalName, [(nil, result)], at: position)
    }
    return result
  }

  /// Appends an assignment to each branch, in the order in which the branches were checked.
  private func appending(
    _ assignments: inout ArraySlice<Statement>, to statement: Statement
  ) -> Statement {
    switch statement {
    case .conditional(let conditions, var then, let otherwise):
      if let next = assignments.popFirst() { then.statements.append(next) }
      guard var otherwise else {
        let rest = assignments.popFirst().map { Block(statements: [$0], end: nil) }
        return .conditional(conditions, then: then, else: rest)
      }
      if otherwise.end == nil, let nested = otherwise.statements.first,
        otherwise.statements.count == 1
      {
        otherwise.statements = [appending(&assignments, to: nested)]
      } else if let next = assignments.popFirst() {
        otherwise.statements.append(next)
      }
      return .conditional(conditions, then: then, else: otherwise)
    case .choice(let id, let subject, var cases):
      for index in cases.indices {
        if let next = assignments.popFirst() { cases[index].body.statements.append(next) }
      }
      return .choice(id, subject: subject, cases)
    default: return statement
    }
  }
}

extension IfExprSyntax {
  /// Whether each branch has an availability condition: the first one after `#available`, the
  /// `else` after `#unavailable`.
  fileprivate var limitedBranches: [Bool] {
    var result: [Bool] = []
    var current: IfExprSyntax? = self
    while let syntax = current {
      let keywords = syntax.conditions.compactMap {
        $0.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.text
      }
      result.append(keywords.contains("#available"))
      switch syntax.elseBody {
      case .ifExpr(let next)?: current = next
      case .codeBlock?:
        result.append(keywords.contains("#unavailable"))
        current = nil
      case nil: current = nil
      }
    }
    return result
  }

  /// Whether its last branch has no condition.
  var endsInElse: Bool {
    switch elseBody {
    case .codeBlock?: true
    case .ifExpr(let nested)?: nested.endsInElse
    case nil: false
    }
  }
}
