import Lessons
import MessageTables
import Phrases
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
      words.exercise(
        exercise, wishes: exercise.origins.map { OriginMessage.required($0).text })
    case .solution(let exercise, let showsCode): text(exercise.solution, showsCode: showsCode)
    case .verdict(let verdict): text(verdict)
    case .record(let record): text(record)
    case .editable(let record):
      line(ViewMessage.canEdit(record.result.source.lineRange))
    case .recap(let question, let index, let count): text(question, index, count)
    case .recapRule(let recap): rule(recap)
    case .recapEnd(let right, let count):
      line(ViewMessage.recapEnd(right: right, of: count))
    case .lessonEnd: line(ViewMessage.lessonEnd)
    case .notice(let notice): line(notice)
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
      let label: ViewMessage =
        record.block.mode == .rejected ? .rejectedAsIntended : .rejected
      return code(record) + "\n" + line(label) + "\n"
        + result.findings.map { text($0, in: record) }.joined()
    }
    if let module = record.block.module {
      return code(record) + "\n" + line(ViewMessage.isModule(module))
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

  func line(_ message: some Message<String>) -> String { line(message.text) }

  func goingOn(_ result: SubmissionResult) -> ViewMessage {
    isProgram ? .wasStillRunning(result.liveLanes) : .continues(result.liveLanes)
  }

  private func code(_ record: BlockRecord) -> String {
    words.code(record.block.code, firstNumber: record.result.source.firstLine)
  }

  private func text(_ solution: Exercise.Solution?, showsCode: Bool) -> String {
    guard let solution else { return "" }
    return words.solution(solution) + (showsCode ? "\n" + words.code(solution.code) : "")
  }
}

extension Source {
  fileprivate var lineRange: ClosedRange<Int> { firstLine...firstLine + max(1, lines.count) - 1 }
}
