package import MessageTables
import Phrases

/// The problems of an exercise.
package enum ExerciseProblem: Equatable, Sendable {
  /// A word beside `swift exercise` that isn't `from="…"`.
  case otherWord(String)
  /// A part of `from="…"` that isn't a name and an origin.
  case wantedOrigin(String)
  case second(firstLine: Int)
  /// A run or a question follows it.
  case notLast
  case withoutOutput
  /// It requires only output, so that a `print` would solve it.
  case withoutCondition
  case tooFewHints(Int)
  case withoutSolution
  /// `**Solution**` has no sentence or no block of Swift.
  case incompleteSolution
  /// A quote of hints without an exercise before it.
  case hintsWithoutExercise
  case solutionIsStart
  /// A locked line that isn't in the solution.
  case lockedLineChanged(String)
}

extension ExerciseProblem: ProblemMessage {
  package var sentence: Sentence {
    switch self {
    case .otherWord(let word): "the block has both `\(word)` and `exercise`"
    case .wantedOrigin(""): "a part of `from=\"…\"` is empty"
    case .wantedOrigin(let text): "`\(text)` isn't a name and an origin"
    case .second(let line): "the lesson has a second exercise; the first is on line \(line)"
    case .notLast: "code or a question follows the exercise"
    case .withoutOutput: "the exercise has no `output` block with the output of a solution"
    case .withoutCondition: "a `print` of the output would solve the exercise"
    case .tooFewHints(0): "the exercise has no hints"
    case .tooFewHints(let count): "the exercise has only \(count) hint; it needs two"
    case .withoutSolution: "the exercise has no solution"
    case .incompleteSolution: "the solution has no sentence or no code"
    case .hintsWithoutExercise: "the quote of hints has no exercise before it"
    case .solutionIsStart: "the solution is the same as the code at the start"
    case .lockedLineChanged(let line): "the solution changes the locked line `\(line)`"
    }
  }

  package var advice: Sentence? {
    switch self {
    case .otherWord: "Remove the word. Only `from=\"NAME ORIGIN\"` can follow `exercise`."
    case .wantedOrigin:
      """
      Write a name and an origin: `from="traceID bound"`. The origins are \
      \(.enumerated(code: WantedOrigin.Source.allCases.map(\.rawValue))).
      """
    case .second: "Remove one of them. A `Try:` can suggest more changes."
    case .notLast: "Move the exercise to the end of the last step. Only text can follow it."
    case .withoutOutput: "Write one after the exercise, with all the text that a solution prints."
    case .withoutCondition:
      "Write `from=\"NAME ORIGIN\"`, or mark the lines that must not change with `// keep`."
    case .tooFewHints:
      "Write `> **Hint** …` twice in a quote after the `output`. The first hint helps least."
    case .withoutSolution:
      "End the quote of hints with `> **Solution**`, a sentence and a `swift` block."
    case .incompleteSolution:
      "Write a sentence after the label, then a `swift` block with the whole code in the quote."
    case .hintsWithoutExercise: "Move it after the `output` of a `swift exercise` block."
    case .solutionIsStart: "Change the code at the start, so that it doesn't solve the exercise."
    case .lockedLineChanged:
      "Keep the line and its position in the solution, or remove its `// keep`."
    }
  }
}
