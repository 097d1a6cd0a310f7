import CheckedTree
import Machine
import Semantics

/// Accessors of stored properties, for callers that need functions.
extension BodyChecker {
  /// The function that reads the property: its getter, or one that reads the field.
  func getter(of storage: StorageDeclaration) -> FunctionDeclaration? {
    if let getter = storage.getter { return getter }
    if let made = storage.storedGetter { return made }
    let getter = makeAccessor(of: storage, .getter, .storedGetter(storage))
    storage.storedGetter = getter
    return getter
  }

  /// The function that assigns the property; nil if it can't be assigned.
  func setter(of storage: StorageDeclaration) -> FunctionDeclaration? {
    if let setter = storage.setter { return setter }
    if storage.getter != nil || storage.isConstant { return nil }
    if let made = storage.storedSetter { return made }
    let setter = makeAccessor(of: storage, .setter, .storedSetter(storage))
    storage.storedSetter = setter
    return setter
  }

  private func makeAccessor(
    of storage: StorageDeclaration, _ kind: FunctionDeclaration.Kind, _ synthesis: Synthesis
  ) -> FunctionDeclaration {
    let isSetter = kind == .setter
    let isReference = (storage.owner?.type as? NominalDeclaration)?.isReference ?? false
    let interface = Lazy<FunctionDeclaration.Interface>(
      circular: FunctionDeclaration.Interface(parameters: [], result: .error)
    ) {
      let value = FunctionDeclaration.Parameter(
        label: nil, name: "newValue", type: storage.type.value, position: storage.position)
      return FunctionDeclaration.Interface(
        parameters: isSetter ? [value] : [], result: isSetter ? .void : storage.type.value,
        isolation: storage.isolation)
    }
    let name = "\(isSetter ? "set" : "get") \(storage.name)"
    let routine = Routine(
      name: name,
      function: Function(
        name: name, position: storage.position, isAsync: false, isOfStorage: true))
    let accessor = FunctionDeclaration(
      name: name, kind: kind, position: storage.position, owner: storage.owner,
      signature: storage.signature, interface: interface, routine: Lazy(known: routine))
    accessor.isStatic = storage.isStatic
    accessor.isMutating = isSetter && !isReference && !storage.isStatic
    accessor.synthesis = synthesis
    accessor.storage = storage
    accessor.layer = storage.layer
    accessor.context = storage.context
    // A subclass can override a stored property, so protocols call it as a method.
    accessor.slotFact = Lazy(circular: nil) { [unowned storage] in
      isSetter ? storage.setterSlot : storage.slot
    }
    return accessor
  }
}
