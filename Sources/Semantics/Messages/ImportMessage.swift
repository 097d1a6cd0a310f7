import MessageTables
import Phrases
import Reading

/// An import of a module that doesn't exist.
enum ImportMessage: DiagnosticMessage {
  case unknown(module: String, advice: ModuleAdvice)
}

extension ImportMessage {
  var sentence: Sentence {
    switch self {
    case .unknown(let module, _): "no such module '\(module)'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .unknown(_, let advice): advice.sentence
    }
  }
}
