import Foundation
import Lessons
import LineEditing
import MessageTables
import Phrases
import Recording
import Rendering
import Sessions
import Synchronization

/// The shell: reads entries at the prompt, and shows their results.
struct Prompting {
  var console: Console
  var library: LessonLibrary
  /// Where the lessons are read from, again when one is begun.
  let source: LessonSource
  let input: any LineInput
  let running = RunningSession()
  /// The state that the prompt reads on the reading thread.
  let shared: SharedState
  var store: ProgressStore
  var progress: LearnerProgress
  var player: Player?
  /// Questions of earlier lessons, while they are asked.
  var recap: RecapRound?
  /// The text of the lesson as its file was last seen.
  var seenText: String?
  /// The reason for text at the next prompt that the user didn't type; nil for an empty prompt.
  var refilled: Refilled?
  /// The learner's edits of the lesson's blocks since the lesson last ran one, oldest first.
  var edits: [Edit] = []
  /// An entry that was typed while a page was shown. It is the next entry.
  var pending: String?
  /// The last attempt that was accepted, which the next one takes the place of.
  var lastAttempt: Source?
  var session: LearnerSession
  /// The result of the last submission, in the lesson or at the prompt.
  var latest: SubmissionResult?
  /// The results before it, oldest first, so that `:why` can explain their values.
  private(set) var earlier: [SubmissionResult] = []
  /// A text that somebody edited and that was rejected, so that it isn't lost; of a block of the
  /// lesson, if it is one's.
  var draft: (text: String, block: CodeBlock?)?
  var hasFailedToSave = false
  let isInteractive: Bool

  init(_ output: OutputOptions?) throws {
    console = Console(output)
    let environment = ProcessInfo.processInfo.environment
    let paths = StatePaths(environment: environment)
    source = LessonAccess.source(console).source
    library = try LessonAccess.library(of: source, console).library
    let shared = SharedState()
    self.shared = shared
    let completions = Completions(lessons: library.entries.map(\.slug)) { text in
      shared.state.withLock { $0.session }?.candidates(atEndOf: text) ?? []
    }
    let editor = LineEditor(program: "heirloom", historyPath: paths.historyFile) { entry, cursor in
      Completion(completions.offer(for: entry, cursor: cursor))
    }
    isInteractive = Terminal.isTerminal(0)
    if isInteractive, console.isTerminal, Terminal.canMoveCursor(environment: environment) {
      console.progress = ProgressLine()
    }
    guard
      let input: any LineInput = editor
        ?? PlainLineReader().map({ $0 as any LineInput })
    else {
      console.show(Finding(message: ShellMessage.terminalUnreadable.text, name: ""))
      throw Leaving(.misuse)
    }
    self.input = input
    store = ProgressStore(paths: paths, library: library)
    let (progress, notices) = store.load()
    self.progress = progress
    for notice in notices { console.writeError(notice.text + "\n") }
    session = Self.makeSession(shared, input, console)
    adopt(session)
  }

  /// Reads and runs entries until the learner leaves.
  mutating func run(beginsWithTour: Bool = false) async -> ExitStatus {
    let (running, input, shared) = (running, input, shared)
    let interrupts = Interrupts([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { signal in
      let count = shared.state.withLock { state -> Int? in
        guard state.isBusy else { return nil }
        state.interruptions += 1
        return state.interruptions
      }
      // Somebody who presses Ctrl-C again and again wants to leave what doesn't stop.
      if signal != SIGINT || count ?? 0 >= RunningSession.patience {
        (input as? LineEditor)?.restoreTerminal()
        _exit(128 + signal)
      }
      if count != nil { running.session?.interrupt() } else { input.interrupt() }
    }
    defer { withExtendedLifetime(interrupts) {} }
    if beginsWithTour { await beginTour() } else { await welcome() }
    warmUp()
    while true {
      showNotices()
      shared.state.withLock { $0.question = questionToAnswer }
      switch await nextEntry() {
      case .endOfFile:
        leave()
        return .fine
      case .interrupted(let lineWasEmpty):
        guard isInteractive else { return .interrupted }
        abandonRefilled()
        if lineWasEmpty { say(.howToLeave) }
      case .line(let text):
        shared.state.withLock { $0.isBusy = true }
        console.followTerminal()
        let isOver = await take(text)
        console.progress?.end()
        shared.state.withLock { $0.isBusy = false }
        if isOver {
          leave()
          return .fine
        }
      }
    }
  }

  private mutating func nextEntry() async -> Submission {
    if let pending {
      self.pending = nil
      return .line(pending)
    }
    return await input.read(
      prompt: prompt, continuation: continuation, isComplete: isComplete)
  }

  /// Returns whether the learner leaves.
  private mutating func take(_ text: String) async -> Bool {
    noticeChangedFile()
    let text = withoutFence(text)
    let refilled = refilled
    self.refilled = nil
    if let line = ColonLine(text) { return await take(line) }
    if asksForHelp(text) {
      await explainInput()
      return false
    }
    let isBlank = !text.contains { !$0.isWhitespace }
    if recap != nil, await takeInRecap(text) { return false }
    if player?.isBehind == true { await catchUp() }
    switch refilled {
    case .attempt? where !isBlank: await attempt(text)
    case .edit(let block, let original)? where !isBlank:
      await finishEdit(text, of: block, original: original)
    case .attempt?, .edit?: say(.editForgotten)
    case nil where isBlank: await goOn()
    case nil: await answerOrEvaluate(text)
    }
    return false
  }

  private mutating func answerOrEvaluate(_ text: String) async {
    // A text of several lines was pasted or written as Swift, whatever it looks like.
    guard !text.contains("\n"), let reply = player?.answer(text) else {
      return await evaluate(text, name: "<input>", fileLine: nil)
    }
    if let answer = reply.answered { log(answer) }
    await show(reply.turn.views)
    save()
  }

  /// The number of earlier results that are kept.
  private static let mostEarlier = 50

  /// Makes a result the latest one.
  mutating func showed(_ result: SubmissionResult) {
    if let latest, latest.trace != nil {
      earlier = Array((earlier + [latest]).suffix(Self.mostEarlier))
    }
    latest = result
  }

  mutating func forgetResults() {
    latest = nil
    earlier = []
  }

  // MARK: Swift of the learner's own

  mutating func evaluate(_ text: String, name: String, fileLine: Int?) async {
    shared.state.withLock { $0.isLive = true }
    console.progress?.begin(.running)
    let result = await session.submit(
      text, name: name, fileLine: fileLine, isTyped: true, patience: .milliseconds(300))
    console.progress?.end()
    shared.state.withLock { $0.isLive = false }
    endInterruptedLine(result)
    guard !result.isRejected else {
      if let hint = hint(for: text) { return say(hint) }
      for finding in result.findings { console.show(finding) }
      return
    }
    showed(result)
    edits = []
    if let trace = result.trace {
      var options = console.options
      if !result.isWorthTracing { options.level = .off }
      switch options.level {
      case .off:
        if let finding = Finding(trace) { console.show(finding) }
      case .full, .outline:
        if let text = await drawn(trace, options) { await display([text]) }
      }
      console.write(ValueText.render(trace, options: console.options))
      // A word such as `exit` is also the name of a function.
      if trace.showsFunction, let command = ColonCommand(word: text.filter { !$0.isWhitespace }) {
        say(.bareWord(command))
      }
    }
    if !result.liveLanes.isEmpty { say(ViewText(options: console.options).goingOn(result).text) }
  }

  /// A hint for a command without a colon, or for a word that isn't an answer; nil for any other text.
  private func hint(for text: String) -> ShellMessage? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.count > 1, let command = words.first.flatMap({ ColonCommand(word: String($0)) }),
      command.argument != nil,
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "-./".contains($0) } })
    {
      return .commandWithoutColon(words.joined(separator: " "))
    }
    let word = text.filter { !$0.isWhitespace }
    if let command = ColonCommand(word: word) { return .bareWord(command) }
    guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber }),
      let question = questionToAnswer,
      recap?.isAsking ?? player?.question?.isAsking ?? false
    else { return nil }
    return .noSuchAnswer(word, letters: question.letters)
  }

  // MARK: Words

  /// The terminal has echoed `^C` where the next line is to begin.
  func endInterruptedLine(_ result: SubmissionResult) {
    if result.status == .interrupted, isInteractive { console.write("\n") }
  }

  func sayInterrupted() {
    if isInteractive { console.write("\n") }
    say(.workInterrupted)
  }

  func say(_ message: ShellMessage) { say(message.text) }

  func say(_ text: String) {
    console.write(ViewText(options: console.options).line(text))
  }

  /// The question that what is typed may be an answer to.
  var questionToAnswer: Prediction? {
    guard let recap else { return player?.question?.prediction }
    return recap.current?.recap.prediction
  }

  private func leave() {
    session.abandon()
    (input as? LineEditor)?.restoreTerminal()
    if isInteractive { say(.goodbye) }
  }

  private func showNotices() {
    guard let editor = input as? LineEditor else { return }
    for notice in editor.takeNotices() { console.writeError(notice.text + "\n") }
  }

  // MARK: Sessions

  /// Prepares what the lesson needs, and what it runs next, while somebody reads.
  func warmUp() {
    let (session, lesson) = (session, player?.lesson)
    let next = isInteractive ? player?.upcoming.map(\.code).joined(separator: "\n") : nil
    Task.detached(priority: .utility) { await session.warmUp(for: lesson, next: next ?? "") }
  }

  func adopt(_ session: LearnerSession) {
    running.session = session
    shared.state.withLock { $0.session = session }
  }

  static func makeSession(
    _ shared: SharedState, _ input: any LineInput, _ console: Console
  ) -> LearnerSession {
    LearnerSession(seconds: nil) { text, origin in
      if let origin {
        input.printAbove(
          text.withVisibleControlsInLines.labelled(
            ShellMessage.fromLine(origin.firstLine).text, console.options)
        )
      } else if shared.state.withLock({ $0.isLive }) {
        console.write(printed: text)
      }
    }
  }
}

/// Why there is a text at the prompt that nobody has typed.
enum Refilled {
  /// The code of the lesson's exercise.
  case attempt
  /// Code that ran before: of a block of the lesson, or what was typed.
  case edit(of: CodeBlock?, original: String)
}

extension Prediction {
  /// The letters that answer it.
  var letters: [String] { choices.indices.map(Self.label) }
}

extension String {
  /// With what it comes from before each of its lines.
  fileprivate func labelled(_ label: String, _ options: RenderingOptions) -> String {
    let endsLine = hasSuffix("\n")
    let label = options.painter.paint(StyledText("\(label) \(options.glyphs.bar) ", .dim))
    let lines = (endsLine ? dropLast() : self[...])
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { label + $0 }.joined(separator: "\n") + (endsLine ? "\n" : "")
  }
}

extension Trace {
  /// Whether the last value that it shows is a function.
  fileprivate var showsFunction: Bool {
    let types = events.lazy.compactMap { event -> String? in
      if case .valueShown(_, let type, _) = event.kind { type } else { nil }
    }
    return Array(types).last?.contains("->") ?? false
  }
}
