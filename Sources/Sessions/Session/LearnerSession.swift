import Execution
package import Lessons
import Lowering
import Machine
package import Recording
package import Semantics
import Synchronization

/// One learner's session: submissions that see what earlier ones declared.
///
/// Submissions are made one at a time; `interrupt()` may be called from any thread.
package final class LearnerSession: Sendable {
  /// Takes what programs print, as they print it.
  ///
  /// - Parameter origin: the submission that started it, if that is already over.
  package typealias Console = @Sendable (_ text: String, _ origin: Source?) -> Void

  private struct State {
    var nextLine = 1
    var sources: [Source] = []
    /// Whether somebody wants the submission on its way to stop.
    var isInterrupted = false
    var current: Run?
    var activity = Activity.reading { didSet { activities += 1 } }
    /// How often the activity has changed.
    var activities = 0
    /// The accepted submissions, in order.
    var kept: [Kept] = []
    /// Runs of finished submissions with tasks that still run.
    var background: [Run] = []
  }

  /// A submission that could be taken back.
  private struct Kept {
    var source: Source
    var isTyped: Bool
    var run: Run?
  }

  /// The activity of a session.
  enum Activity {
    /// Reading and checking, from the beginning.
    case reading
    case running
    /// The last run is over. Its result is being shown.
    case showing
  }

  var activity: Activity { state.withLock { $0.activity } }
  /// The activity, and a number that tells it from the others like it.
  var numberedActivity: (Activity, number: Int) {
    state.withLock { ($0.activity, $0.activities) }
  }
  /// Whether the last submission, or what was done with its result, was interrupted.
  package var isInterrupted: Bool { state.withLock { $0.isInterrupted } }
  /// Whether a program runs whose record will be shown.
  package var isRecording: Bool { isTraced && activity == .running }

  let compiler: Compiler
  private let world: World
  let limits: RunLimits
  let isTraced: Bool
  private let console: Console
  let pending = PendingResults()
  private let state = Mutex(State())

  /// - Parameters:
  ///   - seconds: how long a submission may take, with all that it starts.
  ///   - context: the context in which dependencies resolve: `live`, unless the process is to decide
  ///     by its environment, which nil says.
  ///   - libraries: what programs can import beside what comes with the tutor and their own modules;
  ///     their files are read when something does.
  ///   - isTraced: whether the calls that lead to what happens are kept, which only a trace needs.
  ///   - environment: the variables that programs find in their environment.
  ///   - limits: how much a submission may use up, with all that it starts; those of a lesson with
  ///     this time, unless somebody says otherwise.
  package init(
    seconds: Double? = 30, context: Provider? = .live, libraries: [SourceLibrary] = [],
    isTraced: Bool = true, environment: [String: String] = [:], limits: ProgramLimits? = nil,
    console: @escaping Console = { _, _ in }
  ) {
    // A library that is named takes the place of one that comes with the tutor.
    let own = SourceLibrary.builtIn.filter { one in
      !libraries.contains { $0.name == one.name }
    }
    compiler = Compiler(libraries: (own + libraries).map(\.lowered))
    world = World(
      releases: compiler.releases, pauses: compiler.pauses, context: context,
      environment: environment)
    var usual = RunLimits.program
    usual.seconds = seconds
    self.limits = limits?.limits ?? usual
    self.isTraced = isTraced
    self.console = console
  }

  /// How long programs have waited for the compiler.
  var pauses: Pauses { compiler.pauses }

  deinit {
    for run in state.withLock({ $0.background }) { run.abandon() }
  }

  /// Does work ahead that the next submission would wait for. It ends when something else begins.
  ///
  /// - Parameters:
  ///   - lesson: The lesson whose code is going to be submitted.
  ///   - code: The code that is likely to be submitted next.
  package func warmUp(for lesson: Lesson?, next code: String = "") async {
    let count = compiler.interruption.count
    let lines = lesson?.codeBlocks.flatMap { $0.code.split(separator: "\n") } ?? []
    let imports = lines.filter { $0.hasPrefix("import ") }
    await compiler.warmUp(importing: imports.map { String($0.dropFirst("import ".count)) })
    guard !code.isEmpty else { return }
    let line = state.withLock(\.nextLine)
    await compiler.checkAhead(code, firstLine: line, unlessBegun: count)
  }

  /// Gives a text its lines now, so that they can be shown before it is submitted.
  package func reserveLines(for text: String) -> Int {
    state.withLock { state in
      defer { state.nextLine += text.lineCount }
      return state.nextLine
    }
  }

  /// - Parameters:
  ///   - firstLine: the number of the first line if it was reserved, or had before.
  ///   - fileLine: the number of the first line in the file `name`.
  ///   - isScript: whether it is a program of its own, which ends when its top level does.
  ///   - others: files of declarations that belong to it.
  ///   - test: the name of the test whose body it is; nil for any other text.
  ///   - isTyped: whether it is the learner's own, which can be taken back.
  ///   - patience: how long to wait for what the submission started and did not await.
  package func submit(
    _ text: String, name: String = "<input>", firstLine: Int? = nil, fileLine: Int? = nil,
    isScript: Bool = false, with others: [Source] = [], asTest test: String? = nil,
    isTyped: Bool = false, patience: Duration = .seconds(2)
  ) async -> SubmissionResult {
    let (source, earlier, work) = state.withLock { state in
      state.isInterrupted = false
      state.activity = .reading
      state.sources += others
      let line = firstLine ?? state.nextLine
      let source = Source(name: name, text: text, firstLine: line, fileLine: fileLine)
      return (
        source, state.sources.filter { $0.firstLine != line }, compiler.interruption.begin()
      )
    }
    let sources = earlier + [source]
    let compiled = await compiling(work) {
      source.parsed(isScript: isScript, with: others)
    } _: {
      $0.compile($1, asTest: test)
    } forget: {
      if $1.function != nil { _ = $0.undo() }
    }
    guard let compiled else { return .interrupted(source) }
    if let error = compiled.cancellationError { world.cancellationError = error }
    if let requirements = compiled.keyRequirements { world.keys.requirements = requirements }
    if compiled.isInterrupted { return .interrupted(source) }
    guard let function = compiled.function else {
      return SubmissionResult(
        source: source, findings: compiled.diagnostics.map { Finding($0, in: sources) },
        liveLanes: [])
    }
    state.withLock { state in
      state.sources = sources
      state.nextLine = max(state.nextLine, source.firstLine + text.lineCount)
      state.kept.append(Kept(source: source, isTyped: isTyped))
    }
    var result = await run(
      function, valueType: compiled.valueType, sources: sources, endsWithTopLevel: isScript,
      patience: patience)
    if !compiled.hasTests { result.failedTests = nil }
    return result
  }

  /// How many submissions were accepted and not taken back.
  package var keptCount: Int { state.withLock { $0.kept.count } }
  /// The texts whose declarations are known, the oldest first.
  var keptSources: [Source] { state.withLock { $0.kept.map(\.source) } }

  /// What can come of taking a submission back.
  package enum Undoing: Equatable, Sendable {
    case undone(Source)
    /// The last submission is the lesson's, which what follows in it needs.
    case isOfLesson
    case nothing
  }

  /// Removes the declarations of the last submission, and stops its tasks. Its changes to earlier values
  /// remain.
  package func undo() async -> Undoing {
    let last = state.withLock { $0.kept.last }
    guard let last else { return .nothing }
    guard last.isTyped else { return .isOfLesson }
    guard await compiler.undo() else { return .nothing }
    last.run?.abandon()
    state.withLock { state in
      state.kept.removeLast()
      state.sources.removeAll { $0.firstLine == last.source.firstLine }
    }
    return .undone(last.source)
  }

  /// A file with lines of its own in the session, to be submitted with another or as a part of a
  /// module.
  package func makeSource(_ text: String, name: String) -> Source {
    Source(name: name, text: text, firstLine: reserveLines(for: text), fileLine: 1)
  }

  /// Defines modules that submissions can import. The declarations of a module are visible after an
  /// import. A module with errors isn't defined.
  ///
  /// - Parameter isPackage: whether the modules and all submissions belong to one package.
  package func define(
    _ modules: [(name: String, files: [Source])], ofPackage isPackage: Bool = false
  ) async -> [Finding] {
    let files = modules.flatMap(\.files)
    state.withLock { $0.sources += files }
    let diagnostics = await compiling(compiler.interruption.begin()) {
      $0.define(modules, ofPackage: isPackage)
    }
    guard let diagnostics else {
      return [Finding(RunProblem.interruptedBeforeRun, name: files.first?.name ?? "")]
    }
    let sources = sources
    return diagnostics.map { Finding($0, in: sources) }
  }

  /// Adds a file to a module.
  package func define(
    _ module: String, _ text: String, name: String, firstLine: Int? = nil, fileLine: Int? = nil
  ) async -> SubmissionResult {
    let source = Source(
      name: name, text: text, firstLine: firstLine ?? reserveLines(for: text), fileLine: fileLine)
    state.withLock { state in
      state.sources.removeAll { $0.firstLine == source.firstLine }
      state.nextLine = max(state.nextLine, source.firstLine + text.lineCount)
    }
    let findings = await define([(module, [source])])
    if !findings.isEmpty {
      state.withLock { state in state.sources.removeAll { $0.firstLine == source.firstLine } }
    }
    return SubmissionResult(source: source, findings: findings)
  }

  /// The type of an expression, or of the last one of a text, which isn't run; nil where it has no
  /// value, or where something is wrong with it.
  package func type(of text: String) async -> (type: String?, findings: [Finding]) {
    let (source, earlier) = state.withLock { state in
      (Source(name: "<input>", text: text, firstLine: state.nextLine), state.sources)
    }
    let inspected = await compiling(compiler.interruption.begin()) {
      source.parsed
    } _: {
      $0.inspect($1)
    }
    guard let (diagnostics, type) = inspected else {
      return (nil, [Finding(RunProblem.interruptedBeforeRun, name: source.name)])
    }
    return (type, diagnostics.map { Finding($0, in: earlier + [source]) })
  }

  /// The names that could stand at the end of a text that is being typed, or none if they take
  /// longer to find than somebody at the keyboard waits. It blocks the thread.
  package func candidates(
    atEndOf text: String, within patience: Duration = .seconds(3)
  ) -> [NameCandidate] {
    let source = state.withLock { state in
      Source(name: "<input>", text: text, firstLine: state.nextLine)
    }
    let work = compiler.interruption.begin(isAhead: true)
    let answer = Answer<[NameCandidate]>()
    Task { [compiler] in
      await compiler.perform(work) { answer.give($0.candidates(atEndOf: source)) }
    }
    return answer.wait(for: patience) ?? []
  }

  /// The members of a type, or of an expression's type. Members of values come first. Nil if the text is
  /// neither a type nor an expression.
  package func members(of text: String) async -> [String]? {
    let found = await compiling(compiler.interruption.begin()) { $0.members(of: text) }
    guard let members = found ?? nil else { return nil }
    return members.filter { !$0.isStatic }.map(\.signature)
      + members.filter(\.isStatic).map { member in
        let isWord = ["case ", "struct ", "class ", "enum ", "actor ", "typealias "].contains {
          member.signature.hasPrefix($0)
        }
        return isWord ? member.signature : "static " + member.signature
      }
  }

  /// Stops the current submission. Tasks of earlier submissions continue.
  package func interrupt() {
    let run = state.withLock { state in
      state.isInterrupted = true
      compiler.interruption.set()
      return state.current
    }
    compiler.reader.interrupt()
    run?.interrupt()
    pending.interrupt()
  }

  /// Stops all tasks that still run.
  package func abandon() {
    let runs = state.withLock { state in
      defer { state.background = [] }
      return state.background
    }
    for run in runs { run.abandon() }
  }

  /// The context in which the session's dependencies resolve, nil where the process decides. The
  /// session's cache keeps what each context computed.
  package var context: Provider? {
    get { world.context }
    set { world.context = newValue }
  }

  /// The accepted submissions so far.
  package var sources: [Source] { state.withLock { $0.sources } }

  private func run(
    _ function: Function, valueType: String?, sources: [Source], endsWithTopLevel: Bool,
    patience: Duration
  ) async -> SubmissionResult {
    let console = console
    let isOver = Flag()
    let run = Run(
      function: function, world: world, sources: sources, limits: limits,
      endsWithTopLevel: endsWithTopLevel, showsValue: valueType != nil, isTraced: isTraced,
      console: { text in console(text, isOver.isSet ? sources.last : nil) })
    let isTooLate = state.withLock { state in
      state.current = run
      state.activity = .running
      if let last = state.kept.indices.last { state.kept[last].run = run }
      return state.isInterrupted
    }
    if isTooLate { run.interrupt() }

    let result = await run.start()
    var shown: SubmissionResult.ShownValue?
    if let text = result.valueText, let type = valueType {
      shown = SubmissionResult.ShownValue(type: type, text: text)
      run.recorder.record(
        .valueShown(name: nil, type: type, value: text), lane: .main, place: nil)
    }
    var liveLanes: [LaneID] = []
    if !endsWithTopLevel, !result.liveLanes.isEmpty {
      liveLanes = await run.settle(for: patience)
    }
    isOver.set()
    state.withLock { state in
      state.current = nil
      state.activity = .showing
      // Its record is the result's from here on.
      if liveLanes.isEmpty, let last = state.kept.indices.last { state.kept[last].run = nil }
      state.background.removeAll { $0.liveLanes.isEmpty }
      if !liveLanes.isEmpty { state.background.append(run) }
    }
    guard let source = sources.last else { preconditionFailure("what runs has a source") }
    return SubmissionResult(
      source: source, findings: [],
      trace: Trace(
        sources: sources, events: run.recorder.events.withoutInternals.withEarlyWaits,
        outcome: run.outcome, trap: run.trap),
      value: shown, liveLanes: liveLanes, failedTests: run.failedTests)
  }
}

/// Set once, from any thread.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() {
    value.store(true, ordering: .releasing)
  }
}

extension String {
  /// How many lines an editor would number; a line feed at the end begins none.
  var lineCount: Int {
    let feeds = utf8.count { $0 == UInt8(ascii: "\n") }
    return max(1, utf8.last == UInt8(ascii: "\n") ? feeds : feeds + 1)
  }
}
