import MessageTables
import Phrases
import Reading

/// A detail of a message about a conformance.
enum ConformanceNote: DiagnosticMessage {
  case requirement(requirement: NamedDeclaration, type: String)
  case nestedType(name: String)
  case ambiguousType(name: String, first: Type, second: Type)
  case inferredType(requirement: String, type: Type)
  case noSynthesis(protocol: String, keyword: String)
  case partPreventsSynthesis(part: DeclarationKind, partType: Type, protocol: String, type: Type)
  case isolatedMember(actor: ActorName, member: NamedDeclaration)
  case declaredBefore(type: String, protocol: String)
  case inherited(type: String, protocol: String)
  case operatesOnType
  case operatesOnInstance
  case otherType(type: String)
  case otherNonSendableType(type: String)
  case throwing
  case asynchronous
  case notRethrowing
  case mutating
  case notSettable
  case wouldMatchIfConforming(type: Type, protocol: String)
  case wouldMatchIfSame(left: Type, right: Type)
  case wouldMatchIfSubclass(type: Type, superclass: Type)
  case noCodingKey(name: String)
  case partIsNotCoded(protocol: String, type: Type)
  case keyWithoutProperty(name: String)
}

extension ConformanceNote {
  var sentence: Sentence {
    switch self {
    case .requirement(let requirement, let type):
      "protocol requires \(requirement) with type '\(type)'"
    case .nestedType(let name): "protocol requires nested type '\(name)'"
    case .ambiguousType(let name, let first, let second):
      "ambiguous inference of associated type '\(name)': '\(first)' vs. '\(second)'"
    case .inferredType(let requirement, let type):
      "matching requirement '\(requirement)' to this declaration inferred associated type to "
        + "'\(type)'"
    case .noSynthesis(let `protocol`, let keyword):
      "automatic synthesis of '\(`protocol`)' is not supported for \(keyword) declarations"
    case .partPreventsSynthesis(let part, let partType, let `protocol`, let type):
      "\(part) type '\(partType)' does not conform to protocol '\(`protocol`)', preventing "
        + "synthesized conformance of '\(type)' to '\(`protocol`)'"
    case .isolatedMember(let actor, let member):
      "\(actor)-isolated \(member) cannot satisfy nonisolated requirement"
    case .declaredBefore(let type, let `protocol`):
      "'\(type)' declares conformance to protocol '\(`protocol`)' here"
    case .inherited(let type, let `protocol`):
      "'\(type)' inherits conformance to protocol '\(`protocol`)' from superclass here"
    case .operatesOnType: "candidate operates on a type, not an instance as required"
    case .operatesOnInstance: "candidate operates on an instance, not a type as required"
    case .otherType(let type): "candidate has non-matching type '\(type)'"
    case .otherNonSendableType(let type):
      "candidate has non-matching type '\(type)', which does not conform to the 'Sendable' protocol"
    case .throwing: "candidate throws, but protocol does not allow it"
    case .asynchronous: "candidate is 'async', but protocol requirement is not"
    case .notRethrowing: "candidate is not 'rethrows', but protocol requires it"
    case .mutating: "candidate is marked 'mutating' but protocol does not allow it"
    case .notSettable: "candidate is not settable, but protocol requires it"
    case .wouldMatchIfConforming(let type, let `protocol`):
      "candidate would match if '\(type)' conformed to '\(`protocol`)'"
    case .wouldMatchIfSame(let left, let right):
      "candidate would match if '\(left)' was the same type as '\(right)'"
    case .wouldMatchIfSubclass(let type, let superclass):
      "candidate would match if '\(type)' subclassed '\(superclass)'"
    case .noCodingKey(let name):
      "cannot automatically synthesize 'Decodable' because '\(name)' does not have a matching "
        + "CodingKey and does not have a default value"
    case .partIsNotCoded(let `protocol`, let type):
      "cannot automatically synthesize '\(`protocol`)' because '\(type)' does not conform to "
        + "'\(`protocol`)'"
    case .keyWithoutProperty(let name):
      "CodingKey case '\(name)' does not match any stored properties"
    }
  }
}
