import Machine
import SwiftSyntax

extension Checker {
  func subscriptExpression(_ syntax: SubscriptCallExprSyntax) -> Expression {
    let base = infer(syntax.calledExpression, hint: nil)
    let result = subscripted(base, syntax)
    return chained(result, from: ExprSyntax(syntax))
  }

  private func subscripted(_ base: Expression, _ syntax: SubscriptCallExprSyntax) -> Expression {
    let arguments = CallArguments(syntax.arguments, trailing: nil, additional: [])
    switch resolved(base) {
    case .invalid: return base
    case .nominal(core.dependencyValues, _):
      if let key = keyArgument(arguments) { return dependencySubscript(base, key, at: syntax) }
    case .nominal(let declaration, let typeArguments):
      if let found = declaredSubscript(
        of: declaration, typeArguments, base: base, arguments, at: syntax)
      {
        return found
      }
    case .metatype(.nominal(core.array, _)), .metatype:
      reportUnsupported("a subscript on a type", at: syntax)
      return invalid(at: syntax)
    default: break
    }
    report("value of type '\(resolved(base))' has no subscripts", at: syntax)
    return invalid(at: syntax)
  }

  private func declaredSubscript(
    of declaration: TypeDeclaration, _ typeArguments: [Type], base: Expression,
    _ arguments: CallArguments, at syntax: SubscriptCallExprSyntax
  ) -> Expression? {
    let substitution = Dictionary(
      zip(declaration.genericParameters, typeArguments), uniquingKeysWith: { first, _ in first })
    var fitting: [(PropertyDeclaration, [[Int]])] = []
    for property in declaration.subscripts {
      if case .success(let match) = arguments.match(property.parameters) {
        fitting.append((property, match))
      }
    }
    if fitting.isEmpty {
      return declaration.superclass.flatMap {
        declaredSubscript(of: $0, [], base: base, arguments, at: syntax)
      }
    }
    var chosen = fitting[0]
    if fitting.count > 1 {
      for option in fitting {
        let saved = solver
        let works = succeeds { _ = indices(option.0, option.1, arguments, substitution) }
        solver.rollBack(to: saved)
        if works {
          chosen = option
          break
        }
      }
    }
    let values = indices(chosen.0, chosen.1, arguments, substitution)
    let type = chosen.0.type.substituting(substitution)
    guard case .computed(let accessors) = chosen.0.storage else { return nil }
    needAccessors(accessors)
    return Expression(
      kind: .load(.computed(accessors, base: path(of: base), arguments: values)), type: type,
      position: position(of: syntax))
  }

  private func indices(
    _ property: PropertyDeclaration, _ match: [[Int]], _ arguments: CallArguments,
    _ substitution: [GenericParameter: Type]
  ) -> [Expression] {
    zip(property.parameters, match).compactMap { parameter, indices in
      guard let index = indices.first else { return nil }
      let type = parameter.type.substituting(substitution)
      if case .value(let value) = argument(
        arguments.arguments[index], type: type, isInout: false, inherits: true)
      {
        return value
      }
      return nil
    }
  }

  /// The key type of `values[Key.self]`.
  private func keyArgument(_ arguments: CallArguments) -> TypeDeclaration? {
    guard arguments.arguments.count == 1, case .syntax(let syntax) = arguments.arguments[0].value
    else { return nil }
    let value = infer(syntax, hint: nil)
    guard case .metatype(.nominal(let declaration, _)) = resolved(value) else {
      if resolved(value) != .invalid {
        report("a dependency key is given as a type: `self[MyKey.self]`", at: syntax)
      }
      return nil
    }
    return declaration
  }
}
