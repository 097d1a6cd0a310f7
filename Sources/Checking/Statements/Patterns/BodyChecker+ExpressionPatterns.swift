import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

/// Patterns with the syntax of expressions.
extension BodyChecker {
  /// A pattern with the syntax of an expression: an enum case, `nil`, a literal, a range, a value.
  func expressionPattern(
    _ syntax: ExprSyntax, subject: Type, binding: BindingMode?, in context: Context
  ) -> CheckedPattern {
    let position = context.file.position(of: syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner):
      return pattern(inner.pattern, subject: subject, binding: binding, in: context)
    case .discardAssignmentExpr: return .anything
    case .nilLiteralExpr where model.wrapped(subject) != nil:
      return CheckedPattern(pattern: .none, shape: .enumerationCase(0, []))
    case .declReferenceExpr(let name) where name.argumentNames == nil:
      guard let binding else { break }
      return bind(name.baseName.plainName, subject, binding, at: position, in: context)
    case .memberAccessExpr(let member):
      if let found = casePattern(
        member, arguments: nil, subject: subject, binding: binding, in: context)
      {
        return found
      }
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        call.trailingClosure == nil,
        let found = casePattern(
          member, arguments: call.arguments, subject: subject, binding: binding, in: context)
      {
        return found
      }
    case .optionalChainingExpr(let optional):
      return unwrappingPattern(optional, subject: subject, binding: binding, in: context)
    case .tupleExpr(let tuple) where tuple.elements.isEmpty && subject.isVoid: return .anything
    case .tupleExpr(let tuple) where binding != nil || tuple.elements.count > 1:
      return tuplePattern(
        tuple.elements.map { .expression($0.label?.plainName, $0.expression) }, subject: subject,
        binding: binding, at: position, in: context)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      if let only = tuple.elements.first {
        return expressionPattern(
          only.expression, subject: subject, binding: binding, in: context)
      }
    case .sequenceExpr(let sequence):
      if let found = sequencePattern(sequence, subject: subject, binding: binding, in: context) {
        return found
      }
    case .asExpr(let cast):
      let target = model.resolve(cast.type, in: context)
      return typePattern(
        target, written: cast.type,
        expressionPattern(cast.expression, subject: target, binding: binding, in: context),
        subject: subject, at: position, in: context)
    case .isExpr(let test):
      return typePattern(
        model.resolve(test.type, in: context), written: test.type, .anything, subject: subject,
        at: position, in: context)
    default: break
    }
    return valuePattern(syntax, subject: subject, in: context)
  }

  package func some(_ inner: CheckedPattern) -> CheckedPattern {
    CheckedPattern(pattern: .some(inner.pattern), shape: .enumerationCase(1, [inner.shape]))
  }

  /// `let x?`
  private func unwrappingPattern(
    _ syntax: OptionalChainingExprSyntax, subject: Type, binding: BindingMode?,
    in context: Context
  ) -> CheckedPattern {
    guard let inner = model.wrapped(subject) else {
      if subject.isError { return .invalid }
      report(
        PatternMessage.optionalPatternForOtherType(subject: subject),
        at: context.file.position(of: syntax.questionMark))
      return .invalid
    }
    return some(
      expressionPattern(syntax.expression, subject: inner, binding: binding, in: context))
  }

  /// `x as T` and `is T`, before operators are folded.
  private func sequencePattern(
    _ sequence: SequenceExprSyntax, subject: Type, binding: BindingMode?, in context: Context
  ) -> CheckedPattern? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let written = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    let target = model.resolve(written.type, in: context)
    return typePattern(
      target, written: written.type,
      expressionPattern(elements[0], subject: target, binding: binding, in: context),
      subject: subject, at: context.file.position(of: sequence), in: context)
  }

  func containsPattern(_ syntax: Syntax) -> Bool {
    if syntax.is(PatternExprSyntax.self) || syntax.is(DiscardAssignmentExprSyntax.self) {
      return true
    }
    return syntax.children(viewMode: .sourceAccurate).contains { containsPattern($0) }
  }
}
