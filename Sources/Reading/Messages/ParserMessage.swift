import MessageTables
import Phrases

/// A text that isn't valid Swift.
enum ParserMessage: DiagnosticMessage {
  case invalidCharacter
  /// There are too many errors to diagnose.
  case notSwift
  case guardWithoutElse
  case conditionAfterElse
  case conditionWithoutEnd
  case sourceLocationLine
  case sourceLocationZero
  /// A message of the parser.
  case parser(String)
}

extension ParserMessage {
  var sentence: Sentence {
    switch self {
    case .invalidCharacter: "invalid character in source file"
    case .notSwift: "this isn't Swift from here on"
    case .guardWithoutElse: "expected 'else' after 'guard' condition"
    case .conditionAfterElse: "further conditions after #else are unreachable"
    case .conditionWithoutEnd:
      "expected #else or #endif at end of conditional compilation block"
    case .sourceLocationLine: "expected starting line number for #sourceLocation directive"
    case .sourceLocationZero: "the line number needs to be greater than zero"
    case .parser(let message): "\(message)"
    }
  }
}
