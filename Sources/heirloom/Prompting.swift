import Foundation
import Lessons
import LineEditing
import Recording
import Rendering
import Sessions
import Synchronization

/// A learner at a prompt: what is typed, and what comes of it.
struct Prompting {
  var console: Console
  var library: LessonLibrary
  /// Where the lessons are read from, again when one is begun.
  let source: LessonSource
  let input: any LineInput
  let running = RunningSession()
  /// What the prompt asks of the state of things, on the reading thread.
  let shared: SharedState
  var store: ProgressStore
  var progress: LearnerProgress
  var player: Player?
  /// Questions of earlier lessons, while they are asked.
  var recap: RecapRound?
  /// The text of the lesson as its file was last seen.
  var seenText: String?
  /// Whether what is typed next is an attempt at the exercise.
  var isAttempting = false
  /// The last attempt that was accepted, which the next one takes the place of.
  var lastAttempt: Source?
  var session: LearnerSession
  /// What was submitted last, in the lesson or at the prompt.
  var latest: SubmissionResult?
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
      let offer = completions.offer(for: entry, cursor: cursor)
      return Completion(
        replaceFrom: offer.replaceFrom,
        candidates: offer.candidates.map { .init($0.text, summary: $0.summary) })
    }
    isInteractive = Terminal.isTerminal(0)
    if isInteractive, console.isTerminal, Terminal.canMoveCursor(environment: environment) {
      console.progress = ProgressLine()
    }
    guard
      let input: any LineInput = editor
        ?? PlainLineReader().map({ $0 as any LineInput })
    else {
      console.show(Finding(message: "the terminal can't be read", name: ""))
      throw Leaving(.misuse)
    }
    self.input = input
    store = ProgressStore(paths: paths)
    let (progress, notices) = store.load()
    self.progress = progress
    for notice in notices { console.writeError(notice.description + "\n") }
    session = Self.makeSession(shared, input, console)
    adopt(session)
  }

  /// Goes on until the learner leaves.
  mutating func run() async -> ExitStatus {
    let (running, input, shared) = (running, input, shared)
    let interrupts = Interrupts([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { signal in
      guard signal == SIGINT else {
        (input as? LineEditor)?.restoreTerminal()
        exit(128 + signal)
      }
      let isBusy = shared.state.withLock { $0.isBusy }
      if isBusy { running.session?.interrupt() } else { input.interrupt() }
    }
    defer { withExtendedLifetime(interrupts) {} }
    await welcome()
    warmUp()
    while true {
      showHistoryNotices()
      shared.state.withLock { $0.question = questionToAnswer }
      let entry = await input.read(
        prompt: prompt, continuation: continuation,
        isComplete: { text in
          isWhole(text, question: shared.state.withLock { $0.question })
        })
      switch entry {
      case .endOfFile:
        leave()
        return .fine
      case .interrupted(let lineWasEmpty):
        guard isInteractive else { return .interrupted }
        if lineWasEmpty { say("To leave, press Ctrl-D or type `:quit`.") }
      case .line(let text):
        shared.state.withLock { $0.isBusy = true }
        console.followTerminal()
        console.progress?.begin()
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

  /// Returns whether the learner leaves.
  private mutating func take(_ text: String) async -> Bool {
    noticeChangedFile()
    let wasAttempting = isAttempting
    isAttempting = false
    if let line = ColonLine(text) { return await take(line) }
    if asksForAnswers(text) {
      await answers()
      return false
    }
    if recap != nil, takeInRecap(text) { return false }
    if player?.isBehind == true { await catchUp() }
    if wasAttempting, text.contains(where: { !$0.isWhitespace }) {
      await attempt(text)
      return false
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      await goOn()
      return false
    }
    if let reply = player?.answer(text) {
      if let answer = reply.answered { log(answer) }
      show(reply.turn.views)
      save()
    } else {
      await evaluate(text, name: "<input>", fileLine: nil)
    }
    return false
  }

  // MARK: Swift of the learner's own

  mutating func evaluate(_ text: String, name: String, fileLine: Int?) async {
    shared.state.withLock { $0.isLive = true }
    let result = await session.submit(
      text, name: name, fileLine: fileLine, isTyped: true, patience: .milliseconds(300))
    shared.state.withLock { $0.isLive = false }
    endInterruptedLine(result)
    guard !result.isRejected else {
      for finding in result.findings { console.show(finding) }
      if let question = player?.question, question.isAsking, !text.contains("\n") {
        let last = Prediction.label(at: question.prediction.choices.count - 1)
        say("As an answer it fits none of the choices: a letter from `a` to `\(last)` does.")
      }
      return
    }
    latest = result
    let words = ViewText(options: console.options)
    if let trace = result.trace {
      var options = console.options
      if !result.isWorthTracing { options.level = .off }
      switch options.level {
      case .off:
        if let finding = Finding(trace) { console.show(finding) }
      case .full, .outline: console.write(TraceText.render(trace, options: options))
      }
      console.write(ValueText.render(trace, options: console.options))
    }
    if !result.liveLanes.isEmpty { say(words.goingOn(result)) }
  }

  // MARK: Words

  func show(_ views: [LessonView]) {
    guard let player, !views.isEmpty else { return }
    console.write(ViewText(options: console.options).text(views, of: player.lesson) + "\n")
  }

  /// The terminal has echoed `^C` where the next line is to begin.
  func endInterruptedLine(_ result: SubmissionResult) {
    if result.status == .interrupted, isInteractive { console.write("\n") }
  }

  func say(_ text: String) {
    console.write(ViewText(options: console.options).line(text))
  }

  /// The question that what is typed may be an answer to.
  private var questionToAnswer: Prediction? {
    guard let recap else { return player?.question?.prediction }
    return recap.current?.recap.prediction
  }

  private func leave() {
    session.abandon()
    if isInteractive { say("Until next time.") }
  }

  private func showHistoryNotices() {
    guard let editor = input as? LineEditor else { return }
    for notice in editor.takeNotices() { console.writeError(notice.message + "\n") }
  }

  private var prompt: Prompt {
    guard console.isTerminal else { return Prompt("") }
    let isUnicode = console.options.glyphs == .unicode
    var text = ""
    var mark = isUnicode ? "❯ " : "> "
    if let recap {
      text = "recap \(min(recap.index + 1, recap.questions.count)) "
      if recap.isAsking { mark = "? " }
    } else if let player {
      let number = player.lesson.number.map { "\($0)." } ?? ""
      switch player.whereabouts {
      case .reading(let step): text = "\(number)\(step + 1) "
      case .asked(let step): (text, mark) = ("\(number)\(step + 1) ", "? ")
      case .trying(let step): text = "\(number)\(step + 1) try "
      case .exercise(let step): text = "\(number)\(step + 1) exercise "
      }
    }
    return Prompt(text + mark, style: console.options.colour ? "1;36" : nil)
  }

  private var continuation: Prompt {
    guard console.isTerminal else { return Prompt("") }
    let width = prompt.text.count
    let mark = console.options.glyphs == .unicode ? "┊ " : ": "
    let text = String(repeating: " ", count: max(0, width - 2)) + mark
    return Prompt(text, style: console.options.colour ? "2" : nil)
  }

  // MARK: Sessions

  /// Prepares what the lesson needs while its first lines are read.
  func warmUp() {
    let (session, lesson) = (session, player?.lesson)
    Task.detached(priority: .utility) { await session.warmUp(for: lesson) }
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
          text.withVisibleControlsInLines.labelled("from line \(origin.firstLine)", console.options)
        )
      } else if shared.state.withLock({ $0.isLive }) {
        console.write(printed: text)
      }
    }
  }
}

/// What other threads than the shell's need to know.
final class SharedState: Sendable {
  struct State {
    var session: LearnerSession?
    var question: Prediction?
    /// Whether something runs that Ctrl-C is meant for.
    var isBusy = false
    /// Whether what a program prints is shown as it is printed.
    var isLive = false
  }

  let state = Mutex(State())
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
