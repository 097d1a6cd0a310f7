import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Patterns that are values, matched by `~=`.
extension BodyChecker {
  /// A value that is matched with the subject by `~=`.
  func valuePattern(
    _ syntax: ExprSyntax, subject: Type, in context: Context
  ) -> CheckedPattern {
    let position = context.file.position(of: syntax)
    if subject.isError {
      _ = collecting { checkValue(syntax, in: context) }
      return .invalid
    }
    if syntax.is(NilLiteralExprSyntax.self), let nominal = subject.nominal, nominal.isPrelude,
      model.conformance(
        of: subject, to: core.protocol("ExpressibleByNilLiteral"), in: context.signature)
        == nil
    {
      report(PatternMessage.neverNil(type: subject), at: position)
      return .invalid
    }
    if syntax.is(BooleanLiteralExprSyntax.self), let inner = model.wrapped(subject),
      isBool(inside: inner)
    {
      return some(valuePattern(syntax, subject: inner, in: context))
    }
    let variable = Variable(
      name: "subject", isConstant: true, owner: context.body, position: position)
    variable.canHoldObjects = canHoldObjects(subject)
    if let quick = literalPattern(syntax, subject: subject, variable, at: position) {
      return quick
    }
    let outside = context.readsPatterns ? context.parent : nil
    let inner = model.makeBlock(in: outside ?? context)
    let storage = makeStorage(variable, type: subject, in: inner)
    inner.names["subject of pattern"] = [.storage(storage)]
    let value = model.term(syntax, in: inner)
    let comparison = model.makeTerm(
      .infix(
        Term.OperatorName(text: "~=", position: position), value,
        model.makeName("subject of pattern", at: position)), at: position, syntax: Syntax(syntax))
    let (solution, diagnostics) = collecting {
      solver.solve(comparison, for: .type(core.bool, .pattern), in: inner)
    }
    guard let solution else {
      explain(value, syntax, subject: subject, diagnostics, in: inner)
      return .invalid
    }
    reporter.add(diagnostics)
    return CheckedPattern(
      pattern: .satisfies(subject: variable, build(comparison, solution, in: inner)),
      shape: .some)
  }

  /// Reports why a value can't be matched with the subject.
  private func explain(
    _ value: Term, _ syntax: ExprSyntax, subject: Type, _ diagnostics: [Diagnostic],
    in context: Context
  ) {
    let (fitting, _) = collecting {
      solver.solve(value, for: .type(subject, .pattern), in: context)
    }
    let (solution, own) = collecting { solver.solve(value, for: .none, in: context) }
    if value.isNothing {
      return report(PatternMessage.neverNil(type: subject), at: value.position)
    }
    if fitting == nil, let type = solution?.types[value.id] {
      report(
        PatternMessage.expressionPatternTypeDiffers(type: type, subject: subject),
        at: value.position)
    } else if fitting == nil {
      reporter.add(own.isEmpty ? diagnostics : own)
    } else {
      report(PatternMessage.subjectIsNotEquatable(subject: subject), at: value.position)
    }
  }

  /// Whether it is `Bool`, or an optional of it.
  private func isBool(inside type: Type) -> Bool {
    type == core.bool || model.wrapped(type).map(isBool) ?? false
  }

  /// Literals of the subject's type need no search if it is their default type.
  private func literalPattern(
    _ syntax: ExprSyntax, subject: Type, _ variable: Variable, at position: Position
  ) -> CheckedPattern? {
    let subjectValue = load(variable, at: position)
    if subject == core.bool, let literal = syntax.as(BooleanLiteralExprSyntax.self) {
      let wanted = literal.literal.text == "true"
      let test =
        wanted
        ? subjectValue : Expression(kind: .not(subjectValue), position: position)
      return CheckedPattern(
        pattern: .satisfies(subject: variable, test), shape: .boolean(wanted))
    }
    guard subject == core.int, let literal = syntax.as(IntegerLiteralExprSyntax.self),
      let value = Int(literal.literal.text)
    else { return nil }
    var constant = Expression(kind: .constant(.int(value)), position: position)
    constant.canHoldObjects = false
    return CheckedPattern(
      pattern: .satisfies(
        subject: variable,
        Expression(
          kind: .intrinsic("equal", [subjectValue, constant]), position: position,
          canHoldObjects: false)),
      shape: .some)
  }
}
