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
  /// The problem of the arguments of `#warning` or `#error`.
  case directive(name: String, DirectiveProblem)
  case unknownTestingMacro(name: String)
  case cannotSpecialize
  /// - Parameter reason: The message of the reader of regular expressions.
  case invalidRegex(reason: String)
}

/// A problem of the text after `#warning` or `#error`.
enum DirectiveProblem {
  case noParentheses, noText, interpolation, severalTexts
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
    case .directive(let name, .noParentheses): "#\(name) directive requires parentheses"
    case .directive(let name, .noText): "expected string literal in #\(name) directive"
    case .directive(let name, .interpolation):
      "string interpolation is not allowed in #\(name) directives"
    case .directive(let name, .severalTexts): "extra tokens following #\(name) directive"
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
