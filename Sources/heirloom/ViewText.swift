import Lessons
import Recording
import Rendering
import Sessions

/// What a lesson has to show, as text.
struct ViewText {
  var options: RenderingOptions
  /// Whether a submission is a program of its own, which takes what it started with it.
  var isProgram = false

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
      line("`:edit` opens the block at \(record.result.source.lineRange), and runs it here.")
    case .recap(let question, let index, let count): text(question, index, count)
    case .recapRule(let recap): rule(recap)
    case .recapEnd(let right, let count):
      line(
        "\(right) of \(count) at once. What you missed is asked again on another day; what was right "
          + "on two days isn't.")
    case .lessonEnd: line("That was the last step of this lesson.")
    case .notice(let notice): line(notice.text)
    }
  }

  /// A block's code with what happened in it.
  func text(_ record: BlockRecord) -> String {
    let result = record.result
    if result.isRejected {
      let label =
        record.block.mode == .rejected ? "Rejected, as it is meant to be:" : "This was rejected:"
      return code(record) + "\n" + line(label) + "\n"
        + result.findings.map { text($0, in: record) }.joined()
    }
    if let module = record.block.module {
      return code(record) + "\n"
        + line("Compiled as the module `\(module)`, for code that imports it.")
    }
    guard record.block.mode != .quiet else { return code(record) }
    return text(result, code: code(record))
  }

  /// What came of a submission.
  ///
  /// - Parameter code: what stands for it when its trace has nothing to show.
  func text(_ result: SubmissionResult, code: String) -> String {
    guard let trace = result.trace else { return code }
    var text: String
    switch options.level {
    case .full:
      let annotated = AnnotatedText.render(trace, options: options)
      text = annotated.isEmpty ? code : annotated
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

  /// A finding that is a part of the lesson, under the line numbers that its code was shown with.
  private func renumbered(_ finding: Finding, _ record: BlockRecord) -> Finding {
    record.block.mode == .rejected ? finding.inSession(named: "<lesson>") : finding
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
    return isProgram
      ? "\(names) \(isOne ? "was" : "were") still going on when the program ended."
      : "\(names) \(isOne ? "goes" : "go") on in the background."
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
      "What do you think? Answer with a letter, `a` to `\(Prediction.label(at: count - 1))`; "
        + "`:hint` helps, `:skip` goes on without an answer."
    case .ambiguousAnswer(let choices):
      "That could be "
        + choices.map { "`\(Prediction.label(at: $0))`" }.joined(separator: " or ")
        + ". Which one?"
    case .answerAgain: "Answer again, or press Enter to see."
    case .othersAreExplained: "Enter goes on; the key `?` tells what is wrong with the others."
    case .exerciseBegins:
      "`:exercise` opens the code to be changed and runs it; `:hint` helps, and the last hint is the "
        + "solution."
    case .exerciseFirst:
      "It isn't solved yet: `:exercise` opens its code, `:hint` helps, `:skip` goes on without."
    case .exerciseSkipped: "Without it, then. `:exercise` comes back to it."
    case .noLook: "Nothing was asked yet about a trace. `:trace` shows the last one again."
    case .lookingBack(let count):
      "(\(count) back, from the record. Enter comes forward again.)"
    case .atBeginning: "This is the beginning."
    case .noQuestion: "There is no question right now."
    case .noHints: "There is no hint for this one."
    case .nothingToRepeat: "Nothing has run yet."
    case .questionSkipped: "Without an answer, then."
    case .stepSkipped: "On to the next step; this one's code has run all the same."
    }
  }
}

extension Source {
  /// The numbers of its lines, to be named in a sentence.
  fileprivate var lineRange: String {
    let last = firstLine + max(1, lines.count) - 1
    return last == firstLine ? "line \(firstLine)" : "lines \(firstLine)–\(last)"
  }
}
