import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// `if` and `guard`, and their conditions.
extension BodyChecker {
  func ifStatement(_ syntax: IfExprSyntax, in context: Context) -> Statement {
    ifStatement(syntax, in: context) { block, inner in checkBlock(block, in: inner) }
  }

  /// Checks the branches with `branch`, in a context with the names that the conditions bind. These
  /// names aren't visible in `else`.
  func ifStatement(
    _ syntax: IfExprSyntax, in context: Context, branch: (CodeBlockSyntax, Context) -> Block
  ) -> Statement {
    let (conditions, inner) = checkNestedConditions(syntax.conditions, in: context)
    let then = branch(syntax.body, inner)
    let otherwise: Block?
    switch syntax.elseBody {
    case .codeBlock(let block)?: otherwise = branch(block, context)
    case .ifExpr(let nested)?:
      otherwise = Block(
        statements: [ifStatement(nested, in: context, branch: branch)], end: nil)
    case nil: otherwise = nil
    }
    return .conditional(conditions, then: then, else: otherwise)
  }

  func guardStatement(_ syntax: GuardStmtSyntax, in context: Context) -> Statement {
    // The names are visible after the statement, not in its body.
    let body = checkBlock(syntax.body, in: context)
    context.isInGuard = true
    let conditions = checkConditions(syntax.conditions, in: context)
    context.isInGuard = false
    if !conditions.isAlwaysTrue, !Reachability.endsControl(body.statements) {
      reportFlow(
        FlowMessage.guardFallsThrough, at: body.end ?? context.file.position(of: syntax.body))
    }
    return .conditional(conditions, then: Block(statements: [], end: nil), else: body)
  }

  /// Declares the bound names in the context.
  private func checkConditions(
    _ list: ConditionElementListSyntax, in context: Context
  ) -> [Condition] {
    list.compactMap { checkCondition($0, in: context) }
  }

  /// Checks conditions that may each shadow a name, and returns the context after the last.
  func checkNestedConditions(
    _ list: ConditionElementListSyntax, in context: Context
  ) -> ([Condition], Context) {
    var inner = model.makeBlock(in: context)
    var conditions: [Condition] = []
    for element in list {
      if !conditions.isEmpty { inner = model.makeBlock(in: inner) }
      if let condition = checkCondition(element, in: inner) { conditions.append(condition) }
    }
    return (conditions, inner)
  }

  private func checkCondition(
    _ element: ConditionElementSyntax, in context: Context
  ) -> Condition? {
    switch element.condition {
    case .expression(let expression):
      return .expression(checkCondition(expression, in: context))
    case .optionalBinding(let binding): return optionalBinding(binding, in: context)
    case .matchingPattern(let matching): return matchingCondition(matching, in: context)
    case .availability(let availability):
      model.checkPlatforms(of: availability, in: context)
      // All declarations of the prelude count as available.
      let isAvailable = availability.availabilityKeyword.text != "#unavailable"
      return .expression(
        Expression(
          kind: .constant(.bool(isAvailable)), position: context.file.position(of: availability)))
    }
  }

  private func matchingCondition(
    _ syntax: MatchingPatternConditionSyntax, in context: Context
  ) -> Condition {
    let annotation = syntax.typeAnnotation.map { model.resolve($0.type, in: context) }
    let subject = checkValue(
      syntax.initializer.value,
      for: annotation.map { .type($0, .pattern) } ?? .none, in: context)
    let checked = pattern(syntax.pattern, subject: subject.type, binding: nil, in: context)
    return .matches(checked.pattern, subject.expression)
  }

  private func optionalBinding(
    _ syntax: OptionalBindingConditionSyntax, in context: Context
  ) -> Condition? {
    let file = context.file
    let position = file.position(of: syntax.pattern)
    let isConstant = syntax.bindingSpecifier.text == "let"
    let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    let annotation = syntax.typeAnnotation.map { model.resolve($0.type, in: context) }
    let contextual =
      annotation.map { Contextual.type(core.optional($0), .optionalBinding) } ?? .none
    let value: CheckedValue
    if let initializer = syntax.initializer {
      value = checkValue(initializer.value, for: contextual, in: context)
    } else if let name {
      value = checkValue(
        model.makeTerm(.name(Term.Name(name)), at: position, syntax: Syntax(syntax.pattern)),
        for: contextual, in: context)
    } else {
      report(PatternMessage.unwrappingNeedsName, at: position)
      return nil
    }
    guard let inner = model.wrapped(value.type) else {
      if !value.isError {
        report(
          PatternMessage.bindingIsNotOptional(type: value.type),
          at: file.position(of: syntax.bindingSpecifier))
      }
      _ = pattern(
        syntax.pattern, subject: .error, binding: BindingMode(isConstant: isConstant), in: context)
      return .matches(.anything, value.expression)
    }
    let checked = pattern(
      syntax.pattern, subject: inner, binding: BindingMode(isConstant: isConstant), in: context)
    if isConstant { keep(checked.pattern, with: value) }
    return .matches(.some(checked.pattern), value.expression)
  }
}
