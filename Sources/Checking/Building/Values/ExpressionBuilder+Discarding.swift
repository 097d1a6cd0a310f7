import Reading
import Semantics
import Solving

extension ExpressionBuilder {
  /// Whether the value is the result of a `@discardableResult` function. A result whose type is a
  /// parameter of the function doesn't count, because the caller's closure returned it:
  /// `$user.withValue("blob") { greeting() }`.
  func isDiscardable(_ term: Term) -> Bool {
    switch term.kind {
    case .parenthesized(let inner), .attempt(_, let inner), .await(let inner),
      .optionalScope(let inner):
      return isDiscardable(inner)
    case .call(let callee, _):
      let reference = solution.references[term.id] ?? solution.references[callee.peeled.id]
      guard case .function(let function)? = reference?.target, function.isDiscardable else {
        return false
      }
      let result = function.interface.value.result
      return !function.genericParameters.contains { result == .parameter($0) }
    default: return false
    }
  }
}
