import Reading
import SwiftSyntax

// `if` and `switch` are expressions only as a whole: what is returned, thrown or assigned, or what a
// closure of one expression gives.

extension ConstraintSystem {
  /// Takes note that the term may be such an expression, or have one as what it assigns.
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
