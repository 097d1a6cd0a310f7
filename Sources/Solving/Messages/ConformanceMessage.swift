import MessageTables
import Phrases
import Reading
import Semantics

/// A type that doesn't conform to a protocol.
enum ConformanceMessage: DiagnosticMessage {
  case existential(type: Type, protocol: String)
  case notSendable(type: Type)
  case missing(type: Type, protocol: String)
}

extension ConformanceMessage {
  var sentence: Sentence {
    switch self {
    case .existential(let type, let `protocol`): "type '\(type)' cannot conform to '\(`protocol`)'"
    case .notSendable(let type): "type '\(type)' does not conform to the 'Sendable' protocol"
    case .missing(let type, let `protocol`):
      "type '\(type)' does not conform to protocol '\(`protocol`)'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .existential:
      "Only concrete types such as structs, enums and classes can conform to protocols."
    default: nil
    }
  }
}
