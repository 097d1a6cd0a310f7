import Machine
import Reading
import SwiftSyntax

/// The declarations of a session, and its diagnostics. Its methods are in the folders: names and
/// members, types, conformances, solving, building.
final class Checker: Reporting {
  let core: CoreTypes
  let reporter: Reporter
  /// The operators of the standard library and the session. A submission with errors restores the
  /// previous ones.
  var operators = Operators()
  /// The program's modules that are imported, by name.
  var programModules: [String: ProgramModule] = [:]
  /// The positions of unknown attributes of types, since the last call that took them.
  var unknownMacros: [Position] = []
  /// The libraries that programs can import.
  var libraryNames: [String] = []
  let terms = TermNumbers()
  /// The outer expression whose variables the statements being checked may determine.
  var discovery: Discovery?
  /// Functions whose bodies are needed, each once; the session checks them.
  var wanted: [FunctionDeclaration] = []
  /// The state of declarations during the session.
  let declarations = DeclarationState()
  /// The number of associated types being inferred; see `typeWitnessResult`.
  var inferenceDepth = 0
  /// Whether an associated type was inferred from one of several members, while another inference
  /// that would choose between them is in progress.
  var isInferenceProvisional = false
  /// The conformances that are registered with the machine.
  private(set) lazy var runtime = RuntimeConformances(self)
  /// The types of expressions so far.
  var notedTypes: Set<Type> = []
  /// The types of the session's expressions, for region analysis.
  var regionTypes = RegionTypes()
  /// The cursor, during completion.
  var completion: CompletionPoint?
  /// Whether the submission's statements await something. Only then is a script's top level
  /// asynchronous.
  var topLevelWaits = Lazy(known: true)
  /// The queue of the session's objects that await their `deinit`.
  let releases: Releases
  let budget: CheckingBudget

  init(
    core: CoreTypes, releases: Releases = Releases(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.core = core
    self.releases = releases
    budget = CheckingBudget(isInterrupted: isInterrupted)
    reporter = Reporter(budget: budget, unknownType: "\(Type.error)")
  }

  /// Whether checking has ended for code in this context.
  func isGivenUp(in context: Context) -> Bool { budget.isOver && context.isOfSession }

  /// Reports a type with too many parts.
  func reportLargeType(at position: Position) {
    reportUnsupported(
      "what has a type of more than \(Type.partsLimit) parts", at: position,
      advice: "Each level of types in types has twice the parts of the one before, or more.")
  }

  func makeTermID() -> Int { terms.next() }
}
