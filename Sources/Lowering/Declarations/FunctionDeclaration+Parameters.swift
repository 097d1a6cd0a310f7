/// What a function's routine takes before the parameters that are written.
extension FunctionDeclaration {
  /// The generic parameters whose types are passed: of the type it belongs to, unless that is a
  /// class, whose objects know them; then its own.
  var hiddenParameters: [GenericParameter] {
    guard let owner else { return genericParameters }
    switch synthesis {
    // Of a static property all that its owner is made of is known: `extension Key where Value == Int`.
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

  /// Whether `self` is passed: the instance; for static members of classes, and of actors, the
  /// metatype. An initializer of a class gets the object; one of a value type makes `self`.
  var takesSelf: Bool {
    guard let owner else { return false }
    switch synthesis {
    case .initialValue, .defaultArgument: return false
    default: break
    }
    // The machine's own classes have no metatypes that their functions could look at.
    let nominal = owner.type as? NominalDeclaration
    let isReference = (nominal?.isReference ?? false) && !(isStatic && nominal?.builtIn != nil)
    return switch kind {
    case .initializer: isReference
    case .function, .getter, .setter: !isStatic || isReference
    case .deinitializer: true
    }
  }
}
