import MessageTables
import Phrases
import Reading
import Semantics

/// A member that a type doesn't have, or that can't be used this way.
enum MemberMessage: DiagnosticMessage {
  case existentialCannotBeMade(type: Type)
  /// The member's type mentions the type inside where an existential can't replace it.
  case onExistential(name: String, type: Type)
  case noInitializer(type: Type)
  case instanceMemberOnType(name: String, type: Type)
  case instanceMemberInType(name: String, type: String)
  case optionalBase(base: Type, name: String, wrapped: Type)
  case noSubscripts(type: Type)
  case caseWithoutValues(name: String)
  case notCallable(type: Type)
  case noKeywordArguments(type: Type)
  case caseOnInstance(name: String)
  case staticOnInstance(name: String, type: Type)
  case unknown(name: String, type: Type, suggestion: String?)
  case unknownInTuple(name: String, type: Type, suggestion: String?)
  case unknownInType(name: String, type: Type, suggestion: String?)
  case unknownDependency(name: String, suggestion: String?)
  case caseExpectsValues(name: String, types: [Type])
}

extension MemberMessage {
  var sentence: Sentence {
    switch self {
    case .existentialCannotBeMade(let type): "type '\(type)' cannot be instantiated"
    case .onExistential(let name, let type):
      "member '\(name)' cannot be used on value of type '\(type)'; consider using a generic "
        + "constraint instead"
    case .noInitializer(let type):
      "'\(type)' cannot be constructed because it has no accessible initializers"
    case .noKeywordArguments(let type):
      "'@dynamicCallable' type '\(type)' cannot be applied with keyword arguments; missing "
        + "'dynamicCall(withKeywordArguments:)' method"
    case .instanceMemberInType(let name, let type):
      "instance member '\(name)' cannot be used on type '\(type)'"
    case .instanceMemberOnType(let name, let type):
      "instance member '\(name)' cannot be used on type '\(type)'"
    case .optionalBase(let base, let name, let wrapped):
      "value of optional type '\(base)' must be unwrapped to refer to member '\(name)' of "
        + "wrapped base type '\(wrapped)'"
    case .noSubscripts(let type): "value of type '\(type)' has no subscripts"
    case .caseWithoutValues(let name): "enum case '\(name)' has no associated values"
    case .notCallable(let type): "cannot call value of non-function type '\(type)'"
    case .caseOnInstance(let name): "enum case '\(name)' cannot be used as an instance member"
    case .staticOnInstance(let name, let type):
      "static member '\(name)' cannot be used on instance of type '\(type)'"
    case .unknown(let name, let type, _): "value of type '\(type)' has no member '\(name)'"
    case .unknownInTuple(let name, let type, _):
      "value of tuple type '\(type)' has no member '\(name)'"
    case .unknownInType(let name, let type, _): "type '\(type)' has no member '\(name)'"
    case .unknownDependency(let name, _): "'DependencyValues' has no dependency '\(name)'"
    case .caseExpectsValues(let name, let types) where types.count == 1:
      "member '\(name)' expects argument of type '\(types[0])'"
    case .caseExpectsValues(let name, let types):
      "member '\(name)' expects argument of type '(\(Self.list(types)))'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .optionalBase: "Chain with `?`, or unwrap it first."
    case .unknown(_, _, let suggestion?), .unknownInTuple(_, _, let suggestion?),
      .unknownInType(_, _, let suggestion?), .unknownDependency(_, let suggestion?):
      "Did you mean `\(suggestion)`?"
    case .unknownDependency(_, nil):
      "Declare it in an extension: `extension DependencyValues { … }`."
    default: nil
    }
  }

  private static func list(_ types: [Type]) -> String {
    types.map(\.description).joined(separator: ", ")
  }
}
