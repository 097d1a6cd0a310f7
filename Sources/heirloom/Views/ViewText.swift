import Lessons
import Recording
import Rendering
import Sessions

/// The views of a lesson as text.
struct ViewText {
  var options: RenderingOptions
  /// Whether a submission is a program of its own, which takes what it started with it.
  var isProgram = false
  /// Whether mistakes in a block have the line numbers that are on screen, rather than the file's.
  var countsOwnLines = false

  private var words: LessonText { LessonText(options: options) }

  /// Views one below the other, with an empty line above each.
  func text(_ views: [LessonView], of lesson: Lesson) -> String {
    views.map { text($0, of: lesson) }.filter { !$0.isEmpty }.map { "\n" + $0 }.joined()
  }

  func text(_ view: LessonView, of lesson: Lesson) -> String {
    switch view {
    case .title: words.title(of: lesson)
    case .introduction: words.prose(lesson.introduction)
    case .heading(let step):
      words.heading(of: lesson.steps[step], at: step, among: lesson.steps.count)
    case .prose(let passages): words.prose(passages)
    case .code(let block, let firstLine): words.code(block.code, firstNumber: firstLine)
    case .question(let prediction): words.question(prediction)
    case .feedback(let prediction, let choice): words.feedback(prediction, choice: choice)
    case .answer(let prediction): words.answer(prediction)
    case .proof(let prediction, let record): proof(of: prediction, in: record)
    case .hint(let passages, let index, let count):
      words.hint(passages, at: index, among: count)
    case .otherFeedback(let prediction, let choice):
      words.otherFeedback(prediction, except: choice)
    case .exercise(let exercise):
      words.exercise(exercise, wishes: exercise.origins.map { $0.wish })
    case .solution(let exercise, let showsCode): text(exercise.solution, showsCode: showsCode)
    case .verdict(let verdict): text(verdict)
    case .record(let record): text(record)
    case .editable(let record):
      line(
        "`:edit` opens the code at \(Self.words(record.result.source.lineRange)) and runs your version."
      )
    case .recap(let question, let index, let count): text(question, index, count)
    case .recapRule(let recap): rule(recap)
    case .recapEnd(let right, let count):
      line(
        "You answered \(right) of \(count) right at the first try. A question that you missed is "
          + "asked again on another day. One that was right on two days isn't asked again.")
    case .lessonEnd: line("This was the last step of the lesson.")
    case .notice(let notice): line(notice.text)
    }
  }

  /// The line of code and the event that show the right answer.
  private func proof(of prediction: Prediction, in record: BlockRecord) -> String {
    guard let trace = record.result.trace else { return "" }
    return options.painter.paint(StagePanes(trace, options: options).proof(of: prediction))
  }

  /// A block's code with what happened in it.
  func text(_ record: BlockRecord) -> String {
    let result = record.result
    if result.isRejected {
      let label =
        record.block.mode == .rejected
        ? "The compiler rejects this, as the lesson intends:" : "This was rejected:"
      return code(record) + "\n" + line(label) + "\n"
        + result.findings.map { text($0, in: record) }.joined()
    }
    if let module = record.block.module {
      return code(record) + "\n"
        + line("This is compiled as the module `\(module)`, for code that imports it.")
    }
    guard record.block.mode != .quiet else { return code(record) }
    return text(result, code: code(record))
  }

  /// The result of a submission.
  ///
  /// - Parameter code: the text to show if the trace is empty.
  func text(_ result: SubmissionResult, code: String) -> String {
    guard let trace = result.trace else { return code }
    var text: String
    switch options.level {
    case .full:
      let shown = TraceText.render(trace, options: options)
      text = shown.isEmpty ? code : shown
    case .outline:
      text = [code, OutlineText.render(trace, options: options)]
        .filter { !$0.isEmpty }.joined(separator: "\n")
    case .off:
      text = [code, result.output].filter { !$0.isEmpty }.joined(separator: "\n")
      if let finding = Finding(trace) { text += self.text(finding) }
    }
    text += ValueText.render(trace, options: options)
    if !result.liveLanes.isEmpty { text += "\n" + line(goingOn(result)) }
    return text
  }

  func text(_ finding: Finding, in record: BlockRecord) -> String {
    text(renumbered(finding, record))
  }

  /// The finding under the line numbers that its code was shown with, if it is a part of the lesson or
  /// somebody has changed the code.
  private func renumbered(_ finding: Finding, _ record: BlockRecord) -> Finding {
    record.block.mode == .rejected || countsOwnLines
      ? finding.inSession(named: "<lesson>") : finding
  }

  func text(_ finding: Finding) -> String {
    DiagnosticText.render(Diagnostic(finding), options: options)
  }

  /// A sentence of our own, in the text's margin.
  func line(_ text: String) -> String {
    words.prose([.paragraph(.marked(text))])
  }

  func goingOn(_ result: SubmissionResult) -> String {
    let names = result.liveLanes.map(\.name).joined(separator: ", ")
    let isOne = result.liveLanes.count == 1
    return switch (isProgram, isOne) {
    case (true, true): "\(names) was still running when the program ended."
    case (true, false): "\(names) were still running when the program ended."
    case (false, true): "\(names) continues in the background."
    case (false, false): "\(names) continue in the background."
    }
  }

  private func code(_ record: BlockRecord) -> String {
    words.code(record.block.code, firstNumber: record.result.source.firstLine)
  }

  private func text(_ solution: Exercise.Solution?, showsCode: Bool) -> String {
    guard let solution else { return "" }
    return words.solution(solution) + (showsCode ? "\n" + words.code(solution.code) : "")
  }
}

extension LessonView.Notice {
  var text: String {
    switch self {
    case .answerFirst(let count):
      "What do you think? To answer, type \(Self.letters(0..<count)). `:hint` shows a hint, and "
        + "`:skip` continues without an answer."
    case .ambiguousAnswer(let choices):
      "Your answer fits several choices. Type \(Self.letters(choices))."
    case .answerAgain: "Answer again, or press Enter to see the answer."
    case .othersAreExplained:
      "Press Enter to continue, or type `?` to see why the other answers are wrong."
    case .exerciseBegins:
      "`:exercise` opens the code and runs your version. `:hint` shows a hint; the last hint is the "
        + "solution."
    case .exerciseFirst:
      "The exercise isn't solved yet. `:exercise` opens the code, `:hint` shows a hint, and `:skip` "
        + "continues without a solution."
    case .exerciseSkipped: "You skipped the exercise. `:exercise` returns to it."
    case .noLook: "`:look` returns to the last question about a trace, and you haven't reached one."
    case .lookingBack(1): "This is the previous page. Press Enter to return."
    case .lookingBack(let count):
      "This is \(count) pages back. Press Enter to go forward again."
    case .atBeginning: "This is the first page."
    case .noQuestion: "No question is open."
    case .noHints: "There are no hints for this."
    case .lastHint: "This was the last hint. `:answers` shows the answer."
    case .nothingToRepeat: "Nothing has run yet."
    case .runsAgain(let lines):
      "The code at \(ViewText.words(lines)) uses what you changed, so it runs again:"
    case .questionSkipped: "You skipped the question."
    case .stepSkipped: "The rest of the step has run without being shown. This is the next step."
    }
  }

  private static func letters(_ choices: some Collection<Int>) -> String {
    let labels = choices.map { "`\(Prediction.label(at: $0))`" }
    guard let last = labels.last, labels.count > 1 else { return labels.first ?? "" }
    return labels.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ViewText {
  /// Lines by their numbers, for a sentence.
  static func words(_ lines: ClosedRange<Int>) -> String {
    lines.count == 1
      ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)–\(lines.upperBound)"
  }
}

extension Source {
  fileprivate var lineRange: ClosedRange<Int> { firstLine...firstLine + max(1, lines.count) - 1 }
}
