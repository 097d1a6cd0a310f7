package import MessageTables
import Phrases
import Reading

/// A value that can't be copied where the language copies it.
package enum CopyingMessage: DiagnosticMessage {
  case typeIsNotCopyable(Type)
  case tupleElement(Type)
  case tuple(Type)
  case associatedValue(case: String, keyword: String, type: String, valueType: Type)
  case requirement(of: NamedDeclaration, type: Type)
  case genericRequirement(keyword: String, name: String, type: Type)
  case argument(Type)
  case value(Type)
  case interpolation
  case cast
  case copy
  case keyPath(Type)
  case consumeOfOther
  case consumeOfGlobal
  case classSuppresses(keyword: String)
  case extensionSuppresses
  case associatedTypeSuppresses
  case requiredButSuppressed(keyword: String, type: String)
  case deinitializerOfEnum
  case rawType(of: String, Type)
  case indirectCase(of: String)
  case consumingVariadic
  case discardOutsideOfConsuming
  case discardOfOther(type: String)
  case discardWithoutDeinitializer(type: String)
}

extension CopyingMessage {
  package var sentence: Sentence {
    switch self {
    case .typeIsNotCopyable(let type): "type '\(type)' does not conform to protocol 'Copyable'"
    case .tupleElement(let type):
      "tuple with noncopyable element type '\(type)' is not supported"
    case .tuple(let type): "type '\(type)' containing noncopyable element is not supported"
    case .associatedValue(let name, let keyword, let type, let valueType):
      "associated value '\(name)' of 'Copyable'-conforming \(keyword) '\(type)' has non-Copyable type '\(valueType)'"
    case .requirement(let declaration, let type):
      "\(declaration) requires that '\(type)' conform to 'Copyable'"
    case .genericRequirement(let keyword, let name, let type):
      "generic \(keyword) '\(name)' requires that '\(type)' conform to 'Copyable'"
    case .argument(let type):
      "argument type '\(type)' does not conform to expected type 'Copyable'"
    case .value(let type):
      "value of type '\(type)' does not conform to specified type 'Copyable'"
    case .interpolation: "no exact matches in call to instance method 'appendInterpolation'"
    case .cast: "noncopyable types cannot be conditionally cast"
    case .copy: "'copy' cannot be applied to noncopyable types"
    case .keyPath(let type): "key path cannot refer to noncopyable type '\(type)'"
    case .consumeOfGlobal: "'consume' cannot be applied to globals"
    case .consumeOfOther:
      "'consume' can only be used to partially consume storage of a noncopyable type"
    case .classSuppresses(let keyword): "\(keyword) cannot be '~Copyable'"
    case .extensionSuppresses: "cannot suppress 'Copyable' in extension"
    case .associatedTypeSuppresses:
      "cannot suppress 'Copyable' requirement of an associated type"
    case .requiredButSuppressed(let keyword, let type):
      "\(keyword) '\(type)' required to be 'Copyable' but is marked with '~Copyable'"
    case .deinitializerOfEnum: "deinitializers are not yet supported on noncopyable enums"
    case .rawType(let name, let type):
      "'\(name)' declares raw type '\(type)', but cannot yet conform to RawRepresentable because it is noncopyable"
    case .indirectCase(let name):
      "noncopyable enum '\(name)' cannot be marked indirect or have indirect cases yet"
    case .consumingVariadic: "'consuming' must not be used on variadic parameters"
    case .discardOutsideOfConsuming:
      "'discard' statement can only appear in consuming instance method"
    case .discardOfOther(let type):
      "can only 'discard' type '\(type)' if it contains trivially-destroyed stored properties at this time"
    case .discardWithoutDeinitializer(let type):
      "'discard' has no effect for type '\(type)' unless it has a deinitializer"
    }
  }

  package var advice: Sentence? {
    switch self {
    case .typeIsNotCopyable, .requirement, .genericRequirement, .argument, .value:
      "Values of a `~Copyable` type have one owner. Pass them to `borrowing` or `consuming` parameters of their type."
    default: nil
    }
  }
}
