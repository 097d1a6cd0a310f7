/// What can be wrong with an exercise.
package enum ExerciseProblem: Equatable, Sendable {
  /// A word beside `swift exercise` that isn't `from="…"`.
  case otherWord(String)
  /// A part of `from="…"` that isn't a name and an origin.
  case wantedOrigin(String)
  case second(firstLine: Int)
  /// Something to run or to answer follows it.
  case notLast
  case withoutOutput
  /// A `print` would solve it.
  case withoutCondition
  case tooFewHints(Int)
  case withoutSolution
  /// `**Solution**` stands without a sentence or without a block of Swift.
  case incompleteSolution
  /// A quote of hints without an exercise before it.
  case hintsWithoutExercise
  case solutionIsStart
  /// A locked line that isn't in the solution.
  case lockedLineChanged(String)
}

extension ExerciseProblem {
  var message: String {
    switch self {
    case .otherWord(let word): "`\(word)` and `exercise` on the same block"
    case .wantedOrigin(""): "nothing between two commas, or in `from=\"\"`"
    case .wantedOrigin(let text): "`\(text)` isn't a name and where its value comes from"
    case .second(let line): "a second exercise; the first is on line \(line)"
    case .notLast: "an exercise that isn't the last thing to do in its lesson"
    case .withoutOutput: "an exercise without an `output` block that says what solves it"
    case .withoutCondition: "an exercise that a `print` would solve"
    case .tooFewHints(0): "an exercise without hints"
    case .tooFewHints(let count): "an exercise with \(count) hint; it takes two"
    case .withoutSolution: "an exercise without a solution"
    case .incompleteSolution: "a solution without a sentence, or without its code"
    case .hintsWithoutExercise: "a quote of hints that no exercise stands above"
    case .solutionIsStart: "a solution that is what the learner begins with"
    case .lockedLineChanged(let line): "the solution changes the locked line `\(line)`"
    }
  }

  var advice: String {
    switch self {
    case .otherWord: "It may be `from=\"NAME ORIGIN\"`, or nothing."
    case .wantedOrigin:
      "Write `from=\"traceID bound\"`; the origins are "
        + WantedOrigin.Source.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."
    case .second: "Keep one: what else there is to try is a `Try:`."
    case .notLast: "Move it into the last step; text may follow it."
    case .withoutOutput: "Write one below it: all that a solution prints."
    case .withoutCondition:
      "Say `from=\"NAME ORIGIN\"`, or end the lines to be kept in `// keep`."
    case .tooFewHints:
      "Write `> **Hint** …` twice in the quote behind the `output`, the gentlest first."
    case .withoutSolution:
      "End the quote of hints with `> **Solution**`, a sentence and a `swift` block."
    case .incompleteSolution:
      "Write a sentence behind the label, then, in the quote, a `swift` block with all of it."
    case .hintsWithoutExercise: "Put it behind the `output` of a `swift exercise` block."
    case .solutionIsStart: "Begin with something that doesn't do yet what is asked."
    case .lockedLineChanged:
      "Keep it as it is and where it is among the others, or take away its `// keep`."
    }
  }
}
