/// Which types can be copied.
extension SemanticModel {
  /// Whether values of the type can't be copied, for sure or for some generic arguments.
  package func isNoncopyable(_ type: Type) -> Bool {
    guard declarations.hasNoncopyableTypes else { return false }
    switch type.kind {
    case .nominal(let declaration, let arguments):
      if declaration === core.optional { return arguments.contains(where: isNoncopyable) }
      guard declaration.suppressesCopyable.value else { return false }
      return !declaration.isConditionallyCopyable || arguments.contains(where: isNoncopyable)
    case .parameter(let parameter): return parameter.isNoncopyable
    case .tuple(let elements): return elements.contains { isNoncopyable($0.type) }
    case .member, .existential, .opaque, .function, .metatype, .variable, .error: return false
    }
  }

  /// Whether an argument of the type may be noncopyable.
  package func takesNoncopyable(
    _ parameter: GenericParameter, of declaration: NominalDeclaration
  ) -> Bool {
    // Locks of the library hold such values, too.
    parameter.isNoncopyable || declaration === core.optional
      || declaration.attributes.contains("noncopyable")
  }

  /// The first part of the type that isn't copyable although its context requires it: an element of an
  /// array, for example.
  package func uncopiedPart(of type: Type) -> UncopiedPart? {
    guard declarations.hasNoncopyableTypes else { return nil }
    var found: UncopiedPart?
    func search(_ type: Type) {
      switch type.kind {
      case .nominal(let declaration, let arguments):
        for (parameter, argument) in zip(declaration.genericParameters, arguments)
        where found == nil && isNoncopyable(argument)
          && !takesNoncopyable(parameter, of: declaration)
        {
          found = .argument(argument, of: declaration)
        }
      case .tuple(let elements) where elements.count > 1:
        if found == nil, elements.contains(where: { isNoncopyable($0.type) }) {
          found = .element(of: type)
        }
      default: break
      }
      if found == nil { type.forEachPart(search) }
    }
    search(type)
    return found
  }
}

/// A part of a type that must be copyable, and isn't.
package enum UncopiedPart {
  case argument(Type, of: NominalDeclaration)
  case element(of: Type)
}

extension NominalDeclaration {
  /// Whether an extension makes it copyable for copyable arguments.
  var isConditionallyCopyable: Bool {
    extensions.contains { $0.inherited.value.contains { $0.protocol.known == .copyable } }
  }

  /// Whether it is a structure with a `deinit`. Its values are objects at run time.
  package var isUnique: Bool { kind == .structure && deinitializer != nil }
}
