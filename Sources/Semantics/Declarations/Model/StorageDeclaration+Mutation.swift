import CheckedTree
package import Machine
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

/// The two parts of the accessor `_modify`, for a change in place such as `model.items.append(item)`.
package final class ChangeAccessors {
  /// For dynamic dispatch.
  package typealias Slots = (beginning: MethodSlot, ending: MethodSlot)

  /// Runs before the change, and returns the value. It is a getter.
  package let beginning: FunctionDeclaration
  /// Runs after the change, and takes the changed value. It is a setter.
  package let ending: FunctionDeclaration

  init(beginning: FunctionDeclaration, ending: FunctionDeclaration) {
    self.beginning = beginning
    self.ending = ending
    for accessor in [beginning, ending] {
      accessor.slotFact = Lazy(known: nil)
      accessor.overriddenFact = Lazy(known: nil)
    }
  }
}
