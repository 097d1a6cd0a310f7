// From bodies to the checked tree
//
//   statements → Solving, expression by expression → the tree (`CheckedTree`) → passes → diagnostics
//
// - `Statements`: bodies, control flow, variables, patterns, result builders, closures' statements.
// - `Building`: an expression with its solution becomes nodes of the tree: how a call is dispatched,
//   conversions, places, key paths, effects, isolation, captures. `Synthesis` writes the bodies that
//   the compiler synthesizes (`==`, `hash(into:)`, coding).
// - `Passes`: what is found only in a whole body: initialization before use, exclusive access,
//   reachability, exhaustiveness of `switch`, and regions of values that are sent.
// - `Runtime`: the conformances, types and overrides that the machine has to know, and the functions
//   that adapt a witness to its requirement.
//
// A body is checked when something needs it (`SemanticModel.wanted`). So a program that uses a tenth of
// a library has a tenth of it checked.
//
// `BodyChecker` answers the questions of the layers below (`BodyRequests`): the statements of a closure,
// the type of a default value, the body that an opaque result comes from.
//
// Types are passed as arguments. A generic function takes a `Value.type` for each generic parameter
// before `self`. Objects store the type arguments of their class. Values know their type, so
// existentials need no box. Nil, a function or an empty array gets its static type when it becomes
// an `Any` (`Value.erased`).
//
// A rule about a statement goes to `Statements`, one about a value's form to `Building`, and one about
// the order in which a body does things to `Passes`.

package import CheckedTree
package import Machine
package import Reading
package import Semantics
import Solving

/// Checks the bodies of a session's declarations.
package final class BodyChecker: Reporting {
  package let model: SemanticModel
  private(set) lazy var solver = Solver(model, requests: self)
  /// The conformances that are registered with the machine.
  package private(set) lazy var runtime = RuntimeConformances(self)
  /// The types of expressions so far.
  var notedTypes: Set<Type> = []
  /// The types of the session's expressions, for region analysis.
  var regionTypes = RegionTypes()
  /// Whether the submission's statements await something. Only then is a script's top level
  /// asynchronous.
  var topLevelWaits = Lazy(known: true)
  /// The queue of the session's objects that await their `deinit`.
  let releases: Releases
  /// Makes code of the functions that adapt witnesses, before the machine learns of them.
  let emit: ([Body]) -> Void

  var core: CoreTypes { model.core }
  package var reporter: Reporter { model.reporter }

  package init(
    _ model: SemanticModel, releases: Releases = Releases(), emit: @escaping ([Body]) -> Void
  ) {
    self.model = model
    self.releases = releases
    self.emit = emit
    model.requests = self
  }
}
