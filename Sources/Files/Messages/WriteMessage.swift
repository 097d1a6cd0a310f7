import MessageTables
import Phrases

/// The reasons why a file isn't written that the system has no words for.
enum WriteMessage: Message {
  case isNotFile
  case isBeingWritten
}

extension WriteMessage {
  var sentence: Sentence {
    switch self {
    case .isNotFile: "something else than a file has its name"
    case .isBeingWritten: "another process is writing it"
    }
  }
}
