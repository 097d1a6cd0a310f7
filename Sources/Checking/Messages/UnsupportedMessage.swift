import MessageTables
import Phrases
import Reading
import Semantics

/// Swift code in a body that Heirloom doesn't support.
enum UnsupportedMessage: DiagnosticMessage {
  case keyPathPart
  case hashLiteral(name: String)
  case statement
  case patternForSeveralValues
  case asyncLetPattern
  case variableModifier(modifier: String)
}

extension UnsupportedMessage {
  var sentence: Sentence {
    switch self {
    case .keyPathPart: "this part of the key path can't be run here"
    case .hashLiteral(let name): "`#\(name)` can't be run here"
    case .statement: "this statement can't be run here"
    case .patternForSeveralValues:
      "a pattern for several associated values at once can't be run here"
    case .asyncLetPattern: "an 'async let' with a pattern in a pattern can't be run here"
    case .variableModifier(let modifier):
      "the modifier `\(modifier)` on a variable can't be run here"
    }
  }
}
