import MessageTables
import Phrases
import Reading
import Semantics

/// An operator that doesn't fit its operands.
enum OperatorMessage: DiagnosticMessage {
  case noMatchInReference(name: String)
  case equalOperands(name: String, type: Type)
  case operands(name: String, left: Type, right: Type)
  case operand(name: String, type: Type)
  case noMatchInCall(name: String)
  case notPrefix(name: String)
  case notPostfix(name: String)
}

extension OperatorMessage {
  var sentence: Sentence {
    switch self {
    case .noMatchInReference(let name):
      "no exact matches in reference to operator function '\(name)'"
    case .equalOperands(let name, let type):
      "binary operator '\(name)' cannot be applied to two '\(type)' operands"
    case .operands(let name, let left, let right):
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
    case .operand(let name, let type):
      "unary operator '\(name)' cannot be applied to an operand of type '\(type)'"
    case .noMatchInCall(let name): "no exact matches in call to '\(name)'"
    case .notPrefix(let name): "'\(name)' is not a prefix unary operator"
    case .notPostfix(let name): "'\(name)' is not a postfix unary operator"
    }
  }
}
