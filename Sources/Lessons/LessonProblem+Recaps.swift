/// What can be wrong with a file of recaps.
package enum RecapProblem: Equatable, Sendable {
  case noRecaps
  /// `of 2.3` doesn't follow the label.
  case withoutSource
  case noLesson(Recap.Source)
  /// The lesson has fewer steps.
  case noStep(Recap.Source, steps: Int)
  case withoutRule
  case secondCode
  /// A block of Swift or an output outside of the quotes.
  case codeOutside(word: String)
}

extension RecapProblem {
  var message: String {
    switch self {
    case .noRecaps: "the file has no recaps"
    case .withoutSource: "a recap that doesn't say of which step"
    case .noLesson(let source): "a recap of \(source), and there is no lesson \(source.lesson)"
    case .noStep(let source, let steps):
      "a recap of \(source), and lesson \(source.lesson) has \(steps) step\(steps == 1 ? "" : "s")"
    case .withoutRule: "a recap without a rule"
    case .secondCode: "a second block of `swift` in a recap"
    case .codeOutside(let word): "a block of `\(word)` outside of a recap's quote"
    }
  }

  var advice: String {
    switch self {
    case .noRecaps, .withoutSource:
      "Begin each with its step's place: `> **Recap** of 2.3: what does this print?`."
    case .noLesson: "Give it the number of a lesson that is there, or take it away."
    case .noStep: "Give it the place of a step that is there, or take it away."
    case .withoutRule: "End the quote with `> **Rule** …`, in one sentence."
    case .secondCode: "Put all of it into one block."
    case .codeOutside: "Put it into the quote of its recap, with `> ` before each line."
    }
  }
}
