package import MessageTables
import Phrases

/// A form of expression that Heirloom doesn't support.
package enum UnsupportedTerm: DiagnosticMessage {
  case floatingLiteral
  case moduleSelector
  case valueAsGenericArgument
  case keyPathMethod
  /// A part of a regular expression, named by the machine.
  case regexPart(String)
  case captureNames
  case macro(name: String)
  case closureAttribute(name: String)
  case closureParameterAttribute(name: String)
  case borrow
  case unsafe
  case parameterPack
  case pattern
  case expression
}

extension UnsupportedTerm {
  package var sentence: Sentence {
    switch self {
    case .floatingLiteral: "this floating-point literal can't be run here"
    case .moduleSelector: "a module selector can't be run here"
    case .valueAsGenericArgument: "a value as a generic argument can't be run here"
    case .keyPathMethod: "a method in a key path can't be run here"
    case .regexPart(let part): "\(part) in a regular expression can't be run here"
    case .captureNames: "these names of captures can't be run here"
    case .macro(let name): "the macro '#\(name)' can't be run here"
    case .closureAttribute(let name): "'@\(name)' on a closure can't be run here"
    case .closureParameterAttribute(let name):
      "'@\(name)' on a parameter of a closure can't be run here"
    case .borrow: "'borrow' can't be run here"
    case .unsafe: "'unsafe' can't be run here"
    case .parameterPack: "a parameter pack can't be run here"
    case .pattern: "a pattern here can't be run here"
    case .expression: "this expression can't be run here"
    }
  }
}
