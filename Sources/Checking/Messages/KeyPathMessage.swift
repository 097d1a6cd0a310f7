import MessageTables
import Phrases
import Reading

/// A key path that the language's rules refuse.
enum KeyPathMessage: DiagnosticMessage {
  case cannotReferTo(name: String)
}

extension KeyPathMessage {
  var sentence: Sentence {
    switch self {
    case .cannotReferTo(let name): "key path cannot refer to '\(name)'"
    }
  }
}
