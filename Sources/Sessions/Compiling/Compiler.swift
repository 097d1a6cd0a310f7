import Lowering
import Machine
import Reading
import Recording
import Semantics

/// Owns a session's `Lowerer`, away from the main actor, on which lessons run.
actor Compiler {
  private let executor = ThreadExecutor()
  private let libraries: [Lowerer.Library]
  /// Where objects of the session wait for their `deinit`.
  nonisolated let releases = Releases()
  /// How long the session's programs have waited for the compiler.
  nonisolated var pauses: Pauses { executor.pauses }
  /// Stops the checking of a text that is under way.
  nonisolated let interruption = Interruption()
  /// Parses texts before the compiler takes them.
  nonisolated let reader = Reader()
  /// Made when it is first needed, since that takes longer than showing a prompt may.
  private var lowerer: Lowerer?

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  init(libraries: [Lowerer.Library] = []) {
    self.libraries = libraries
  }

  struct Compiled: Sendable {
    var function: Function?
    var diagnostics: [Diagnostic]
    var valueType: String?
    /// Whether the function runs tests.
    var hasTests: Bool
    /// The error that a cancelled sleep throws in the program.
    var cancellationError: Value?
    /// Where keys of dependencies have their values; nil while nothing imports the library.
    var keyRequirements: KeyRequirements?
    /// Whether checking was stopped.
    var isInterrupted = false
  }

  /// Does work that `interruption` can stop.
  func perform(_ work: Interruption.Work, _ body: @Sendable (isolated Compiler) -> Void) {
    interruption.perform(work) { body(self) }
  }

  func warmUp(importing modules: [String]) {
    readyLowerer().prepare(libraries: modules)
  }

  /// Checks a text that may be submitted next, unless another work has begun since the `count`th.
  func checkAhead(_ text: String, firstLine: Int, unlessBegun count: Int) {
    interruption.doAhead(since: count) {
      _ = readyLowerer().inspect(text, firstLine: firstLine)
    }
  }

  /// - Parameter test: The name of the test whose body it is; nil for any other submission.
  func compile(_ files: Lowerer.ParsedFiles, asTest test: String?) -> Compiled {
    let lowerer = readyLowerer()
    let result = lowerer.lower(files, asTest: test)
    return Compiled(
      function: result.function, diagnostics: result.diagnostics, valueType: result.valueType,
      hasTests: result.hasTests,
      cancellationError: lowerer.cancellationError, keyRequirements: lowerer.keyRequirements,
      isInterrupted: result.isInterrupted)
  }

  /// Defines modules of the program if they have no errors.
  ///
  /// - Returns: The problems of the modules.
  func define(
    _ modules: [(name: String, files: [Source])], ofPackage isPackage: Bool
  ) -> [Diagnostic] {
    readyLowerer().define(modules.map { ($0.name, $0.files.map(\.file)) }, ofPackage: isPackage)
  }

  /// The problems of a text, or the type of its last expression.
  func inspect(
    _ files: Lowerer.ParsedFiles
  ) -> (diagnostics: [Diagnostic], valueType: String?) {
    let result = readyLowerer().inspect(files)
    return (result.diagnostics, result.valueType)
  }

  /// A text with what macros write for it.
  func expand(_ source: Source, _ files: Lowerer.ParsedFiles) -> ExpandedSource {
    let uses = readyLowerer().macroUses(in: files)
    return ExpandedSource(text: source.text, firstLine: source.firstLine, uses: uses)
  }

  /// Takes back what the last text that was compiled declared; false if there is none.
  func undo() -> Bool {
    lowerer?.undo() ?? false
  }

  /// The names that could stand at the end of a text that is being typed.
  func candidates(atEndOf source: Source) -> [NameCandidate] {
    readyLowerer().candidates(atEndOf: source.text, firstLine: source.firstLine)
  }

  /// The members of a type, or of an expression's; nil where the text is neither.
  func members(of text: String) -> [NameCandidate]? {
    readyLowerer().members(of: text)
  }

  private func readyLowerer() -> Lowerer {
    if let lowerer { return lowerer }
    let lowerer = Lowerer(
      releases: releases, libraries: libraries, thread: executor,
      isInterrupted: { [interruption] in interruption.isSet })
    self.lowerer = lowerer
    return lowerer
  }
}

extension Source {
  /// Parses the text as a part of the session.
  var parsed: Lowerer.ParsedFiles { parsed(isScript: false) }

  /// Parses the text.
  ///
  /// - Parameters:
  ///   - isScript: Whether it is a program of its own.
  ///   - others: Files of declarations of the same module.
  func parsed(isScript: Bool, with others: [Source] = []) -> Lowerer.ParsedFiles {
    let file = Lowerer.File(text: text, firstLine: firstLine)
    return Lowerer.ParsedFiles(file, isScript: isScript, with: others.map(\.file))
  }

  /// As it is compiled: by its own name, not by where it was found.
  fileprivate var file: Lowerer.File {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    return Lowerer.File(text: text, name: name, firstLine: firstLine)
  }
}
