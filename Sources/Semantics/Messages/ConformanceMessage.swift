import MessageTables
import Phrases
import Reading

/// A type that doesn't conform to a protocol, or a witness that doesn't fit.
enum ConformanceMessage: DiagnosticMessage {
  case codingOfEmptyEnum(protocol: String, type: String)
  case missing(type: String, protocol: String)
  case missingFor(type: Type, protocol: String)
  case failableForNonFailable(requirement: String)
  case initializerMustBeRequired(requirement: String, type: Type)
  case methodMustReturnSelf(method: String, type: Type, protocol: String)
  case valueForClassProtocol(type: String, protocol: String)
  case superclassRequired(protocol: String, type: String, superclass: Type)
  case conditionalImplication(type: String, protocol: String, inherited: String)
  case types(protocol: String, left: Type, right: Type)
  case inherits(protocol: String, type: Type, superclass: Type)
  case classType(protocol: String, type: Type)
  case missingMembers(type: Type, protocol: String, lacking: [String])
  case otherLabels(candidate: NamedDeclaration, protocol: String, requirement: String)
  case mustBeAccessible(member: NamedDeclaration, protocol: String)
  case setterMustBeAccessible(member: NamedDeclaration, protocol: String)
  case mustBeDeclared(
    member: NamedDeclaration, access: String, protocol: String, protocolAccess: String)
  case setterMustBeDeclared(
    member: NamedDeclaration, access: String, protocol: String, protocolAccess: String)
  case functionSendability(member: NamedDeclaration, protocol: String)
  case crossesIsolation(type: Type, protocol: String, actor: ActorName)
  case isolatedForSendable(type: String, protocol: String, actor: ActorName)
  case redundant(type: Type, protocol: String)
}

extension ConformanceMessage {
  /// A requirement of a declaration that types don't meet.
  init(unmet requirement: GenericRequirement, of name: String) {
    switch requirement {
    case .conforms(let type, let wanted):
      self = .missingFor(type: type, protocol: wanted.name)
    case .same(let left, let right): self = .types(protocol: name, left: left, right: right)
    case .inherits(let type, let superclass):
      self = .inherits(protocol: name, type: type, superclass: superclass)
    case .classBound(let type): self = .classType(protocol: name, type: type)
    }
  }
}

extension ConformanceMessage {
  var sentence: Sentence {
    switch self {
    case .codingOfEmptyEnum(let `protocol`, let type):
      "cannot automatically synthesize '\(`protocol`)' conformance for empty enum '\(type)'"
    case .missing(let type, let `protocol`):
      "type '\(type)' does not conform to protocol '\(`protocol`)'"
    case .missingFor(let type, let `protocol`):
      "type '\(type)' does not conform to protocol '\(`protocol`)'"
    case .failableForNonFailable(let requirement):
      "non-failable initializer requirement '\(requirement)' cannot be satisfied by a failable "
        + "initializer ('init?')"
    case .initializerMustBeRequired(let requirement, let type):
      "initializer requirement '\(requirement)' can only be satisfied by a 'required' "
        + "initializer in non-final class '\(type)'"
    case .methodMustReturnSelf(let method, let type, let `protocol`):
      "method '\(method)' in non-final class '\(type)' must return 'Self' to conform to "
        + "protocol '\(`protocol`)'"
    case .valueForClassProtocol(let type, let `protocol`):
      "non-class type '\(type)' cannot conform to class protocol '\(`protocol`)'"
    case .superclassRequired(let `protocol`, let type, let superclass):
      "'\(`protocol`)' requires that '\(type)' inherit from '\(superclass)'"
    case .conditionalImplication(let type, let `protocol`, let inherited):
      "conditional conformance of type '\(type)' to protocol '\(`protocol`)' does not imply "
        + "conformance to inherited protocol '\(inherited)'"
    case .types(let `protocol`, let left, let right):
      "'\(`protocol`)' requires the types '\(left)' and '\(right)' be equivalent"
    case .inherits(let `protocol`, let type, let superclass):
      "'\(`protocol`)' requires that '\(type)' inherit from '\(superclass)'"
    case .classType(let `protocol`, let type):
      "'\(`protocol`)' requires that '\(type)' be a class type"
    case .missingMembers(let type, let `protocol`, _):
      "type '\(type)' does not conform to protocol '\(`protocol`)'"
    case .otherLabels(let candidate, let `protocol`, let requirement):
      "\(candidate) has different argument labels from those required by protocol "
        + "'\(`protocol`)' ('\(requirement)')"
    case .mustBeAccessible(let member, let `protocol`):
      "\(member) must be as accessible as its enclosing type because it matches a requirement "
        + "in protocol '\(`protocol`)'"
    case .setterMustBeAccessible(let member, let `protocol`):
      "setter for \(member) must be as accessible as its enclosing type because it matches a "
        + "requirement in protocol '\(`protocol`)'"
    case .mustBeDeclared(let member, let access, let `protocol`, let protocolAccess):
      "\(member) must be declared \(access) because it matches a requirement in "
        + "\(protocolAccess) protocol '\(`protocol`)'"
    case .setterMustBeDeclared(let member, let access, let `protocol`, let protocolAccess):
      "setter for \(member) must be declared \(access) because it matches a requirement in "
        + "\(protocolAccess) protocol '\(`protocol`)'"
    case .functionSendability(let member, let `protocol`):
      "sendability of function types in \(member) does not match requirement in protocol "
        + "'\(`protocol`)'"
    case .crossesIsolation(let type, let `protocol`, let actor):
      "conformance of '\(type)' to protocol '\(`protocol`)' crosses into \(actor)-isolated "
        + "code and can cause data races"
    case .isolatedForSendable(let type, let `protocol`, let actor):
      "cannot form \(actor)-isolated conformance of '\(type)' to SendableMetatype-inheriting "
        + "protocol '\(`protocol`)'"
    case .redundant(let type, let `protocol`):
      "redundant conformance of '\(type)' to protocol '\(`protocol`)'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .missingMembers(_, _, let names) where !names.isEmpty:
      "It lacks \(names.map { "`\($0)`" }.joined(separator: ", "))."
    default: nil
    }
  }
}
