import Lessons
import MessageTables
import Phrases

/// The details of a problem that a check found.
enum CheckNoteMessage: Message {
  case actualLine(String)
  case shownChoice
  case onlyWithActualOutput
  case neverRead(WantedOrigin)
  case otherOrigins(WantedOrigin, found: [WantedOrigin.Source])
}

extension CheckNoteMessage {
  var sentence: Sentence {
    switch self {
    case .actualLine(let line): "actual: \(line)"
    case .shownChoice: "the choice that the output shows"
    case .onlyWithActualOutput:
      "This is so with the actual output of the solution. `--bless` doesn't write it."
    case .neverRead(let origin):
      "required origin of `\(origin.name)`: \(origin.source.name); it was never read"
    case .otherOrigins(let origin, let found):
      """
      required origin of `\(origin.name)`: \(origin.source.name); actual origin: \
      \(.enumerated(found.map(\.name)))
      """
    }
  }
}

extension Finding.Note {
  init(_ message: CheckNoteMessage, line: Int? = nil) {
    self.init(message: message.text, line: line)
  }
}
