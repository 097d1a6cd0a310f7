/// The hidden parameters of a function's routine, which precede the written ones.
extension FunctionDeclaration {
  /// The generic parameters whose types are passed: first those of the owner, then its own. A
  /// class's objects already know theirs.
  package var hiddenParameters: [GenericParameter] {
    guard let owner else { return genericParameters }
    switch synthesis {
    // The owner of a static property has no open parameters: `extension Key where Value == Int`.
    case .initialValue(let storage):
      return storage.isStatic ? [] : owner.type.genericParameters
    case .defaultArgument(let function, _):
      return owner.type.genericParameters + function.genericParameters
    default: break
    }
    if let nominal = owner.type as? NominalDeclaration, nominal.isReference {
      return genericParameters
    }
    return owner.type.genericParameters + genericParameters
  }

  /// Whether `self` is passed: the instance, or the metatype for static members of classes and
  /// actors. A class's initializer receives the object. A value type's initializer creates `self`.
  package var takesSelf: Bool {
    guard let owner else { return false }
    switch synthesis {
    case .initialValue, .defaultArgument: return false
    default: break
    }
    // Built-in classes have no metatypes for their functions.
    let nominal = owner.type as? NominalDeclaration
    let isReference = (nominal?.isReference ?? false) && !(isStatic && nominal?.builtIn != nil)
    return switch kind {
    case .initializer: isReference
    case .function, .getter, .setter: !isStatic || isReference
    case .deinitializer: true
    }
  }
}
