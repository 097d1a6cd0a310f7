import Lessons
package import MessageTables
import Phrases
package import Sessions

/// The sentences between the views of a lesson.
extension LessonView.Notice: Message {
  package var sentence: Sentence {
    switch self {
    case .answerFirst(let count):
      """
      What do you think? To answer, type \(Self.letters(0..<count)). `:hint` shows a hint, and `:skip` \
      continues without an answer.
      """
    case .ambiguousAnswer(let choices):
      "Your answer fits several choices. Type \(Self.letters(choices))."
    case .answerAgain: "Answer again, or press Enter to see the answer."
    case .othersAreExplained:
      "Press Enter to continue, or type `?` to see why the other answers are wrong."
    case .exerciseBegins:
      """
      `:exercise` opens the code and runs your version. `:hint` shows a hint; the last hint is the \
      solution.
      """
    case .exerciseFirst:
      """
      The exercise isn't solved yet. `:exercise` opens the code, `:hint` shows a hint, and `:skip` \
      continues without a solution.
      """
    case .exerciseSkipped: "You skipped the exercise. `:exercise` returns to it."
    case .noLook: "`:look` returns to the last question about a trace, and you haven't reached one."
    case .lookingBack(let count):
      .plural(
        count, one: "This is the previous page. Press Enter to return.",
        other: "This is \(count) pages back. Press Enter to go forward again.")
    case .atBeginning: "This is the first page."
    case .noQuestion: "No question is open."
    case .noHints: "There are no hints for this."
    case .lastHint: "This was the last hint. `:answers` shows the answer."
    case .nothingToRepeat: "Nothing has run yet."
    case .runsAgain(let lines):
      "The code at \(.lines(lines)) uses what you changed, so it runs again:"
    case .questionSkipped: "You skipped the question."
    case .stepSkipped: "The rest of the step has run without being shown. This is the next step."
    }
  }

  private static func letters(_ choices: some Collection<Int>) -> Sentence {
    .several(code: choices.map(Prediction.label), .or)
  }
}

extension Sentence {
  /// Returns lines by their numbers, for a sentence.
  static func lines(_ lines: ClosedRange<Int>) -> Sentence {
    .plural(
      lines.count, one: "line \(lines.lowerBound)",
      other: "lines \(lines.lowerBound)–\(lines.upperBound)")
  }
}
