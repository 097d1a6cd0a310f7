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
  case borrowedPart(name: String)
  case captureList(name: String)
  case noncopyableChild(type: Type)
  case noncopyableParameter(type: Type)
}

extension UnsupportedMessage {
  var sentence: Sentence {
    switch self {
    case .keyPathPart: "this part of the key path can't be run here"
    case .hashLiteral(let name): "`#\(name)` can't be run here"
    case .statement: "this statement can't be run here"
    case .patternForSeveralValues:
      "a pattern for several associated values at once can't be run here"
    case .borrowedPart(let name):
      "`\(name)`, one of several values of a borrowed case, can't be run here"
    case .noncopyableChild(let type):
      "an 'async let' of the noncopyable type `\(type)` can't be run here"
    case .captureList(let name):
      "the noncopyable value `\(name)` in a capture list can't be run here"
    case .noncopyableParameter(let type):
      "a function value with a parameter of the noncopyable type `\(type)` can't be run here"
    case .asyncLetPattern: "an 'async let' with a pattern in a pattern can't be run here"
    }
  }
}
