import Reading
import SwiftSyntax

// `if` and `switch` are expressions only as a whole: a value that is returned, thrown or assigned,
// or the result of a closure with one expression.

extension ConstraintSystem {
  /// Allows the term, or the value that it assigns, to be an `if` or `switch` expression.
  func allowBranching(_ term: Term) {
    var term = term
    while true {
      switch term.kind {
      case .assignment(_, let value): term = value
      case .attempt(_, let inner), .await(let inner), .cast(let inner, _, .coerce): term = inner
      case .branching:
        allowedBranchings.insert(term.id)
        return
      default: return
      }
    }
  }

  func isBranchingAllowed(_ term: Term, _ syntax: ExprSyntax) -> Bool {
    if allowedBranchings.contains(term.id) { return true }
    let word = syntax.is(IfExprSyntax.self) ? "if" : "switch"
    return fail(
      .other(
        "'\(word)' may only be used as expression in return, throw, or as the source of an "
          + "assignment", term, advice: nil))
  }
}
