import Machine
import SwiftSyntax

/// Everything that is known of a session's declarations, and where diagnostics go. What it can do is
/// spread over the folders: names and members, types, conformances, solving, building.
final class Checker {
  let core: CoreTypes
  private(set) var diagnostics: [Diagnostic] = []
  private var ofDeclarations: [Diagnostic] = []
  private var ofFlow: Set<FlowKey> = []
  /// The standard library's and the session's own; a submission with errors takes its back.
  var operators = Operators()
  /// Modules of the program's own that something imports, by name.
  var programModules: [String: ProgramModule] = [:]
  /// The libraries that programs can import.
  var libraryNames: [String] = []
  private var termCount = 0
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
  /// How many things are being tried out whose diagnostics may come to nothing.
  private var trials = 0

  init(
    core: CoreTypes, releases: Releases = Releases(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.core = core
    self.releases = releases
    budget = CheckingBudget(isInterrupted: isInterrupted)
  }

  /// Whether what stands there isn't looked at any more.
  func isGivenUp(in context: Context) -> Bool { budget.isOver && context.isOfSession }

  // MARK: Diagnostics

  func report(
    _ message: String, at position: Position, advice: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    add([Diagnostic(message: message, position: position, notes: notes, advice: advice)])
  }

  /// For what only the flow of control tells: a value missing at the end, a variable read before it
  /// has one. As with the compiler, it is only said when nothing else is wrong.
  func reportFlow(_ message: String, at position: Position, advice: String? = nil) {
    report(message, at: position, advice: advice)
    ofFlow.insert(FlowKey(message: message, line: position.line, column: position.column))
  }

  /// Whether only the flow of control tells it: then all has a type.
  func isOfFlow(_ diagnostic: Diagnostic) -> Bool { ofFlow.contains(FlowKey(of: diagnostic)) }

  /// For what is Swift, but not run here.
  func reportUnsupported(_ what: String, at position: Position, advice: String? = nil) {
    reportRefusal(
      "\(what) can't be run here", at: position, isUnsupported: true, advice: advice)
  }

  /// For a type of more parts than are followed.
  func reportLargeType(at position: Position) {
    reportUnsupported(
      "what has a type of more than \(Type.partsLimit) parts", at: position,
      advice: "Each level of types in types has twice the parts of the one before, or more.")
  }

  /// For a declaration that says of itself that it can't be used.
  func reportRefusal(
    _ message: String, at position: Position, isUnsupported: Bool, advice: String? = nil
  ) {
    var diagnostic = Diagnostic(message: message, position: position, advice: advice)
    diagnostic.isUnsupported = isUnsupported
    add([diagnostic])
  }

  /// Runs the body and gives its diagnostics apart.
  func collecting<Result>(_ body: () -> Result) -> (result: Result, diagnostics: [Diagnostic]) {
    let outer = diagnostics
    diagnostics = []
    trials += 1
    let result = body()
    trials -= 1
    let inner = diagnostics
    diagnostics = outer
    return (result, inner)
  }

  func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !self.diagnostics.contains(diagnostic) {
      self.diagnostics.append(diagnostic)
    }
    if trials == 0 { noteErrors() }
  }

  private func noteErrors() { budget.note(errors: diagnostics.count + ofDeclarations.count) }

  /// Runs what reads a declaration, whose diagnostics stay also when it is asked for by chance while
  /// something else is tried out.
  func apart<Result>(_ body: () -> Result) -> Result {
    let (result, found) = collecting(body)
    for diagnostic in found where !ofDeclarations.contains(diagnostic) {
      ofDeclarations.append(diagnostic)
    }
    if !found.isEmpty { noteErrors() }
    return result
  }

  /// - Parameter withFlow: Whether what only the flow of control tells may be said.
  func takeDiagnostics(withFlow: Bool = true) -> [Diagnostic] {
    add(ofDeclarations)
    defer {
      diagnostics = []
      ofDeclarations = []
      ofFlow = []
    }
    diagnostics = Self.causes(of: diagnostics)
    let others = diagnostics.filter { !ofFlow.contains(FlowKey(of: $0)) }
    return others.isEmpty && withFlow ? diagnostics : others
  }

  /// Without those about something whose type isn't known: that is told where it is declared.
  private static func causes(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    let causes = diagnostics.filter { !$0.message.contains("\(Type.error)") }
    return causes.isEmpty ? diagnostics : causes
  }

  /// A diagnostic by its words and place.
  private struct FlowKey: Hashable {
    let message: String
    let line: Int
    let column: Int

    init(message: String, line: Int, column: Int) {
      self.message = message
      self.line = line
      self.column = column
    }

    init(of diagnostic: Diagnostic) {
      self.init(
        message: diagnostic.message, line: diagnostic.position.line,
        column: diagnostic.position.column)
    }
  }

  // MARK: Terms

  func makeTermID() -> Int {
    termCount += 1
    return termCount
  }
}
