import CheckedTree
import Semantics

// The compiler ends the life of a `switch` subject before the body of a `default` or `_` case, which can't use it. It
// does so only if the value can be in registers: a value whose size isn't known when the function is compiled stays
// until the statement's end.

extension BodyChecker {
  /// Whether values of the type have a size that the compiler knows, so that they can be in registers.
  func isLoadable(_ type: Type, in context: Context, within depth: Int = 8) -> Bool {
    // The limit ends types that contain themselves.
    guard depth > 0 else { return false }
    func areLoadable(_ parts: [Type]) -> Bool {
      parts.allSatisfy { isLoadable($0, in: context, within: depth - 1) }
    }
    switch type.kind {
    case .function, .metatype: return true
    case .tuple(let elements): return areLoadable(elements.map(\.type))
    case .parameter, .member: return model.isClassBound(type, in: context.signature)
    case .existential(let existential): return existential.isClassBound || type == core.anyError
    case .nominal(let declaration, let arguments):
      if declaration.isReference || [core.array, core.set, core.dictionary].contains(declaration) {
        return true
      }
      if declaration.isPrelude { return areLoadable(arguments) }
      let substitution = Substitution(declaration.genericParameters, arguments)
      let payloads = declaration.cases.filter { !$0.isIndirect }.flatMap(\.parameters.value)
      return areLoadable(
        (declaration.storedProperties.value.map(\.type.value) + payloads.map(\.type)).map {
          model.substitute($0, substitution, in: context.signature)
        })
    case .opaque, .variable, .error: return false
    }
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
