import MessageTables
import Phrases
import Reading

/// A modifier that the language's rules refuse.
enum ModifierMessage: DiagnosticMessage {
  case finalOutsideOfClass
  case inProtocol(keyword: String)
  case onlyForInitializers(keyword: String)
  case staticMethodOutsideOfType(keyword: String)
  case staticPropertyOutsideOfType(keyword: String)
  case requiredOutsideOfClass(type: String)
  case designatedInExtension(type: String)
  case requiredInExtension(type: String)
  case mutatingOnlyForMethods(keyword: String)
  case staticMutating
  case classMethodOutsideOfClass
  case misplacedAsync
  case asyncLetOutsideOfFunction
  case nonisolatedLocal
  case classPropertyOutsideOfClass
  case classSubscriptOutsideOfClass
  case nonisolatedMutableProperty
  case nonisolatedNonSendable(type: Type)
  case onlyForVariables(keyword: String)
  case setterOfReadOnlyProperty(modifier: String)
  case setterOfReadOnlySubscript(modifier: String)
  case onlyForFunctions(keyword: String)
  case marked(modifier: String)
  case misplaced(modifier: String)
  case fixityOfNamedFunction(keyword: String)
  case infixFunction
  case nonsendingOfOtherDeclaration
  case duplicate
  case secondStatic(keyword: String)
  case severalAccessLevels
  case convenienceInStruct
  case convenienceInEnum
  case convenienceInActor
  case convenienceInProtocol(protocol: String)
  case openOfOtherDeclaration
  case openStatic
  case openInFinalClass
  case openConstant
  case openExtension
  case finalStatic
  case mutatingInClass(keyword: String, isStatic: Bool)
  case onlyForDeinitializers
  case isolatedOutsideOfActor(type: String)
  case isolatedDeinitializerOfValue
  case isolatedBesideActor(actor: String)
}

extension ModifierMessage {
  var sentence: Sentence {
    switch self {
    case .finalOutsideOfClass: "only classes and class members may be marked with 'final'"
    case .inProtocol(let keyword): "'\(keyword)' modifier cannot be used in protocols"
    case .onlyForInitializers(let keyword): "'\(keyword)' may only be used on 'init' declarations"
    case .staticMethodOutsideOfType(let keyword):
      "\(keyword) methods may only be declared on a type"
    case .staticPropertyOutsideOfType(let keyword):
      "\(keyword) properties may only be declared on a type"
    case .requiredOutsideOfClass(let type): "'required' initializer in non-class type '\(type)'"
    case .designatedInExtension(let type):
      "designated initializer cannot be declared in an extension of '\(type)'; did you mean "
        + "this to be a convenience initializer?"
    case .requiredInExtension(let type):
      "'required' initializer must be declared directly in class '\(type)' (not in an extension)"
    case .mutatingOnlyForMethods(let keyword): "'\(keyword)' is only valid on methods"
    case .staticMutating: "static functions must not be declared mutating"
    case .classMethodOutsideOfClass:
      "class methods are only allowed within classes; use 'static' to declare a static method"
    case .asyncLetOutsideOfFunction: "'async let' can only be used on local declarations"
    case .nonisolatedLocal: "'nonisolated' can not be applied to local variables"
    case .misplacedAsync: "'async' must be written after the parameter list of a function"
    case .classPropertyOutsideOfClass:
      "class properties are only allowed within classes; use 'static' to declare a static property"
    case .classSubscriptOutsideOfClass:
      "class subscripts are only allowed within classes; use 'static' to declare a static subscript"
    case .nonisolatedMutableProperty: "'nonisolated' cannot be applied to mutable stored properties"
    case .nonisolatedNonSendable(let type):
      "'nonisolated' can not be applied to variable with non-'Sendable' type '\(type)'"
    case .setterOfReadOnlyProperty(let modifier):
      "'\(modifier)' modifier cannot be applied to read-only properties"
    case .setterOfReadOnlySubscript(let modifier):
      "'\(modifier)' modifier cannot be applied to read-only subscripts"
    case .onlyForVariables(let keyword): "'\(keyword)' may only be used on 'var' declarations"
    case .onlyForFunctions(let keyword): "'\(keyword)' may only be used on 'func' declarations"
    case .marked(let modifier): "declaration cannot be marked '\(modifier)'"
    case .misplaced(let modifier): "'\(modifier)' modifier cannot be applied to this declaration"
    case .fixityOfNamedFunction(let keyword):
      "'\(keyword)' requires a function with an operator identifier"
    case .infixFunction: "'infix' modifier is not required or allowed on func declarations"
    case .nonsendingOfOtherDeclaration:
      "'nonisolated(nonsending)' is only applicable to asynchronous functions, initializers, "
        + "subscripts and computed properties"
    case .duplicate: "duplicate modifier"
    case .secondStatic(let keyword):
      "'\(keyword)' cannot appear after another 'static' or 'class' keyword"
    case .severalAccessLevels: "multiple incompatible access-level modifiers specified"
    case .convenienceInStruct: "initializers in structs are not marked with 'convenience'"
    case .convenienceInEnum: "initializers in enums are not marked with 'convenience'"
    case .convenienceInActor: "initializers in actors are not marked with 'convenience'"
    case .convenienceInProtocol(let one): "initializers in \(one) are not marked with 'convenience'"
    case .openOfOtherDeclaration:
      "only classes and overridable class members can be declared 'open'; use 'public'"
    case .openStatic: "static declarations are implicitly 'final'; use 'public' instead of 'open'"
    case .openInFinalClass:
      "members of 'final' classes are implicitly 'final'; use 'public' instead of 'open'"
    case .openConstant: "'let' properties are implicitly 'final'; use 'public' instead of 'open'"
    case .openExtension:
      "extensions cannot be declared 'open'; declare individual members as 'open' instead"
    case .finalStatic: "static declarations are already final"
    case .onlyForDeinitializers: "'isolated' may only be used on 'deinit' declarations"
    case .isolatedOutsideOfActor(let type):
      "deinit is marked isolated, but containing class '\(type)' is not isolated to an actor"
    case .isolatedDeinitializerOfValue: "only classes and actors can have isolated deinit"
    case .isolatedBesideActor(let actor):
      "deinitializer 'deinit' has multiple actor-isolation attributes (@\(actor) and 'isolated')"
    case .mutatingInClass(let keyword, isStatic: false):
      "'\(keyword)' is not valid on instance methods in classes"
    case .mutatingInClass(let keyword, isStatic: true):
      "'\(keyword)' is not valid on static methods in classes"
    }
  }
}
