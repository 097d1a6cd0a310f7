import MessageTables
import Phrases
import Reading

/// An override that the language's rules refuse, or that is missing.
enum OverrideMessage: DiagnosticMessage {
  case keywordMissing
  case staticMethod
  case requiredInPlace
  case requiredMissing
  case otherLabels(declaration: String)
  case outsideOfClass
  case storedProperty(name: String)
  case typeDiffers(name: String, type: Type, wanted: Type)
  case observersOfReadOnly(name: String)
  case constantWithGetter(name: String)
  case mutableWithReadOnly(name: String)
  case mutableWithSubtype(name: String, type: Type, wanted: Type)
  case requiredInitializerMissing(initializer: String, superclass: String)
  case protocolMethod
  case final(declaration: DeclarationKind)
  case inExtension(declaration: NamedDeclaration, superclass: String)
  case nonOpen(declaration: DeclarationKind)
  case lessAccessibleThanType(declaration: DeclarationKind)
  case lessAccessible(declaration: DeclarationKind)
  case throwing(declaration: DeclarationKind)
  case notRethrowing
  case failable(initializer: String)
  case nonisolatedDeinitializer(overridden: ActorName)
  case otherActor(declaration: NamedDeclaration, actor: ActorName, overridden: CodeIsolation)
  case noInitializer
  case noMethod
  case nothing(declaration: DeclarationKind)
  case staticProperty
}

extension OverrideMessage {
  var sentence: Sentence {
    switch self {
    case .keywordMissing: "overriding declaration requires an 'override' keyword"
    case .requiredInPlace: "use the 'required' modifier to override a required initializer"
    case .requiredMissing:
      "'required' modifier must be present on all overrides of a required initializer"
    case .staticMethod: "cannot override static method"
    case .otherLabels(let declaration):
      "declaration '\(declaration)' has different argument labels from any potential overrides"
    case .outsideOfClass: "'override' can only be specified on class members"
    case .storedProperty(let name): "cannot override with a stored property '\(name)'"
    case .typeDiffers(let name, let type, let wanted):
      "property '\(name)' with type '\(type)' cannot override a property with type '\(wanted)'"
    case .observersOfReadOnly(let name):
      "cannot observe read-only property '\(name)'; it can't change"
    case .constantWithGetter(let name):
      "cannot override immutable 'let' property '\(name)' with the getter of a 'var'"
    case .mutableWithReadOnly(let name):
      "cannot override mutable property with read-only property '\(name)'"
    case .mutableWithSubtype(let name, let type, let wanted):
      "cannot override mutable property '\(name)' of type '\(wanted)' with covariant type '\(type)'"
    case .requiredInitializerMissing(let initializer, let superclass):
      "'required' initializer '\(initializer)' must be provided by subclass of '\(superclass)'"
    case .protocolMethod: "method does not override any method from its parent protocol"
    case .final(let declaration): "\(declaration) overrides a 'final' \(declaration)"
    case .inExtension(let declaration, let superclass):
      "non-'@objc' \(declaration) declared in '\(superclass)' cannot be overridden from extension"
    case .nonOpen(let declaration):
      "overriding non-open \(declaration) outside of its defining module"
    case .lessAccessibleThanType(let declaration):
      "overriding \(declaration) must be as accessible as its enclosing type"
    case .lessAccessible(let declaration):
      "overriding \(declaration) must be as accessible as the declaration it overrides"
    case .nonisolatedDeinitializer(let overridden):
      "nonisolated deinitializer 'deinit' has different actor isolation from \(overridden)-isolated overridden declaration"
    case .otherActor(let declaration, let actor, .nonisolated):
      "\(actor)-isolated \(declaration) has different actor isolation from nonisolated overridden declaration"
    case .otherActor(let declaration, let actor, .isolated(let other)):
      "\(actor)-isolated \(declaration) has different actor isolation from \(other)-isolated overridden declaration"
    case .throwing(let declaration):
      "cannot override non-throwing \(declaration) with throwing \(declaration)"
    case .notRethrowing: "override of 'rethrows' method should also be 'rethrows'"
    case .failable(let initializer):
      "failable initializer '\(initializer)' cannot override a non-failable initializer"
    case .noInitializer:
      "initializer does not override a designated initializer from its superclass"
    case .noMethod: "method does not override any method from its superclass"
    case .nothing(let declaration):
      "\(declaration) does not override any \(declaration) from its superclass"
    case .staticProperty: "cannot override static property"
    }
  }
}
