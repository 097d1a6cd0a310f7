import MessageTables
import Phrases
import Reading

/// A value that tasks would share although they can't.
enum SendabilityMessage: DiagnosticMessage {
  case nonFinalClass(type: Type)
  case classInherits(type: Type)
  case mutableProperty(name: String, type: Type)
  case missing(type: Type)
  case nonSendablePart(part: NamedDeclaration, keyword: String, type: Type, partType: Type)
  case missingFor(keyword: String, type: Type)
  case sharedMutableState(storage: NamedDeclaration)
  case sharedNonSendable(storage: NamedDeclaration, type: Type, advice: SharedAdvice)

  case sentParameter(type: Type, Caller, actor: ActorName)
  case sentResult(type: Type, Caller, actor: ActorName)

  /// The declaration that callers name, although another one runs.
  struct Caller {
    var called: NamedDeclaration
    /// Whether the isolated code overrides what is called. Otherwise it meets a requirement.
    var isOverride: Bool
  }

  /// How the type of shared state becomes `Sendable`.
  enum SharedAdvice {
    case none
    case refineProtocol(String)
    case conform(String)
  }
}

extension SendabilityMessage {
  var sentence: Sentence {
    switch self {
    case .nonFinalClass(let type):
      "non-final class '\(type)' cannot conform to the 'Sendable' protocol"
    case .classInherits(let type):
      "'Sendable' class '\(type)' cannot inherit from another class"
    case .mutableProperty(let name, let type):
      "stored property '\(name)' of 'Sendable'-conforming class '\(type)' is mutable"
    case .missing(let type): "type '\(type)' does not conform to the 'Sendable' protocol"
    case .nonSendablePart(let part, let keyword, let type, let partType):
      "\(part) of 'Sendable'-conforming \(keyword) '\(type)' has non-Sendable type '\(partType)'"
    case .missingFor(let keyword, let type):
      "\(keyword) '\(type)' does not conform to the 'Sendable' protocol"
    case .sharedMutableState(let storage):
      "\(storage) is not concurrency-safe because it is nonisolated global shared mutable state"
    case .sharedNonSendable(let storage, let type, _):
      "\(storage) is not concurrency-safe because non-'Sendable' type '\(type)' may have "
        + "shared mutable state"
    case .sentParameter(let type, let caller, let actor):
      caller.isOverride
        ? "non-Sendable parameter type '\(type)' cannot be sent from caller of superclass \(caller.called) into "
          + "\(actor)-isolated override"
        : "non-Sendable parameter type '\(type)' cannot be sent from caller of protocol requirement "
          + "'\(name: caller.called.name ?? "")' into \(actor)-isolated implementation"
    case .sentResult(let type, let caller, let actor):
      caller.isOverride
        ? "non-Sendable type '\(type)' cannot be returned from \(actor)-isolated override to caller of superclass "
          + "\(caller.called)"
        : "non-Sendable type '\(type)' cannot be returned from \(actor)-isolated implementation to caller of "
          + "protocol requirement '\(name: caller.called.name ?? "")'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .nonFinalClass: "Make it `final`, or write `@unchecked Sendable`."
    case .sharedMutableState: "Make it a `let`, isolate it (`@MainActor`), or use a `@TaskLocal`."
    case .sharedNonSendable(_, _, .refineProtocol(let name)):
      "Declare the protocol as `protocol \(name): Sendable`, and make the types that conform to it safe to share."
    case .sharedNonSendable(_, _, .conform(let name)):
      "Make `\(name)` conform to `Sendable`, or isolate the property (`@MainActor`)."
    case .sentParameter(_, _, .instance):
      "Make the type `Sendable`, mark the parameter as `sending`, or let the protocol refine `Actor`."
    case .sentParameter: "Make the type `Sendable`, or mark the parameter as `sending`."
    case .sentResult: "Make the type `Sendable`, or return it as `sending`."
    default: nil
    }
  }
}
