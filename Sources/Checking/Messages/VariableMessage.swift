import MessageTables
import Phrases
import Reading
import Semantics

/// A declaration of a local variable that the language's rules refuse.
enum VariableMessage: DiagnosticMessage {
  case ownershipOfValueType(ownership: String, type: Type)
  case misplacedDiscard
  case asyncLetWithoutValue
  case asyncLetInSynchronousFunction
  case accessorsForSeveralVariables
  case computedWithoutType
  case missingTypeAnnotation
  case lazyWithoutValue
  case wrapperAtTopLevel
  case wrapperOfSeveralVariables
  case redeclaration(name: String)
  case builderWithoutGetter(builder: String)
  case taskLocalMustBeStatic
  case wrapperWithOwnership(name: String, ownership: String)
  case expectedExpression
  case asyncVar
  case wrapperTypeDiffers(type: Type, inner: Type)
  case globalActorAtTopLevel
  case globalActorOfLocal(name: String)
}

extension VariableMessage {
  var sentence: Sentence {
    switch self {
    case .ownershipOfValueType(let ownership, let type):
      "'\(ownership)' may only be applied to class and class-bound protocol types, not '\(type)'"
    case .misplacedDiscard: "'_' can only appear in a pattern or on the left side of an assignment"
    case .asyncLetWithoutValue: "'async let' binding requires an initializer expression"
    case .asyncLetInSynchronousFunction:
      "'async let' in a function that does not support concurrency"
    case .accessorsForSeveralVariables: "getter/setter can only be defined for a single variable"
    case .computedWithoutType: "computed property must have an explicit type"
    case .missingTypeAnnotation: "type annotation missing in pattern"
    case .lazyWithoutValue: "lazy properties must have an initializer"
    case .wrapperAtTopLevel: "property wrappers are not yet supported in top-level code"
    case .wrapperOfSeveralVariables: "property wrapper can only be applied to a single variable"
    case .redeclaration(let name): "invalid redeclaration of '\(name)'"
    case .builderWithoutGetter(let builder):
      "result builder attribute '\(builder)' can only be applied to a variable if it defines a "
        + "getter"
    case .taskLocalMustBeStatic:
      "'@TaskLocal' can only be applied to 'static' property, or global variables"
    case .wrapperWithOwnership(let name, let ownership):
      "property '\(name)' with a wrapper cannot also be \(ownership)"
    case .expectedExpression: "expected expression"
    case .asyncVar: "'async' can only be used with 'let' declarations"
    case .wrapperTypeDiffers(let type, let inner):
      "property type '\(type)' does not match 'wrappedValue' type '\(inner)'"
    case .globalActorAtTopLevel: "top-level code variables cannot have a global actor"
    case .globalActorOfLocal(let name): "local variable '\(name)' cannot have a global actor"
    }
  }

  var advice: Sentence? {
    switch self {
    case .wrapperAtTopLevel: "Put it in a type or a function."
    default: nil
    }
  }
}
