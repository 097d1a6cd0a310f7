import MessageTables
import Phrases
import Reading

/// A raw value of an enumeration that the language's rules refuse.
enum RawValueMessage: DiagnosticMessage {
  case withoutRawType
  case inexpressibleType(type: Type)
  case noCases
  case associatedValues
  case notUnique
  case noConformance(type: String, raw: Type)
  case otherType(literalType: String, type: String)
  case notLiteral
  case overflow(literal: String, type: String)
  case missingForCharacter
  case missingAfterFraction
  case inexpressibleTypeOfCase(type: String)
}

extension RawValueMessage {
  var sentence: Sentence {
    switch self {
    case .withoutRawType: "enum case cannot have a raw value if the enum does not have a raw type"
    case .inexpressibleType(let type):
      "raw type '\(type)' is not expressible by a string, integer, or floating-point literal"
    case .noCases: "an enum with no cases cannot declare a raw type"
    case .associatedValues: "enum with raw type cannot have cases with arguments"
    case .notUnique: "raw value for enum case is not unique"
    case .noConformance(let type, let raw):
      "'\(type)' declares raw type '\(raw)', but does not conform to RawRepresentable and "
        + "conformance could not be synthesized"
    case .otherType(let literalType, let type):
      "cannot convert value of type '\(literalType)' to raw type '\(type)'"
    case .notLiteral: "raw value for enum case must be a literal"
    case .overflow(let literal, let type) where literal.first == "-" && type.first == "U":
      "negative integer '\(literal)' overflows when stored into unsigned type '\(type)'"
    case .overflow(let literal, let type):
      "integer literal '\(literal)' overflows when stored into '\(type)'"
    case .missingForCharacter:
      "enum cases require explicit raw values when the raw type is not expressible by integer "
        + "or string literal"
    case .missingAfterFraction:
      "enum case must declare a raw value when the preceding raw value is not an integer"
    case .inexpressibleTypeOfCase(let type):
      "raw type '\(type)' is not expressible by a string, integer, or floating-point literal"
    }
  }
}
