import MessageTables
import Phrases
import Reading

/// A modifier that the language's rules refuse.
enum ModifierMessage: DiagnosticMessage {
  case finalOutsideOfClass
  case inProtocol(keyword: String)
  case onlyForInitializers(keyword: String)
  case staticOutsideOfType
  case requiredOutsideOfClass(type: String)
  case designatedInExtension(type: String)
  case requiredInExtension(type: String)
  case mutatingOnlyForMethods
  case staticMutating
  case classMethodOutsideOfClass
  case misplacedAsync
  case classPropertyOutsideOfClass
  case nonisolatedMutableProperty
  case nonisolatedNonSendable(type: Type)
  case onlyForVariables(keyword: String)
  case setterOfReadOnlyProperty(modifier: String)
  case setterOfReadOnlySubscript(modifier: String)
  case onlyForFunctions(keyword: String)
  case markedType(modifier: String)
  case misplaced(modifier: String)
  case duplicate
  case severalAccessLevels
  case convenienceInStruct
  case convenienceInEnum
  case mutatingInClass
  case mutatingInActor
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
    case .staticOutsideOfType: "static methods may only be declared on a type"
    case .requiredOutsideOfClass(let type): "'required' initializer in non-class type '\(type)'"
    case .designatedInExtension(let type):
      "designated initializer cannot be declared in an extension of '\(type)'; did you mean "
        + "this to be a convenience initializer?"
    case .requiredInExtension(let type):
      "'required' initializer must be declared directly in class '\(type)' (not in an extension)"
    case .mutatingOnlyForMethods: "'mutating' is only valid on methods"
    case .staticMutating: "static functions must not be declared mutating"
    case .classMethodOutsideOfClass:
      "class methods are only allowed within classes; use 'static' to declare a static method"
    case .misplacedAsync: "'async' must be written after the parameter list of a function"
    case .classPropertyOutsideOfClass:
      "class properties are only allowed within classes; use 'static' to declare a static property"
    case .nonisolatedMutableProperty: "'nonisolated' cannot be applied to mutable stored properties"
    case .nonisolatedNonSendable(let type):
      "'nonisolated' can not be applied to variable with non-'Sendable' type '\(type)'"
    case .setterOfReadOnlyProperty(let modifier):
      "'\(modifier)' modifier cannot be applied to read-only properties"
    case .setterOfReadOnlySubscript(let modifier):
      "'\(modifier)' modifier cannot be applied to read-only subscripts"
    case .onlyForVariables(let keyword): "'\(keyword)' may only be used on 'var' declarations"
    case .onlyForFunctions(let keyword): "'\(keyword)' may only be used on 'func' declarations"
    case .markedType(let modifier): "declaration cannot be marked '\(modifier)'"
    case .misplaced(let modifier): "'\(modifier)' modifier cannot be applied to this declaration"
    case .duplicate: "duplicate modifier"
    case .severalAccessLevels: "multiple incompatible access-level modifiers specified"
    case .convenienceInStruct: "initializers in structs are not marked with 'convenience'"
    case .convenienceInEnum: "initializers in enums are not marked with 'convenience'"
    case .onlyForDeinitializers: "'isolated' may only be used on 'deinit' declarations"
    case .isolatedOutsideOfActor(let type):
      "deinit is marked isolated, but containing class '\(type)' is not isolated to an actor"
    case .isolatedDeinitializerOfValue: "only classes and actors can have isolated deinit"
    case .isolatedBesideActor(let actor):
      "deinitializer 'deinit' has multiple actor-isolation attributes (@\(actor) and 'isolated')"
    case .mutatingInClass: "'mutating' is not valid on instance methods in classes"
    case .mutatingInActor: "'mutating' is not valid on instance methods in actors"
    }
  }
}
