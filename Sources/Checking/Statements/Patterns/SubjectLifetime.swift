import CheckedTree
import Semantics

// The compiler ends the life of a `switch` subject before the body of a `default` or `_` case, which can't use it. It
// does so only if the value can be in registers: a value whose size isn't known when the function is compiled stays
// until the statement's end.

extension BodyChecker {
  /// Whether values of the type have a size that the compiler knows, so that they can be in registers.
  func isLoadable(_ type: Type, in context: Context) -> Bool {
    let hasUnknownSize = model.stores(in: type) { part in
      switch part.kind {
      case .function, .metatype, .tuple, .nominal: false
      case .parameter, .member: !model.isClassBound(part, in: context.signature)
      case .existential(let existential): !existential.isClassBound && part != core.anyError
      case .opaque, .variable, .error: true
      }
    }
    return hasUnknownSize == false
  }
}

extension Pattern {
  /// Whether it matches every value and binds nothing.
  var ignoresValue: Bool {
    switch self {
    case .anything: true
    case .tuple(let elements): elements.allSatisfy(\.ignoresValue)
    default: false
    }
  }
}
