import Reading

/// A key path that the language's rules refuse.
enum KeyPathMessage: DiagnosticMessage {
  case cannotReferTo(name: String)
}

extension KeyPathMessage {
  var text: String {
    switch self {
    case .cannotReferTo(let name): "key path cannot refer to '\(name)'"
    }
  }
}
