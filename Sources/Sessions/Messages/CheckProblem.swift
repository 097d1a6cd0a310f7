import MessageTables
import Phrases

/// A difference between a lesson and what its code does.
enum CheckProblem: ProblemMessage {
  // Blocks.
  case isAccepted
  case otherMessage
  case otherOutput
  case messageWithoutBlock
  case outputWithoutBlock

  // Questions.
  case otherChoice(String)
  case noEvent(String)

  // Exercises.
  case passesUnchanged
  case passesByPrinting
  case passesOnlyAtFirst
  case otherOrigin(name: String)
}

extension CheckProblem {
  var sentence: Sentence {
    switch self {
    case .isAccepted: "this block is marked `error`, but it was accepted"
    case .otherMessage: "the message differs from the lesson's `output`"
    case .otherOutput: "the output differs from the lesson's `output`"
    case .messageWithoutBlock:
      "this block is rejected, but no `output` block contains the message"
    case .outputWithoutBlock: "this block prints text, but no `output` block contains it"
    case .otherChoice(let choice):
      "the output shows the choice `\(choice)`, but another choice is ticked"
    case .noEvent(let words): "the trace has no event with the text `\(words)`"
    case .passesUnchanged: "the exercise passes without a change"
    case .passesByPrinting: "a program that only prints the output passes the exercise"
    case .passesOnlyAtFirst: "the solution passes only if it is the first attempt"
    case .otherOrigin(let name): "in the solution, `\(name)` doesn't have the required origin"
    }
  }

  var advice: Sentence? {
    switch self {
    case .isAccepted: "Remove `error` after the backticks, or write code that Swift rejects."
    case .otherMessage, .otherOutput:
      "Correct the lesson, or run `heirloom check --bless` to write the actual output."
    case .messageWithoutBlock, .outputWithoutBlock:
      "Write one below it, or run `heirloom check --bless` to add it."
    case .otherChoice: "Move the tick, or correct the code."
    case .noEvent:
      "Write a part of the event's line in the trace, with single spaces between words."
    case .passesUnchanged:
      "Begin with code that prints different output, or require the origin of a value."
    case .passesByPrinting: "In `from=\"…\"`, require a value that only a solution reads."
    case .passesOnlyAtFirst:
      "Earlier attempts leave values in a cache. Create new values in the solution."
    case .otherOrigin: "Correct `from=\"…\"` of the exercise, or correct the solution."
    }
  }
}
