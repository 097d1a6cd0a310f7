import CheckedTree
import Machine
import Semantics

/// Values as `AnyHashable`.
extension ExpressionBuilder {
  func boxed(_ value: Expression, from: Type, to: Type) -> Expression {
    // A value whose type is known only at run time may already be an `AnyHashable`, and isn't
    // wrapped again.
    guard let nominal = from.nominal, let descriptor = to.nominal?.descriptor,
      nominal !== core.optional
    else {
      return boxed(value, from: from, to: to, by: "_box")
    }
    return make(.structure(descriptor, types: [], [value]), to, at: value.position)
  }

  /// Converts a set's members or a dictionary's keys. The hash table is rebuilt, because an
  /// `AnyHashable` has its own hash.
  func boxedKeys(
    _ value: Expression, _ declaration: NominalDeclaration, from: [Type], to: [Type], type: Type
  ) -> Expression {
    guard declaration === core.dictionary, let own = from.last, let wanted = to.last else {
      return boxed(value, from: from[0], to: type, by: "_boxMembers")
    }
    let middle = Type.nominal(core.dictionary, [to[0], own])
    let made = boxed(value, from: from[0], own, to: middle, by: "_boxKeys")
    return keepsValue(own, as: wanted)
      ? made
      : convert(made, from: middle, to: type)
  }

  /// The result of the prelude's function with this name for the value.
  private func boxed(
    _ value: Expression, from types: Type..., to type: Type, by name: String
  ) -> Expression {
    guard case .found(let named) = model.lookUp(name, in: core.scope),
      case .function(let function)? = named.first
    else { return value }
    let given = types.map { Argument.value(typeExpression($0, at: value.position)) }
    return make(
      directCall(function, types: given, [.value(value)], at: value.position), type,
      at: value.position)
  }
}
