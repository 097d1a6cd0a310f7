import Classroom
import MessageTables
import Phrases

/// The messages on the screen of `heirloom demo` and `heirloom class`, next to the lesson.
enum StageMessage: Message {
  // Sizes.
  case tooSmall
  case needsLines(Int)
  case needsColumns(Int)

  // The teacher's notes.
  case waitingForDemo
  case scroll
  case elapsed(minutes: Int)
  case teacherAddress
  case timeOfStep(minutes: Int, toEnd: Int)
  case timeToEnd(minutes: Int)
  case nextStep(String)
  case lastStep

  // Votes.
  case votesExample
  case votes(problem: String?)
  case discuss
  case answered(Int, of: Int)
  case voteClosed(Int, of: Int)
  case present(Int)

  // Titles.
  case now
  case result
  case output
  case diagnostic
  case expectedOutput
  case orderOfEvents

  // Keys that do nothing now.
  case voteIsOpen
  case noSuchStep(String, count: Int)

  // Going to a step.
  case running(step: Int, to: Int)

  // Leaving.
  case leave
  case leaveClass
  case leaveKeys

  // Typing.
  case swiftKeys
  case editKeys
  case toStep
  case moreNames(rows: Int)

  // A changed block.
  case changedRun
  case runBefore
  case nothingChanged
  case nothingToEdit
  case editAgain
}

extension StageMessage {
  var sentence: Sentence {
    switch self {
    case .tooSmall: "too small:"
    case .needsLines(let lines): "too small: the terminal needs \(lines) lines"
    case .needsColumns(let columns): "needs \(columns) columns"

    case .waitingForDemo:
      "Waiting for `heirloom demo` with this lesson on another terminal. Press q to leave."
    case .scroll: "Press Space to scroll down, or b to scroll up."
    case .elapsed(let minutes): "\(minutes) min since the demo began"
    case .teacherAddress:
      "To control the demo from your phone, press a for a QR code, or open:"
    case .timeOfStep(let minutes, let toEnd):
      "\(minutes) min for this step. \(toEnd) min to the end."
    case .timeToEnd(let minutes): "\(minutes) min to the end."
    case .nextStep(let heading): "Next: \(heading)"
    case .lastStep: "This is the last step."

    case .votesExample: "numbers, such as 12 5 3"
    case .votes(let problem): "votes, in order (\(problem ?? "12 5 3")): "
    case .discuss: "\(SecondVote.advice)"
    case .answered(let votes, let seats): "\(votes) of \(seats) have answered"
    case .voteClosed(let votes, let seats): "closed, \(votes) of \(seats)"
    case .present(let seats): "\(seats) connected"

    case .now: "now"
    case .result: "Result"
    case .output: "Output"
    case .diagnostic: "Diagnostic"
    case .expectedOutput: "Expected output"
    case .orderOfEvents: "Order of events"

    case .voteIsOpen: "The vote is open. Press w after it is closed."
    case .noSuchStep(let text, let count):
      "There is no step \(text). The steps are 1 to \(count)."

    case .running(let step, let last): "Running step \(step) on the way to step \(last)."

    case .leave: "Leave the lesson?"
    case .leaveClass: "The students lose their connection. You can resume the class for an hour."
    case .leaveKeys: "Press y to leave, or any other key to stay."

    case .swiftKeys: "Swift: Enter runs, Alt-Enter adds a line, Tab completes, Esc ends"
    case .editKeys:
      "Change the code: Enter runs, Alt-Enter adds a line, Tab completes, Esc ends"
    case .toStep: "to step: "
    case .moreNames(let rows): "and \(rows) more lines: type the next letter of the name"

    case .changedRun: "With your change"
    case .runBefore: "Before"
    case .nothingChanged: "The code is unchanged."
    case .nothingToEdit: "Nothing has run yet, so there is no code to change."
    case .editAgain: "The lesson's block stays as it was. Press e to change your version."
    }
  }
}
