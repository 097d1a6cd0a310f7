import MessageTables
import Phrases

/// An expression that the language's rules refuse for its form.
enum TermMessage: DiagnosticMessage {
  case largeShorthandNumber
  case initializerWithoutBase
  case labelOfSingleElement
  case duplicateLabel
  case redeclaration(name: String)
  /// The program's own `#error`.
  case written(String)
  case unknownTestingMacro(name: String)
  case cannotSpecialize
  /// - Parameter reason: The message of the reader of regular expressions.
  case invalidRegex(reason: String)
}

extension TermMessage {
  var sentence: Sentence {
    switch self {
    case .largeShorthandNumber: "numeric value following '$' is too large"
    case .initializerWithoutBase:
      "initializer expression requires explicit access; did you mean to prepend it with 'self.'?"
    case .labelOfSingleElement: "cannot create a single-element tuple with an element label"
    case .duplicateLabel: "cannot create a tuple with a duplicate element label"
    case .redeclaration(let name): "invalid redeclaration of '\(name)'"
    case .written(let message): "\(message)"
    case .unknownTestingMacro(let name): "no macro named '\(name)'"
    case .cannotSpecialize: "cannot explicitly specialize this expression"
    case .invalidRegex(let reason): "cannot parse regular expression: \(reason)"
    }
  }

  var advice: Sentence? {
    switch self {
    case .unknownTestingMacro: "Write `import Testing` above."
    default: nil
    }
  }
}
