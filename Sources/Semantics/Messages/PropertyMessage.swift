import MessageTables
import Phrases
import Reading

/// A declaration of a property or subscript that the language's rules refuse.
enum PropertyMessage: DiagnosticMessage {
  case weakNonOptional(type: Type)
  case ownershipOfValueType(keyword: String, type: Type)
  case storedInExtension
  case storedInEnum
  case noncopyableVariable(type: Type)
  case storedInGenericType(keyword: String)
  case storedInProtocolExtension(keyword: String)
  case classStored
  case accessorInProtocol
  case observerWithGetter(observer: String)
  case observersOfSubscript
  case secondGetter
  case secondSetter
  case secondObserver(observer: String)
  case missingTypeAnnotation
  case circular
  case severalConstantsByPattern
  case patternOfOtherType(Type, pattern: String)
  case patternOfOtherLength(Type, pattern: String)
  case patternOfNoTuple(Type)
  case patternOfWrongLength(Type)
  case expectedDeclaration
  case observedConstant
  case computedWithoutType
  case computedConstant
  case lazyWithoutValue
  case lazyComputed
  case computedWithValue
  case lazyConstant
  case lazyGlobal
  case nonCopyableInCopyable(name: String, keyword: String, type: String, propertyType: Type)
  case setterWithoutGetter
  case opaqueWithoutValue
  case setterWithEffects
  case severalVariablesWithAccessors
  case accessorsOfPattern
  case lazyPattern
  case subscriptSetterWithoutGetter
  case getterWithoutBody
  case setterWithoutBody
  case constantInProtocol
  case withoutSpecifierInProtocol
  case withoutValue(keywords: String)
}

extension PropertyMessage {
  var sentence: Sentence {
    switch self {
    case .weakNonOptional(let type): "'weak' variable should have optional type '\(type)?'"
    case .ownershipOfValueType(let keyword, let type):
      "'\(keyword)' may only be applied to class and class-bound protocol types, not '\(type)'"
    case .storedInExtension: "extensions must not contain stored properties"
    case .storedInEnum: "enums must not contain stored properties"
    case .noncopyableVariable(let type): "variable of type '\(type)' must be declared with a 'let'"
    case .storedInGenericType(let keyword):
      "\(keyword) stored properties not supported in generic types"
    case .storedInProtocolExtension(let keyword):
      "\(keyword) stored properties not supported in protocol extensions"
    case .classStored: "class stored properties not supported in classes; did you mean 'static'?"
    case .accessorInProtocol: "expected get or set in a protocol property"
    case .observerWithGetter(let observer):
      "'\(observer)' cannot be provided together with a getter"
    case .observersOfSubscript: "'willSet' and 'didSet' are not allowed on subscripts"
    case .secondGetter: "variable already has a getter"
    case .secondSetter: "variable already has a setter"
    case .secondObserver(let observer): "variable already has '\(observer)'"
    case .missingTypeAnnotation: "type annotation missing in pattern"
    case .circular: "circular reference"
    case .severalConstantsByPattern:
      "binding multiple 'let' stored properties from a single initializer expression in a "
        + "struct is unsupported"
    case .patternOfOtherType(let type, let pattern):
      "cannot convert value of type '\(type)' to specified type '\(pattern)'"
    case .patternOfOtherLength(let type, let pattern):
      "'\(type)' is not convertible to '\(pattern)', tuples have a different number of elements"
    case .patternOfNoTuple(let type):
      "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .patternOfWrongLength(let type):
      "tuple pattern has the wrong length for tuple type '\(type)'"
    case .expectedDeclaration: "expected declaration"
    case .observedConstant: "'let' declarations cannot be observing properties"
    case .computedWithoutType: "computed property must have an explicit type"
    case .computedConstant: "'let' declarations cannot be computed properties"
    case .lazyWithoutValue: "lazy properties must have an initializer"
    case .lazyComputed: "'lazy' cannot be used on a computed property"
    case .computedWithValue: "variable with getter/setter cannot have an initial value"
    case .lazyConstant: "'lazy' cannot be used on a let"
    case .lazyGlobal: "'lazy' cannot be used on an already-lazy global"
    case .nonCopyableInCopyable(let name, let keyword, let type, let propertyType):
      "stored property '\(name)' of 'Copyable'-conforming \(keyword) '\(type)' has "
        + "non-Copyable type '\(propertyType)'"
    case .severalVariablesWithAccessors:
      "'var' declarations with multiple variables cannot have explicit getters/setters"
    case .accessorsOfPattern: "getter/setter can only be defined for a single variable"
    case .lazyPattern: "'lazy' cannot destructure an initializer"
    case .setterWithEffects:
      "'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'"
    case .opaqueWithoutValue:
      "property declares an opaque return type, but has no initializer expression from which to "
        + "infer an underlying type"
    case .setterWithoutGetter: "variable with a setter must also have a getter"
    case .subscriptSetterWithoutGetter: "subscript with a setter must also have a getter"
    case .getterWithoutBody: "expected '{' to start getter definition"
    case .setterWithoutBody: "expected '{' to start setter definition"
    case .constantInProtocol:
      "protocols cannot require properties to be immutable; declare read-only properties by "
        + "using 'var' with a '{ get }' specifier"
    case .withoutSpecifierInProtocol:
      "property in protocol must have explicit { get } or { get set } specifier"
    case .withoutValue(let keywords):
      "'\(keywords)' declaration requires an initializer expression or an explicitly stated getter"
    }
  }

  var advice: Sentence? {
    switch self {
    case .nonCopyableInCopyable: "Hold it in a class."
    default: nil
    }
  }
}
