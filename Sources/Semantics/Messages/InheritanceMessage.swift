import MessageTables
import Phrases
import Reading

/// An inheritance clause that the language's rules refuse.
enum InheritanceMessage: DiagnosticMessage {
  case protocolExtension(protocol: String)
  case actorInherits
  case actorConformsToIsolated(actor: String, protocol: String)
  case retroactiveOutsideOfExtension
  case finalSuperclass(superclass: String)
  case superclassIsNotOpen(superclass: String)
  case protocolRefinesItself(protocol: String)
  case circular
  case classInheritsItself(type: String)
  case fromOtherTypeNamed(type: String)
  case protocolWithArgument(constraint: String)
  case anyObjectOutsideOfProtocol
  case fromOtherType(type: Type)
  case classFromOtherType(type: Type)
  case severalSuperclasses(first: Type, second: Type)
  case superclassMustBeFirst(superclass: Type)
  case severalRawTypes(first: Type, second: Type)
  case rawTypeMustBeFirst(type: Type)
}

extension InheritanceMessage {
  var sentence: Sentence {
    switch self {
    case .protocolExtension(let `protocol`):
      "extension of protocol '\(`protocol`)' cannot have an inheritance clause"
    case .actorConformsToIsolated(let actor, let `protocol`):
      "actor '\(actor)' cannot conform to global-actor-isolated protocol '\(`protocol`)'"
    case .retroactiveOutsideOfExtension:
      "'@retroactive' only applies in inheritance clauses in extensions"
    case .actorInherits: "actor types do not support inheritance"
    case .finalSuperclass(let superclass): "inheritance from a final class '\(superclass)'"
    case .superclassIsNotOpen(let superclass):
      "cannot inherit from non-open class '\(superclass)' outside of its defining module"
    case .protocolRefinesItself(let `protocol`): "protocol '\(`protocol`)' refines itself"
    case .circular: "circular reference"
    case .classInheritsItself(let type): "'\(type)' inherits from itself"
    case .fromOtherTypeNamed(let type): "inheritance from non-protocol type '\(type)'"
    case .protocolWithArgument(let constraint):
      "cannot inherit from protocol type with generic argument '\(constraint)'"
    case .anyObjectOutsideOfProtocol: "only protocols can inherit from 'AnyObject'"
    case .fromOtherType(let type): "inheritance from non-protocol type '\(type)'"
    case .classFromOtherType(let type): "inheritance from non-protocol, non-class type '\(type)'"
    case .severalSuperclasses(let first, let second):
      "multiple inheritance from classes '\(first)' and '\(second)'"
    case .superclassMustBeFirst(let superclass):
      "superclass '\(superclass)' must appear first in the inheritance clause"
    case .severalRawTypes(let first, let second):
      "multiple enum raw types '\(first)' and '\(second)'"
    case .rawTypeMustBeFirst(let type):
      "raw type '\(type)' must appear first in the enum inheritance clause"
    }
  }
}
