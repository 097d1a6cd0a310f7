// The meaning of a program without its bodies
//
//   syntax → Declarer → declarations, types, signatures, conformances, witnesses
//
// A declaration's facts are `Lazy`: something asks for the type of a property, and the type is read
// then. A circle of such questions is Swift's "circular reference"; each fact has a value for that
// case. So declarations can be in any order, in several files, and in libraries of which a program
// uses a tenth.
//
// - `Scopes`: a `Context` is a place in a program, and knows its names, imports, `self`, generic
//   signature and isolation. Lookup of names and members, access control.
// - `Types`: types are compared by structure, with a stored hash. `TypeReader` reads written types.
// - `Declarations`: `Declarer` turns the syntax of declarations into declarations. `Checks` has the
//   rules that the compiler reports about them, `Generics` signatures and their requirements,
//   `Synthesis` the members that nobody wrote.
// - `Conformances`: who conforms to what, with which witnesses and associated types.
// - `Libraries`: the prelude and libraries, whose declarations are parsed when something asks.
// - `Completion`: what can be written at the cursor.
//
// Nothing here looks into a body. Where the meaning of a declaration depends on an expression, as the
// type of `let x = f()` does, the model asks upwards, through `Requests` and nothing else.
//
// A rule about what may be declared goes to `Declarations/Checks`; a rule about who sees what, to
// `Scopes`. Declarations are known by identity (`KnownType`, `CoreTypes`), never by their spelling.

package import Machine
package import Reading
import SwiftSyntax

/// The declarations of a session: their names, types, conformances and diagnostics.
package final class SemanticModel: Reporting {
  package let core: CoreTypes
  package let reporter: Reporter
  /// The operators of the standard library and the session. A submission with errors restores the
  /// previous ones.
  package var operators = Operators()
  /// The program's modules that are imported, by name.
  package var programModules: [String: ProgramModule] = [:]
  /// The positions of unknown attributes of types, since the last call that took them.
  package var unknownMacros: [Position] = []
  /// The libraries that programs can import.
  package var libraryNames: [String] = []
  package let terms = TermNumbers()
  /// Functions whose bodies are needed, each once; the session checks them.
  package var wanted: [FunctionDeclaration] = []
  /// The state of declarations during the session.
  package let declarations = DeclarationState()
  /// The number of associated types being inferred; see `typeWitnessResult`.
  package var inferenceDepth = 0
  /// Whether an associated type was inferred from one of several members, while another inference
  /// that would choose between them is in progress.
  package var isInferenceProvisional = false
  /// The cursor, during completion.
  package var completion: CompletionPoint?
  package let budget: CheckingBudget
  /// Answers what declarations can't: who checks the bodies sets it.
  package weak var requests: (any Requests)?

  package init(core: CoreTypes, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    self.core = core
    budget = CheckingBudget(isInterrupted: isInterrupted)
    reporter = Reporter(budget: budget)
  }

  /// Whether checking has ended for code in this context.
  package func isGivenUp(in context: Context) -> Bool { budget.isOver && context.isOfSession }

  /// Reports a type with too many parts.
  package func reportLargeType(at position: Position) {
    reportUnsupported(UnsupportedMessage.largeType(limit: Type.partsLimit), at: position)
  }
}
