import Machine
import Reading
import Semantics
import SwiftSyntax

extension BodyChecker {
  /// `let x: some P = value`: a variable whose type is inferred from its value. Nil for any other
  /// variable.
  func checkOpaqueBinding(_ local: LocalBinding, in context: Context) -> CheckedValue? {
    guard let annotation = local.annotation?.as(SomeOrAnyTypeSyntax.self),
      annotation.someOrAnySpecifier.text == "some", let name = local.name,
      let initializer = local.syntax.initializer?.value
    else { return nil }
    let position = local.position(in: context)
    let type: Type
    if let known = declaredAlready(name, at: position, in: context) {
      type = known.type.value
    } else {
      let head = Context(
        kind: .head, parent: context, file: context.file, layer: context.layer,
        isolation: context.isolation)
      head.opaqueTypes[annotation.id] = .result(OpaqueResult(name: annotation.spelling))
      type = model.resolve(TypeSyntax(annotation), in: head)
    }
    guard case .opaque(let opaque, _) = type.kind else {
      return CheckedValue(expression: checkValue(initializer, in: context).expression, type: .error)
    }
    let term = model.term(initializer, in: context)
    let value = checkOpaqueValue(term, as: opaque, in: context)
    guard !value.isError else {
      return CheckedValue(expression: value.expression, type: .error)
    }
    settle(
      opaque, as: value.type,
      of: NamedDeclaration(local.isConstant ? .letDeclaration : .varDeclaration, name),
      at: position, in: context)
    checkArguments(of: opaque, value.type, term, at: position, in: context)
    return CheckedValue(expression: value.expression, type: type)
  }

  /// Checks that the type has the associated types that `some P<Int>` names.
  func checkArguments(
    of opaque: OpaqueResult, _ type: Type, _ term: Term, at position: Position,
    in context: Context
  ) {
    let associated = opaque.constraint.protocols.flatMap(\.closure).flatMap(\.associatedTypes)
    for one in associated {
      guard let wanted = opaque.constraint.arguments[one.name],
        model.conformance(of: type, to: one.owner, in: context.signature) != nil,
        let witness = model.typeWitness(one, of: type, in: context.signature),
        !witness.isError, !wanted.isError,
        context.signature.reduce(witness) != context.signature.reduce(wanted)
      else { continue }
      let isLiteral =
        switch term.kind {
        case .array, .dictionary: true
        default: false
        }
      report(
        isLiteral
          ? ResultMessage.elementType(type: witness, wanted: wanted)
          : .equivalence(type: witness, wanted: wanted),
        at: isLiteral ? term.position : position)
    }
  }

  /// Sets the underlying type of an opaque result, and reports a type that contains the result
  /// itself.
  func settle(_ opaque: OpaqueResult, as type: Type, of declaration: Declaration?) {
    guard type.mentions(opaque) else {
      opaque.underlying = type
      return
    }
    opaque.underlying = .error
    guard let declaration else { return }
    if case .opaque(let result, _) = type.kind, result === opaque {
      return report(ResultMessage.opaqueWithoutReturn, at: declaration.position)
    }
    report(ResultMessage.opaqueContainsItself(type: type), at: declaration.position)
  }

  /// Sets the underlying type of a variable's opaque type, which must meet its constraint.
  func settle(
    _ opaque: OpaqueResult, as type: Type, of variable: NamedDeclaration, at position: Position,
    in context: Context
  ) {
    if type.mentions(opaque) {
      opaque.underlying = .error
      return report(ResultMessage.variableContainsItself(variable: variable), at: position)
    }
    opaque.underlying = type
    if type.isError { return }
    if model.isNoncopyable(type) {
      report(
        ResultMessage.variableRequirement(variable: variable, type: type, protocol: "Copyable"),
        at: position)
    }
    for wanted in opaque.constraint.protocols
    where model.conformance(of: type, to: wanted, in: context.signature) == nil {
      report(
        ResultMessage.variableRequirement(variable: variable, type: type, protocol: wanted.name),
        at: position)
    }
  }
}
