import MessageTables
import Phrases
import Recording

/// The sentences around the views of a lesson and the results of programs.
enum ViewMessage: Message {
  // Results.
  case rejectedAsIntended
  case rejected
  case isModule(String)
  case continues([LaneID])
  case wasStillRunning([LaneID])
  case canEdit(ClosedRange<Int>)
  case lessonEnd

  // Recaps.
  case recapQuestion(number: Int, of: Int, lesson: String)
  case compilerRejects
  case prints
  case recapEnd(right: Int, of: Int)

  // Exercises.
  case solved
  case solvedKeys
  case lockedLineMissing
  case attemptRejected
  case attemptStopped(reason: String)
  case outputNotRight
  case expectedOutput
  case moreLines(Int)
  case exerciseKeys
}

extension ViewMessage {
  var sentence: Sentence {
    switch self {
    case .rejectedAsIntended: "The compiler rejects this, as the lesson intends:"
    case .rejected: "This was rejected:"
    case .isModule(let module):
      "This is compiled as the module `\(module)`, for code that imports it."
    case .continues(let lanes):
      .plural(
        lanes.count, one: "\(Self.names(lanes)) continues in the background.",
        other: "\(Self.names(lanes)) continue in the background.")
    case .wasStillRunning(let lanes):
      .plural(
        lanes.count, one: "\(Self.names(lanes)) was still running when the program ended.",
        other: "\(Self.names(lanes)) were still running when the program ended.")
    case .canEdit(let lines): "`:edit` opens the code at \(.lines(lines)) and runs your version."
    case .lessonEnd: "This was the last step of the lesson."

    case .recapQuestion(let number, let count, let lesson):
      "Question \(number) of \(count), from \(lesson)."
    case .compilerRejects: "The compiler rejects it:"
    case .prints: "It prints:"
    case .recapEnd(let right, let count):
      """
      You answered \(right) of \(count) right at the first try. A question that you missed is asked \
      again on another day. One that was right on two days isn't asked again.
      """

    case .solved: "Solved"
    case .solvedKeys: "Press Enter to continue."
    case .lockedLineMissing:
      "This line has to stay as it is, and it is missing. Nothing ran:"
    case .attemptRejected: "Your code has mistakes, so nothing ran."
    case .attemptStopped(let reason): "Your code stopped before its end: \(reason)."
    case .outputNotRight: "The output isn't right yet."
    case .expectedOutput: "Expected output (`-` missing, `+` unexpected):"
    case .moreLines(let count):
      .plural(count, one: "… and 1 more line.", other: "… and \(count) more lines.")
    case .exerciseKeys: "`:exercise` opens your version again, and `:hint` shows a hint."
    }
  }

  private static func names(_ lanes: [LaneID]) -> Sentence {
    .enumerated(lanes.map { "\(name: $0.name)" })
  }
}
