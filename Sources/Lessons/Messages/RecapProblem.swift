package import MessageTables
import Phrases

/// The problems of a file of recaps.
package enum RecapProblem: Equatable, Sendable {
  case noRecaps
  /// `of 2.3` doesn't follow the label.
  case withoutSource
  case noLesson(Recap.Source)
  /// The lesson has fewer steps.
  case noStep(Recap.Source, steps: Int)
  case withoutRule
  case secondCode
  /// A block of Swift or an output is outside the quotes.
  case codeOutside(word: String)
}

extension RecapProblem: ProblemMessage {
  package var sentence: Sentence {
    switch self {
    case .noRecaps: "the file has no recaps"
    case .withoutSource: "the recap doesn't name its step"
    case .noLesson(let source):
      "the recap names step \("\(source)"), but there is no lesson \(source.lesson)"
    case .noStep(let source, let steps):
      .plural(
        steps,
        one: "the recap names step \("\(source)"), but lesson \(source.lesson) has only 1 step",
        other:
          "the recap names step \("\(source)"), but lesson \(source.lesson) has only \(steps) steps"
      )
    case .withoutRule: "the recap has no rule"
    case .secondCode: "the recap has a second `swift` block"
    case .codeOutside(let word): "the `\(word)` block is outside of a recap's quote"
    }
  }

  package var advice: Sentence? {
    switch self {
    case .noRecaps, .withoutSource:
      "Begin each recap with its step: `> **Recap** of 2.3: what does this print?`."
    case .noLesson: "Write the number of another lesson, or remove the recap."
    case .noStep: "Write the number of another step, or remove the recap."
    case .withoutRule: "End the quote with `> **Rule** …`, in one sentence."
    case .secondCode: "Put all code into one block."
    case .codeOutside: "Move the block into the quote of its recap, with `> ` before each line."
    }
  }
}
