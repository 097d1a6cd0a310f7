import MessageTables
import Phrases
import Reading
import Semantics

/// A member whose type doesn't meet the conditions of its extension.
enum ConditionMessage: DiagnosticMessage {
  case function(NamedDeclaration, owner: String, lacks: Lack)
  case property(String, lacks: Lack)
  case operatorFunction(name: String, protocol: String, type: Type)
  /// An operator of a collection or optional, for its elements.
  case elementOperator(name: String, protocol: String, type: Type)
  case declaration(NamedDeclaration, type: Type, protocol: String)
  case generic(String, String, type: Type, protocol: String)

  /// The condition that isn't met.
  enum Lack {
    /// - Parameter isSynthesized: Whether a declaration of the conformance is often all it needs.
    case conformance(Type, to: String, isSynthesized: Bool)
    case equivalence(Type, Type)
    case superclass(Type, of: Type)
    case classType(Type)
  }
}

extension ConditionMessage {
  var sentence: Sentence {
    switch self {
    case .function(let function, let owner, .conformance(let type, let wanted, _)):
      "referencing \(function) on '\(owner)' requires that '\(type)' conform to '\(wanted)'"
    case .function(let function, let owner, .equivalence(let left, let right)):
      "referencing \(function) on '\(owner)' requires the types '\(left)' and '\(right)' be equivalent"
    case .function(let function, let owner, .superclass(let superclass, let type)):
      "referencing \(function) on '\(owner)' requires that '\(type)' inherit from '\(superclass)'"
    case .function(let function, let owner, .classType(let type)):
      "referencing \(function) on '\(owner)' requires that '\(type)' be a class type"
    case .property(let name, .conformance(let type, let wanted, _)):
      "property '\(name)' requires that '\(type)' conform to '\(wanted)'"
    case .property(let name, .equivalence(let left, let right)):
      "property '\(name)' requires the types '\(left)' and '\(right)' be equivalent"
    case .property(let name, .superclass(let superclass, let type)):
      "property '\(name)' requires that '\(type)' inherit from '\(superclass)'"
    case .property(let name, .classType(let type)):
      "property '\(name)' requires that '\(type)' be a class type"
    case .elementOperator(let name, let `protocol`, let type):
      "operator function '\(name)' requires that '\(type)' conform to '\(`protocol`)'"
    case .declaration(let declaration, let type, let `protocol`):
      "\(declaration) requires that '\(type)' conform to '\(`protocol`)'"
    case .generic(let kind, let name, let type, let `protocol`):
      "generic \(kind) '\(name)' requires that '\(type)' conform to '\(`protocol`)'"
    case .operatorFunction(let name, let `protocol`, let type):
      "referencing operator function '\(name)' on '\(`protocol`)' requires that '\(type)' "
        + "conform to '\(`protocol`)'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .operatorFunction(_, let `protocol`, _), .elementOperator(_, let `protocol`, _):
      "Declare the conformance: `: \(`protocol`)`."
    case .function(_, _, .conformance(_, let wanted, isSynthesized: true)),
      .property(_, .conformance(_, let wanted, isSynthesized: true)):
      "Declare the conformance: `: \(wanted)`."
    default: nil
    }
  }
}
