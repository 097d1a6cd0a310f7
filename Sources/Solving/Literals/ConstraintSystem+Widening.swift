import Reading
import Semantics

// A type parameter that becomes `Any` although its values have a better type.
//
// The compiler gives the payload of `temperature?.rounded()` a type variable of its own, and so the result of
// `temperature.map { $0 * 2 }`. While that variable is open, `print(temperature?.rounded() ?? 0)` has only one type to
// choose for the parameter of `??`: what `print` takes, `Any`. So it prints the `Int` 0 where `temperature` has no
// value, and not `0.0` as `print(temperature ?? 0)` does.

extension ConstraintSystem {
  /// Returns the existential that a type parameter becomes because its values have variables of their own.
  func widened(_ bounds: Bounds) -> Type? {
    guard bounds.indirect > 0, bounds.indirect == bounds.lowers.count,
      !bounds.lowerVariables.isEmpty,
      let wide = bounds.uppers.first, wide.existential != nil || wide.isAny,
      bounds.uppers.allSatisfy({ $0 == wide }), bounds.upperVariables.isEmpty,
      bounds.protocols.isEmpty,
      !bounds.isUsed, !bounds.isBase, !bounds.isFlattened
    else { return nil }
    return wide
  }

  /// Whether the compiler has a variable between the term's type and the type that it converts to.
  func isIndirect(_ term: Term) -> Bool {
    switch term.peeled.kind {
    case .optionalScope(let inner), .attempt(.optional, let inner):
      guard let type = solution.types[inner.id].map(root) else { return false }
      return type.asVariable == nil && wrapped(type) == nil
    case .call(_, let arguments):
      return arguments.list.contains { argument in
        guard case .closure(let closure) = argument.value.kind, closure.result == nil,
          let result = solution.closures[argument.value.id]?.type.result
        else { return false }
        // An optional converts to an optional without another variable.
        return result.asVariable != nil || result.hasVariables && closure.single == nil
      }
    default: return false
    }
  }
}
