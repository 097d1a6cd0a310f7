import MessageTables
import Phrases
import Reading
import Semantics

/// A returned value, or an opaque result, that doesn't fit the declaration.
enum ResultMessage: DiagnosticMessage {
  case opaqueWithoutReturn
  case missingValue
  case unexpectedValue
  case classAsSelf(type: String)
  case underlyingTypesDiffer(result: String)
  case opaqueTypeNotInferred(result: Type)
  case opaqueContainsItself(type: Type)
  case requirement(function: NamedDeclaration, type: Type, protocol: String)
  case variableRequirement(variable: NamedDeclaration, type: Type, protocol: String)
  case variableContainsItself(variable: NamedDeclaration)
  case equivalence(type: Type, wanted: Type)
  case elementType(type: Type, wanted: Type)
  case neverReturns(function: DeclarationKind)
  case missingReturn(function: DeclarationKind, result: Type)
}

extension ResultMessage {
  var sentence: Sentence {
    switch self {
    case .opaqueWithoutReturn:
      "function declares an opaque return type, but has no return statements in its body from "
        + "which to infer an underlying type"
    case .missingValue: "non-void function should return a value"
    case .unexpectedValue: "unexpected non-void return value in void function"
    case .classAsSelf(let type):
      "cannot convert return expression of type '\(type)' to return type 'Self'"
    case .underlyingTypesDiffer(let result):
      "function declares an opaque return type '\(result)', but the return statements in its "
        + "body do not have matching underlying types"
    case .opaqueTypeNotInferred(let result):
      "underlying type for opaque result type '\(result)' could not be inferred from return "
        + "expression"
    case .opaqueContainsItself(let type):
      "function opaque return type was inferred as '\(type)', which defines the opaque type in "
        + "terms of itself"
    case .requirement(let function, let type, let `protocol`):
      "return type of \(function) requires that '\(type)' conform to '\(`protocol`)'"
    case .variableRequirement(let variable, let type, let `protocol`):
      "return type of \(variable) requires that '\(type)' conform to '\(`protocol`)'"
    case .variableContainsItself(let variable):
      "\(variable) defines its opaque type in terms of itself"
    case .equivalence(let type, let wanted):
      "return type requires the types '\(type)' and '\(wanted)' be equivalent"
    case .elementType(let type, let wanted):
      "cannot convert value of type '\(type)' to expected element type '\(wanted)'"
    case .neverReturns(let function):
      "\(function) with uninhabited return type 'Never' is missing call to another "
        + "never-returning function on all paths"
    case .missingReturn(let function, let result):
      "missing return in \(function) expected to return '\(result)'"
    }
  }
}
