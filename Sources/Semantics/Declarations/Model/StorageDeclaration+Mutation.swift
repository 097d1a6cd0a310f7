import CheckedTree
import Machine
import Reading

extension StorageDeclaration {
  private var isMemberOfValue: Bool {
    guard owner != nil, !isStatic else { return false }
    return !((owner?.type as? NominalDeclaration)?.isReference ?? false)
  }

  /// Whether reading the property changes its base.
  package var getterMutates: Bool { isMemberOfValue && (getter?.isMutating ?? false) }

  /// Whether assigning the property changes its base: for members of values, unless it is
  /// `nonmutating`.
  package var setterMutates: Bool {
    guard isMemberOfValue else { return false }
    if let declaring = owner?.type as? ProtocolDeclaration, declaring.isClassBound, setter == nil {
      return false
    }
    return setter?.isMutating ?? true
  }
}
