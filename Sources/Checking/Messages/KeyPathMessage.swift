import MessageTables
import Phrases
import Reading
import Semantics

/// A key path that the language's rules refuse.
enum KeyPathMessage: DiagnosticMessage {
  case cannotReferTo(name: String)
  case indexNotHashable(Type)
}

extension KeyPathMessage {
  var sentence: Sentence {
    switch self {
    case .cannotReferTo(let name): "key path cannot refer to '\(name)'"
    case .indexNotHashable(let type):
      "subscript index of type '\(type)' in a key path must be Hashable"
    }
  }
}
