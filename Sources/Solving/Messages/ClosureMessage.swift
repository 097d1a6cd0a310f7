import MessageTables
import Phrases
import Reading
import Semantics

/// A closure that doesn't fit its context.
enum ClosureMessage: DiagnosticMessage {
  case ignoresArguments(count: Int)
  case argumentCount(wanted: Int, given: Int)
  case destructuring(type: Type)
  case implicitDestructuring(type: Type)
  case thrownType(wanted: Type)
  case misplacedBranching(keyword: String)
}

extension ClosureMessage {
  var sentence: Sentence {
    switch self {
    case .ignoresArguments(count: 1):
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
    case .ignoresArguments(let count):
      "contextual type for closure argument list expects \(count) arguments, which cannot be "
        + "implicitly ignored"
    case .argumentCount(wanted: 1, given: 1):
      "contextual closure type expects 1 argument, but 1 was used in closure body"
    case .argumentCount(wanted: 1, let given):
      "contextual closure type expects 1 argument, but \(given) were used in closure body"
    case .argumentCount(let wanted, given: 1):
      "contextual closure type expects \(wanted) arguments, but 1 was used in closure body"
    case .argumentCount(let wanted, let given):
      "contextual closure type expects \(wanted) arguments, but \(given) were used in closure body"
    case .destructuring(let type):
      "closure tuple parameter '\(type)' does not support destructuring"
    case .implicitDestructuring(let type):
      "closure tuple parameter '\(type)' does not support destructuring with implicit parameters"
    case .thrownType(let wanted):
      "invalid conversion of thrown error type 'any Error' to '\(wanted)'"
    case .misplacedBranching(let keyword):
      "'\(keyword)' may only be used as expression in return, throw, or as the source of an "
        + "assignment"
    }
  }

  var advice: Sentence? {
    switch self {
    case .ignoresArguments: "Begin it with `_ in`."
    case .destructuring: "Name the tuple, and take its elements: { pair in … pair.0 … pair.1 }."
    case .implicitDestructuring:
      "Name the tuple, and take its elements: { pair in … pair.0 … pair.1 }."
    case .thrownType(let wanted): "Say what it throws: { () throws(\(wanted)) in … }."
    default: nil
    }
  }
}
