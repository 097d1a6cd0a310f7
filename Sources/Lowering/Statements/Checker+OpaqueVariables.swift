import Machine
import SwiftSyntax

/// Variables of opaque types.
extension Checker {
  /// `let x: some P = value`: a variable of a type that only its value says. Nil for any other.
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
      head.opaqueTypes[annotation.id] = .result(OpaqueResult(name: annotation.trimmedDescription))
      type = resolve(TypeSyntax(annotation), in: head)
    }
    let value = checkValue(initializer, in: context)
    guard case .opaque(let opaque, _) = type.kind, !value.isError else {
      return CheckedValue(expression: value.expression, type: .error)
    }
    settle(
      opaque, as: value.type, of: "\(local.isConstant ? "let" : "var") '\(name)'", at: position,
      in: context)
    return CheckedValue(expression: value.expression, type: type)
  }

  /// What a variable's opaque type stands for, which must be what is said of it.
  func settle(
    _ opaque: OpaqueResult, as type: Type, of name: String, at position: Position,
    in context: Context
  ) {
    opaque.underlying = type
    if type.isError { return }
    for wanted in opaque.constraint.protocols
    where conformance(of: type, to: wanted, in: context.signature) == nil {
      report(
        "return type of \(name) requires that '\(type)' conform to '\(wanted.name)'", at: position)
    }
  }
}
