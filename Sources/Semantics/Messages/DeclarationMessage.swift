import MessageTables
import Phrases
import Reading

/// A declaration that isn't allowed where it is, or that lacks a part.
enum DeclarationMessage: DiagnosticMessage {
  case parameterWithoutOwnership(type: Type)
  case unusedGenericParameter(name: String)
  case shadowingParameter(name: String)
  /// `where T == Int`
  case parameterIsConcrete(name: String)
  case parametersAreSame(name: String, other: String)
  case conflictingTypes(subject: String, later: Type, earlier: Type)
  case unaryOperatorWithoutModifier
  case operatorArgumentCount
  case undeclaredOperator
  case operatorWithoutOwnType(operator: String, type: String)
  case defaultOfInoutParameter(name: String)
  case severalIsolatedParameters
  case rethrowsWithoutThrowingParameter
  case thrownTypeIsNoError(type: Type)
  case unlabeledAfterVariadic
  case misplacedSelf(type: String)
  case selfInsideResult
  case storedSelf
  case selfInInitialValue
  case recursiveValueType(type: String, property: String)
  case recursiveEnum(type: String)
  case indirectCaseWithoutValues(name: String)
  case redeclaration(name: String)
  case extensionOfOtherType(type: Type)
  case onlyAtFileScope
  case whereClauseOfNonGeneric(type: String)
  case associatedTypeOutsideOfProtocol
  case operatorInType
  case precedenceGroupInType
  case functionWithoutBody
  case protocolMethodWithBody
  case operatorMustBeStatic(operator: String, type: String)
  case initializerWithoutBody
  case initializerWithResult
  case protocolInitializerWithBody
  case namedDeinitializer
  case secondDeinitializer
  case subscriptWithoutAccessors
  case primaryTypeNotDeclared(name: String, protocol: String)
  case nestedInGenericFunction(type: String, function: String)
  case protocolInGenericContext(protocol: String)
  case aliasReferencesItself(alias: String)
  case initializerOutsideOfType
  case deinitializerOutsideOfReference
  case subscriptOutsideOfType
  case caseOutsideOfEnum
  case operatorWithLabels
  case noInitializers(keyword: String, type: String, property: String)
  case defaultInProtocolInitializer
  case defaultInProtocolMethod
  case deinitializerOfValue(keyword: String, type: String)
  case nestedInProtocol(type: String, protocol: String)
  case nestedInProtocolExtension(type: String, protocol: String)
}

extension DeclarationMessage {
  var sentence: Sentence {
    switch self {
    case .parameterWithoutOwnership(let type):
      "parameter of noncopyable type '\(type)' must specify ownership"
    case .parameterIsConcrete(let name):
      "same-type requirement makes generic parameter '\(name)' non-generic"
    case .parametersAreSame(let name, let other):
      "same-type requirement makes generic parameters '\(name)' and '\(other)' equivalent"
    case .conflictingTypes(let subject, let later, let earlier):
      "no type for '\(subject)' can satisfy both '\(subject) == \(later)' and "
        + "'\(subject) == \(earlier)'"
    case .shadowingParameter(let name):
      "generic parameter '\(name)' shadows generic parameter from outer scope with the same name"
    case .unusedGenericParameter(let name):
      "generic parameter '\(name)' is not used in function signature"
    case .unaryOperatorWithoutModifier:
      "unary operator implementation must have a 'prefix' or 'postfix' modifier"
    case .operatorArgumentCount: "operators must have one or two arguments"
    case .undeclaredOperator: "operator implementation without matching operator declaration"
    case .operatorWithoutOwnType(let `operator`, let type):
      "member operator '\(`operator`)' must have at least one argument of type '\(type)'"
    case .defaultOfInoutParameter(let name):
      "cannot provide default value to inout parameter '\(name)'"
    case .severalIsolatedParameters: "cannot have more than one 'isolated' parameter"
    case .rethrowsWithoutThrowingParameter:
      "'rethrows' function must take a throwing function argument"
    case .thrownTypeIsNoError(let type):
      "thrown type '\(type)' does not conform to the 'Error' protocol"
    case .unlabeledAfterVariadic: "a parameter following a variadic parameter requires a label"
    case .misplacedSelf(let type):
      "covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or "
        + "method result; did you mean '\(type)'?"
    case .selfInsideResult:
      "covariant 'Self' or 'Self?' can only appear at the top level of method result type"
    case .storedSelf: "stored property cannot have covariant 'Self' type"
    case .selfInInitialValue:
      "covariant 'Self' type cannot be referenced from a stored property initializer"
    case .recursiveValueType(let type, _):
      "value type '\(type)' cannot have a stored property that recursively contains it"
    case .recursiveEnum(let type): "recursive enum '\(type)' is not marked 'indirect'"
    case .indirectCaseWithoutValues(let name):
      "enum case '\(name)' without associated value cannot be 'indirect'"
    case .redeclaration(let name): "invalid redeclaration of '\(name)'"
    case .extensionOfOtherType(let type): "non-nominal type '\(type)' cannot be extended"
    case .onlyAtFileScope: "declaration is only valid at file scope"
    case .whereClauseOfNonGeneric(let type):
      "trailing 'where' clause for extension of non-generic type '\(type)'"
    case .associatedTypeOutsideOfProtocol:
      "associated types can only be defined in a protocol; define a type or introduce a "
        + "'typealias' to satisfy an associated type requirement"
    case .operatorInType: "'operator' may only be declared at file scope"
    case .precedenceGroupInType: "'precedencegroup' may only be declared at file scope"
    case .functionWithoutBody: "expected '{' in body of function declaration"
    case .protocolMethodWithBody: "protocol methods must not have bodies"
    case .operatorMustBeStatic(let `operator`, let type):
      "operator '\(`operator`)' declared in type '\(type)' must be 'static'"
    case .initializerWithResult: "initializers cannot have a result type"
    case .initializerWithoutBody: "initializer requires a body"
    case .protocolInitializerWithBody: "protocol initializers must not have bodies"
    case .namedDeinitializer: "deinitializers cannot have a name"
    case .secondDeinitializer: "invalid redeclaration of 'deinit'"
    case .subscriptWithoutAccessors:
      "expected '{' in subscript to specify getter and setter implementation"
    case .primaryTypeNotDeclared(let name, let `protocol`):
      "primary associated type '\(name)' must be declared in the body of protocol '\(`protocol`)'"
    case .nestedInGenericFunction(let type, let function):
      "type '\(type)' cannot be nested in generic function '\(function)'"
    case .protocolInGenericContext(let `protocol`):
      "protocol '\(`protocol`)' cannot be nested in a generic context"
    case .aliasReferencesItself(let alias): "type alias '\(alias)' references itself"
    case .initializerOutsideOfType: "initializers may only be declared within a type"
    case .deinitializerOutsideOfReference:
      "deinitializers may only be declared within a class, actor, or noncopyable type"
    case .subscriptOutsideOfType: "'subscript' functions may only be declared within a type"
    case .caseOutsideOfEnum: "enum 'case' is not allowed outside of an enum"
    case .operatorWithLabels: "operator cannot have keyword arguments"
    case .noInitializers(let keyword, let type, _): "\(keyword) '\(type)' has no initializers"
    case .defaultInProtocolInitializer: "default argument not permitted in a protocol initializer"
    case .defaultInProtocolMethod: "default argument not permitted in a protocol method"
    case .deinitializerOfValue(let keyword, let type):
      "deinitializer cannot be declared in \(keyword) '\(type)' that conforms to 'Copyable'"
    case .nestedInProtocol(let type, let `protocol`):
      "type '\(type)' cannot be nested in protocol '\(`protocol`)'"
    case .nestedInProtocolExtension(let type, let `protocol`):
      "type '\(type)' cannot be nested in protocol extension of '\(`protocol`)'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .parameterWithoutOwnership: "Write `borrowing` before the type."
    case .recursiveValueType(_, let property): "Make `\(property)` an array, or the type a class."
    case .noInitializers(_, _, let property):
      "'\(property)' has no initial value: give it one, or write an `init`."
    default: nil
    }
  }
}
