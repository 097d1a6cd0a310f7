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
      return result(of: "_box", for: value, types: from, as: to)
    }
    return make(.structure(descriptor, types: [], [value]), to, at: value.position)
  }

  /// Converts a set's members or a dictionary's keys. The hash table is rebuilt, because an
  /// `AnyHashable` has its own hash.
  func boxedKeys(
    _ value: Expression, _ declaration: NominalDeclaration, from: [Type], to: [Type], type: Type
  ) -> Expression {
    guard declaration === core.dictionary, let own = from.last, let wanted = to.last else {
      return result(of: "_boxMembers", for: value, types: from[0], as: type)
    }
    let middle = Type.nominal(core.dictionary, [to[0], own])
    let made = result(of: "_boxKeys", for: value, types: from[0], own, as: middle)
    return keepsValue(own, as: wanted)
      ? made
      : convert(made, from: middle, to: type)
  }

  /// The result of the prelude's function with this name for the value.
  ///
  /// - Parameter module: The function's module; nil for the section that all programs see.
  func result(
    of name: String, in module: String? = nil, for value: Expression, types: Type...,
    as type: Type
  ) -> Expression {
    guard
      case .found(let named) = model.lookUp(
        name, in: module.flatMap { core.modules[$0] } ?? core.scope),
      case .function(let function)? = named.first
    else { return value }
    let given = types.map { Argument.value(typeExpression($0, at: value.position)) }
    return make(
      directCall(function, types: given, [.value(value)], at: value.position), type,
      at: value.position)
  }
}
