import MessageTables
import Phrases
import Reading

/// Valid Swift in declarations and types that Heirloom doesn't support.
enum UnsupportedMessage: DiagnosticMessage {
  case accessor(keyword: String)
  case declaration
  case inherited(type: String)
  case longClause(limit: Int)
  case requirement
  case attribute(attribute: String)
  case genericParameter(specifier: String)
  case manyGenericParameters(limit: Int)
  case severalOpaqueTypes
  case severalWrappersOfParameter
  case modifier(modifier: String)
  /// A `deinit` on a global actor of the program.
  case deinitializerOnOwnActor(actor: String)
  case largeType(limit: Int)
  case valueAsGenericArgument
  case type(type: String)
  case specifier(specifier: String)
  case isolatedAny
  case protocolMetatype
  case typeOfProtocol
  case suppressed(type: String)
  case suppressedValue(type: String)
  case noncopyableParameter(type: Type)
  case genericDeinitializer
  case noncopyableProperty(name: String)
  case extensionOfNoncopyable(type: String, parameter: String)
  case name(name: String, reason: NotRunReason)
  case member(name: String, type: Type, reason: NotRunReason)
  case module(name: String, advice: ModuleAdvice?)
  case ownCoder(protocol: String)
  case manySuperclasses(limit: Int)
  case manyRefinements(limit: Int)
}

extension UnsupportedMessage {
  var sentence: Sentence {
    switch self {
    case .accessor(let keyword): "the accessor `\(keyword)` can't be run here"
    case .declaration: "this declaration can't be run here"
    case .inherited(let type): "`\(type)` can't be run here"
    case .longClause(let limit): "a clause of more than \(limit) requirements can't be run here"
    case .requirement: "this requirement can't be run here"
    case .attribute(let attribute): "the attribute `\(attribute)` can't be run here"
    case .genericParameter(let specifier):
      "a generic parameter with `\(specifier)` can't be run here"
    case .manyGenericParameters(let limit):
      "a declaration with more than \(limit) generic parameters can't be run here"
    case .severalOpaqueTypes: "more than one opaque type in a result can't be run here"
    case .severalWrappersOfParameter:
      "more than one property wrapper on a parameter can't be run here"
    case .deinitializerOnOwnActor(let actor):
      "a `deinit` on the global actor `\(actor)` can't be run here"
    case .modifier(let modifier): "the modifier `\(modifier)` can't be run here"
    case .largeType(let limit): "what has a type of more than \(limit) parts can't be run here"
    case .valueAsGenericArgument: "a value as generic argument can't be run here"
    case .type(let type): "the type `\(type)` can't be run here"
    case .specifier(let specifier): "`\(specifier)` can't be run here"
    case .isolatedAny: "`@isolated(any)` without `async` can't be run here"
    case .protocolMetatype: "`.Protocol` can't be run here"
    case .typeOfProtocol: "the type of a protocol can't be run here"
    case .suppressed(let type): "`~\(type)` can't be run here"
    case .suppressedValue(let type): "a value of type `\(type)` can't be run here"
    case .noncopyableParameter(let type):
      "a function value with a parameter of the noncopyable type `\(type)` can't be run here"
    case .noncopyableProperty(let name):
      "the property `\(name)`, which is lazy or has a wrapper and can't be copied, can't be run here"
    case .genericDeinitializer: "a `deinit` of a generic structure can't be run here"
    case .extensionOfNoncopyable(let type, let parameter):
      "an extension of `\(type)` without `where \(parameter): ~Copyable` can't be run here"
    case .name(let name, _): "`\(name)` can't be run here"
    case .member(let name, let type, _): "`\(type).\(name)` can't be run here"
    case .module(let name, _): "the module `\(name)` can't be run here"
    case .ownCoder(let `protocol`): "a type of your own that is `\(`protocol`)` can't be run here"
    case .manySuperclasses(let limit):
      "a class with more than \(limit) superclasses can't be run here"
    case .manyRefinements(let limit):
      "a protocol that refines more than \(limit) others can't be run here"
    }
  }

  var advice: Sentence? {
    switch self {
    case .largeType: "Each level of types in types has twice the parts of the one before, or more."
    case .name(_, let reason): reason.sentence
    case .member(_, _, let reason): reason.sentence
    case .ownCoder: "Values are coded by `JSONEncoder` and `JSONDecoder`."
    case .module(_, let advice): advice?.sentence
    default: nil
    }
  }
}
