/// What an expression is wanted for.
enum Contextual {
  /// Its value is dropped, or it stands alone.
  case none
  /// A loop goes through it.
  case sequence
  /// It must convert to the type.
  case type(Type, Purpose)
  /// It is what an opaque result stands for: of which so much is said.
  case opaque(OpaqueResult)
  /// It is a condition.
  case condition

  enum Purpose {
    case initialization, assignment, returning, argument, defaultArgument, throwing, yield, coercion
    case pattern, optionalBinding, sequence, closureResult, element, key, value, negation
  }
}
