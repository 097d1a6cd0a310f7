package import MessageTables
import Phrases

/// Advice about an unknown name.
package enum NameAdvice {
  /// A module of the library declares the name.
  case importModule(String)
  /// A visible name that resembles the unknown one.
  case similar(String)
  /// Swift has the name, and Heirloom doesn't support it.
  case notRun(reason: NotRunReason)
}

extension NameAdvice {
  package var sentence: Sentence {
    switch self {
    case .importModule(let module): "Add `import \(module)` at the top."
    case .similar(let name): "Did you mean `\(name)`?"
    case .notRun(let reason): reason.sentence
    }
  }
}
