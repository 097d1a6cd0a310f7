package import Semantics

/// The context of an expression.
package enum Contextual {
  /// The value is dropped, or the expression is a statement.
  case none
  /// A loop iterates over the value.
  case sequence
  /// The value must convert to the type.
  case type(Type, Purpose)
  /// The value is an opaque result, with these constraints.
  case opaque(OpaqueResult)
  /// The value has the type, and this part of the type is opaque: `[some P]`.
  case partlyOpaque(OpaqueResult, Type)
  /// The value is a condition.
  case condition

  package enum Purpose {
    case initialization, assignment, returning, argument, defaultArgument, throwing, yield, coercion
    case pattern, optionalBinding, sequence, closureResult, element, key, value, negation
  }
}
