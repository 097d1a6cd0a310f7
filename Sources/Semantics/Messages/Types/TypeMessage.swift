import MessageTables
import Phrases
import Reading

/// A written type that means nothing here, or that can't be used here.
enum TypeMessage: DiagnosticMessage {
  case placeholder
  case associatedTypeOfExistential(name: String, constraint: String)
  case argumentsOfOtherType(name: String)
  case twoLabels
  case duplicateLabel
  case labelOfSingleElement
  case functionTypeLabel(label: String)
  case autoclosureOfOtherType
  case inoutVariadic
  /// `inout` and similar words elsewhere.
  case onlyOnParameters(word: String, orResults: Bool)
  case variadicElement
  case duplicateAttribute
  case misplacedSome
  case someInRequirement
  case constrainedToOtherType(subject: String, type: Type)
  case unknown(name: String, advice: NameAdvice?)
  case noMemberType(name: String, of: Base)
  case noPrimaryTypes(protocol: String)
  case tooManyProtocolArguments(protocol: String, given: Int, expected: Int)
  case missingArguments(type: String)
  case tooFewArguments(type: String, given: Int, expected: Int)
  case tooManyArguments(type: String, given: Int, expected: Int)
  case escapingOfOtherType
  case escapingOptional
  case escapingElsewhere
  case sendableOfOtherType
  case attributeOfAlias

  /// The type before the dot.
  enum Base {
    case declared(keyword: String, name: String)
    case generic(keyword: String, name: String)
    case other(Type)
  }
}

extension TypeMessage {
  /// Generic arguments whose number isn't that of the parameters.
  static func otherArguments(of type: String, given: Int, expected: Int) -> Self {
    if expected == 0 { return .argumentsOfOtherType(name: type) }
    if given == 0 { return .missingArguments(type: type) }
    return given < expected
      ? .tooFewArguments(type: type, given: given, expected: expected)
      : .tooManyArguments(type: type, given: given, expected: expected)
  }
}

extension TypeMessage {
  var sentence: Sentence {
    switch self {
    case .placeholder: "type placeholder not allowed here"
    case .associatedTypeOfExistential(let name, let constraint):
      "cannot access associated type '\(name)' from '\(constraint)'; use a concrete type or "
        + "generic parameter base instead"
    case .argumentsOfOtherType(let name): "cannot specialize non-generic type '\(name)'"
    case .duplicateLabel: "cannot create a tuple with a duplicate element label"
    case .twoLabels: "tuple element cannot have two labels"
    case .labelOfSingleElement: "cannot create a single-element tuple with an element label"
    case .functionTypeLabel(let label):
      "function types cannot have argument labels; use '_' before '\(label)'"
    case .inoutVariadic: "'inout' must not be used on variadic parameters"
    case .onlyOnParameters(let word, false): "'\(word)' may only be used on parameters"
    case .onlyOnParameters(let word, true):
      "'\(word)' may only be used on parameters and results"
    case .variadicElement: "variadic parameter cannot appear outside of a function parameter list"
    case .autoclosureOfOtherType: "@autoclosure attribute only applies to function types"
    case .duplicateAttribute: "duplicate attribute"
    case .misplacedSome: "'some' types are only permitted in properties, subscripts, and functions"
    case .someInRequirement:
      "'some' type cannot be the return type of a protocol requirement; did you mean to add an "
        + "associated type?"
    case .constrainedToOtherType(let subject, let type):
      "type '\(subject)' constrained to non-protocol, non-class type '\(type)'"
    case .unknown(let name, _): "cannot find type '\(name)' in scope"
    case .noMemberType(let name, .declared(let keyword, let base)):
      "'\(name)' is not a member type of \(keyword) '\(base)'"
    case .noMemberType(let name, .generic(let keyword, let base)):
      "'\(name)' is not a member type of generic \(keyword) '\(base)'"
    case .noMemberType(let name, .other(let base)):
      "'\(name)' is not a member type of type '\(base)'"
    case .noPrimaryTypes(let `protocol`):
      "protocol '\(`protocol`)' does not have primary associated types that can be constrained"
    case .tooManyProtocolArguments(let `protocol`, let given, let expected):
      "protocol type '\(`protocol`)' specialized with too many type arguments (got \(given), "
        + "but expected \(expected))"
    case .missingArguments(let type):
      "reference to generic type '\(type)' requires arguments in <...>"
    case .tooFewArguments(let type, let given, let expected):
      "generic type '\(type)' specialized with too few type parameters (got \(given), but "
        + "expected \(expected))"
    case .tooManyArguments(let type, let given, let expected):
      "generic type '\(type)' specialized with too many type parameters (got \(given), but "
        + "expected \(expected))"
    case .escapingOfOtherType: "'@escaping' only applies to function types"
    case .escapingOptional: "closure is already escaping in optional type argument"
    case .escapingElsewhere: "'@escaping' may only be used in function parameter position"
    case .sendableOfOtherType: "'@Sendable' only applies to function types"
    case .attributeOfAlias: "attribute does not apply to type"
    }
  }

  var advice: Sentence? {
    if case .unknown(_, let advice) = self { advice?.sentence } else { nil }
  }

  var unknownName: String? {
    if case .unknown(let name, _) = self { name } else { nil }
  }
}
