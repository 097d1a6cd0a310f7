import Reading

/// An import of a module that doesn't exist.
enum ImportMessage: DiagnosticMessage {
  case unknown(module: String, advice: String)
}

extension ImportMessage {
  var text: String {
    switch self {
    case .unknown(let module, _): "no such module '\(module)'"
    }
  }

  var advice: String? {
    switch self {
    case .unknown(_, let advice): advice
    }
  }
}
