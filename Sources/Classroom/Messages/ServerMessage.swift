import MessageTables
import Phrases

/// The reason why no server started.
enum ServerMessage: Message {
  case noPort
  case isInUse(port: UInt16)
  case isReserved(port: UInt16)
  case notStarted(reason: String)
}

extension ServerMessage {
  var sentence: Sentence {
    switch self {
    case .noPort: "the server has no IPv4 port"
    case .isInUse(let port): "port \(port) is in use, perhaps by another class"
    case .isReserved(let port): "port \(port) is reserved for administrators"
    case .notStarted(let reason): "no server could be started: \(reason)"
    }
  }
}
