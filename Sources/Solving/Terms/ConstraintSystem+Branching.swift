package import Reading
package import Semantics
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

  /// Allows the only expression of a closure to be an `if` or `switch`.
  func allowBranching(_ single: Term, of use: ClosureUse) {
    allowBranching(single)
    if use.closure.isBranching, !use.closure.singleIsReturned { impliedBranchings[single.id] = use }
  }

  func isBranchingAllowed(_ term: Term, _ syntax: ExprSyntax) -> Bool {
    if allowedBranchings.contains(term.id) { return true }
    let word = syntax.is(IfExprSyntax.self) ? "if" : "switch"
    return fail(.other(ClosureMessage.misplacedBranching(keyword: word), term))
  }

  package func check(_ term: Term, branchingAs type: Type) -> Bool {
    guard case .branching(let syntax) = term.kind else { return false }
    let outer = closureContexts[term.id] ?? context
    guard settleSurroundings(of: outer) else { return fail(.cannotInfer(term)) }
    var wanted: Type? = simplify(type)
    var isOptional = false
    if let id = wanted?.asVariable {
      let bounds = uppers(of: id).map { simplify($0) }
      isOptional = bounds.contains { wrapped($0) != nil }
      wanted = wantedAbove(.variable(id))
    } else if let known = wanted, known.hasVariables {
      isOptional = wrapped(known) != nil
      wanted = nil
    }
    // An enclosing closure has new variables in each attempt.
    let key = "\(term.id) \(ObjectIdentifier(outer).hashValue):" + (wanted.map { "\($0)" } ?? "?")
    let checked =
      checkedBodies[key]
      ?? solver.requests.checkBranching(
        syntax, wanting: wanted, isOptional: isOptional && wanted == nil, context: outer)
    checkedBodies[key] = checked
    if checked.branchesDiffer, let use = impliedBranchings[term.id], root(type).asVariable != nil {
      return ignoreBranches(use, type)
    }
    guard checked.diagnostics.allSatisfy(solver.reporter.isOfFlow) else {
      return fail(inside: checked.diagnostics)
    }
    record(.body(term.id, checked))
    return convert(checked.result, type, .yield, term)
  }

  /// Makes the closure's `if` or `switch` a statement, because its branches have no common type and nothing
  /// requires a value.
  private func ignoreBranches(_ use: ClosureUse, _ type: Type) -> Bool {
    guard let types = solution.closures[use.term.id], equate(types.type.result, .void, use.term),
      equate(type, .void, use.term)
    else { return false }
    return checkBody(use, types, result: .void, builder: nil)
  }
}

extension Solver {
  /// The type that the types of several branches convert to.
  package func join(_ types: [Type], of term: Term, in context: Context) -> Type? {
    let joined = ConstraintSystem(solver: self, context: context).join(types, hasNil: false)
    return ([joined].compactMap { $0 } + types).first { candidate in
      types.allSatisfy { type in
        type == candidate
          || ConstraintSystem(solver: self, context: context).convert(type, candidate, .yield, term)
      }
    }
  }
}
