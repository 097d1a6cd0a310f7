// From a term to a solution
//
//   Term in a Context → constraints → search → Solution, or diagnostics
//
// Names are resolved while terms become constraints, because shorthand syntax, implicit `self` and
// members of extensions need declarations. Constraints with one solution are settled at once
// (`System`); the others are tried, overload by overload and type by type. A trail undoes each
// attempt. Parts without common variables are searched separately, and a score as Swift's ranks what
// is found. A budget ends a search with Swift's own message.
//
// - `Terms`: what each kind of term requires: calls, closures, operators, collection literals.
// - `Members`: names and members with their overloads, implicit members, key paths, `any P`.
// - `System`: type variables, constraints, how they are settled, the search, scores, the solution.
// - `Failures`: an expression without a solution is solved again in parts, to find the part to
//   blame. `FailureMessage` words what was found.
//
// Literals of one calculation share one type variable, and `ConstraintSystem+Structure` finds the
// default type of a collection literal before the search begins.
//
// Closures of several statements, and `if` and `switch` as values, have statements, which the layer
// above checks: the solver asks through `BodyRequests`, once the parameters are known. If the
// statements determine a variable of the expression around them, they are checked twice
// (`Discovery`).
//
// A new kind of term is a case of `Term.Kind`, generated in `ConstraintSystem+Terms`. A new relation
// between types is a case of `Constraint.Kind`, settled in `+Simplification` and tried in `+Search`.

package import Reading
package import Semantics

/// Solves expressions of a session.
package final class Solver: Reporting {
  package let model: SemanticModel
  /// Checks the bodies in expressions.
  package unowned let requests: any BodyRequests
  /// The outer expression whose variables the statements being checked may determine.
  package var discovery: Discovery?
  /// The operators that certain operand types determine, as long as only the prelude declares the
  /// operator.
  var standardOperators: [OperatorKey: OverloadUse.Candidate] = [:]
  /// The prelude's types with member operators, by the operator's name; found once.
  var preludeOperatorOwners: [String: [TypeContext]]?

  package var core: CoreTypes { model.core }
  package var reporter: Reporter { model.reporter }

  package init(_ model: SemanticModel, requests: any BodyRequests) {
    self.model = model
    self.requests = requests
  }
}
