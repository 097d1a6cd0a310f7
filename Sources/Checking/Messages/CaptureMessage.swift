import MessageTables
import Phrases
import Reading
import Semantics

/// A capture of a closure or local function that isn't allowed, or that must be written.
enum CaptureMessage: DiagnosticMessage {
  case outerVariableInDeclaration(name: String)
  case asyncLetVariable
  case inoutParameterInConcurrentCode(name: String)
  case nonSendableInSendableClosure(name: String, type: Type)
  case optionalSelfIsImplicit
  case readInConcurrentCode(name: String)
  case changedInConcurrentCode(name: String)
  case changedInTaskOfActor(name: String)
  case implicitSelfInCall(name: String)
  case implicitSelfInReference(name: String)
  case nonescapingParameterPassed(name: String)
  case nonescapingParameterUsed(name: String)
}

extension CaptureMessage {
  var sentence: Sentence {
    switch self {
    case .outerVariableInDeclaration(let name):
      "a declaration here can't use '\(name)' of the function around it"
    case .asyncLetVariable: "capturing 'async let' variables is not supported"
    case .inoutParameterInConcurrentCode(let name):
      "mutable capture of 'inout' parameter '\(name)' is not allowed in concurrently-executing code"
    case .nonSendableInSendableClosure(let name, let type):
      "capture of '\(name)' with non-Sendable type '\(type)' in a '@Sendable' closure"
    case .optionalSelfIsImplicit:
      "explicit use of 'self' is required when 'self' is optional, to make control flow explicit"
    case .readInConcurrentCode(let name):
      "reference to captured var '\(name)' in concurrently-executing code"
    case .changedInConcurrentCode(let name):
      "mutation of captured var '\(name)' in concurrently-executing code"
    case .changedInTaskOfActor(let name):
      "mutation of captured var '\(name)' in concurrently-executing code"
    case .implicitSelfInCall(let name):
      "call to method '\(name)' in closure requires explicit use of 'self' to make capture "
        + "semantics explicit"
    case .implicitSelfInReference(let name):
      "reference to property '\(name)' in closure requires explicit use of 'self' to make "
        + "capture semantics explicit"
    case .nonescapingParameterPassed(let name):
      "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
    case .nonescapingParameterUsed(let name):
      "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
    }
  }

  var advice: Sentence? {
    switch self {
    case .outerVariableInDeclaration:
      "Types are separate from the code around them: pass the value in."
    case .inoutParameterInConcurrentCode(let name):
      "Capture its value to read it: `[\(name)]`. Change it outside of the closure: in a "
        + "reducer, send an action."
    case .optionalSelfIsImplicit: "Begin with `guard let self else { … }`."
    case .readInConcurrentCode(let name): "Capture its value instead: `[\(name)]`."
    case .changedInConcurrentCode:
      "Several tasks may change it at the same time. Keep it in a `Mutex` or an actor, which "
        + "tasks can share."
    case .changedInTaskOfActor(let name):
      "A task in an actor's method runs on the actor only if its closure uses `self`. Make "
        + "`\(name)` a property of the actor and change it there: `self.\(name)`."
    case .implicitSelfInCall(let name): "Write `self.\(name)`, or capture it: `[self] in`."
    case .implicitSelfInReference(let name): "Write `self.\(name)`, or capture it: `[self] in`."
    case .nonescapingParameterPassed: "Mark the parameter `@escaping` to store it or pass it on."
    case .nonescapingParameterUsed: "Mark the parameter `@escaping` to store it or pass it on."
    default: nil
    }
  }
}
