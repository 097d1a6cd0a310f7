import Machine
import Reading
import SwiftSyntax

/// Everything that is known of a session's declarations, and where diagnostics go. What it can do is
/// spread over the folders: names and members, types, conformances, solving, building.
final class Checker: Reporting {
  let core: CoreTypes
  let reporter: Reporter
  /// The standard library's and the session's own; a submission with errors takes its back.
  var operators = Operators()
  /// Modules of the program's own that something imports, by name.
  var programModules: [String: ProgramModule] = [:]
  /// The places of unknown attributes of types, since somebody took them.
  var unknownMacros: [Position] = []
  /// The libraries that programs can import.
  var libraryNames: [String] = []
  let terms = TermNumbers()
  /// The outer expression about which the statements being checked may say something.
  var discovery: Discovery?
  /// Functions whose bodies something needs, each once; the session has them checked.
  var wanted: [FunctionDeclaration] = []
  /// What declaring remembers over a session.
  let declarations = DeclarationState()
  /// How many associated types are being inferred; see `typeWitnessResult`.
  var inferenceDepth = 0
  /// Whether one of several members was taken to imply an associated type while another one, which
  /// would tell them apart, is being found out.
  var isInferenceProvisional = false
  /// What the machine is told of conformances.
  private(set) lazy var runtime = RuntimeConformances(self)
  /// Types that expressions were found to have.
  var notedTypes: Set<Type> = []
  /// While somebody asks what could stand at the cursor.
  var completion: CompletionPoint?
  /// Whether the submission's statements wait for something; only then is a script's top level
  /// asynchronous.
  var topLevelWaits = Lazy(known: true)
  /// Where objects of the session wait for their `deinit`.
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

  /// Whether what stands there isn't looked at any more.
  func isGivenUp(in context: Context) -> Bool { budget.isOver && context.isOfSession }

  /// For a type of more parts than are followed.
  func reportLargeType(at position: Position) {
    reportUnsupported(
      "what has a type of more than \(Type.partsLimit) parts", at: position,
      advice: "Each level of types in types has twice the parts of the one before, or more.")
  }

  func makeTermID() -> Int { terms.next() }
}
