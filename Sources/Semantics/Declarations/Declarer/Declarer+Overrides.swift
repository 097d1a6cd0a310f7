import Machine

/// Overrides of class members, and their slots for dynamic dispatch.
extension Declarer {
  func declareOverride(of function: FunctionDeclaration) {
    guard let owner = function.owner, let type = owner.type as? NominalDeclaration,
      type.isReference
    else { return }
    function.overriddenFact = Lazy(circular: nil) { [unowned function, unowned model] in
      model.overridden(by: function, in: type)
    }
    let state = model.declarations
    let isOpen = mayBeOverridden(function, of: type, owner)
    function.slotFact = Lazy(circular: nil) { [unowned function, unowned model] in
      if let overridden = function.overridden, let slot = overridden.slot {
        if model.adaptation(of: function, to: overridden) == nil { return slot }
      } else if !isOpen {
        return nil
      }
      let interface = function.interface.value
      return MethodSlot(
        name: function.runtimeName, index: state.makeSlotIndex(),
        parameterCount: function.genericParameters.count + 1 + interface.parameters.count,
        isAsync: interface.isAsync, isCallerIsolated: interface.isolation == .caller)
    }
  }

  func declareOverride(of storage: StorageDeclaration) {
    guard let owner = storage.owner, let type = owner.type as? NominalDeclaration,
      type.isReference
    else { return }
    storage.overriddenFact = Lazy(circular: nil) { [unowned storage, unowned model] in
      model.overridden(by: storage, in: type)
    }
    let state = model.declarations
    let isOpen = mayBeOverridden(storage, of: type, owner)
    func slot(_ word: String, extra: Int) -> (StorageDeclaration) -> MethodSlot {
      { storage in
        MethodSlot(
          name: "\(word) \(storage.name)", index: state.makeSlotIndex(),
          parameterCount: storage.genericParameters.count + 1 + storage.parameters.value.count
            + extra, isAsync: storage.getter?.interface.value.isAsync ?? false)
      }
    }
    let makeGetter = slot("get", extra: 0)
    let makeSetter = slot("set", extra: 1)
    storage.slotFact = Lazy(circular: nil) { [unowned storage, unowned model] in
      guard let overridden = storage.overridden, let slot = overridden.slot else {
        return isOpen ? makeGetter(storage) : nil
      }
      guard !overridden.isSettable, let getter = storage.getter, let other = overridden.getter,
        model.adaptation(of: getter, to: other) != nil
      else { return slot }
      return makeGetter(storage)
    }
    storage.setterSlotFact = Lazy(circular: nil) { [unowned storage] in
      if let slot = storage.overridden?.setterSlot { return slot }
      return isOpen && storage.isSettable ? makeSetter(storage) : nil
    }
    let makeBeginning = slot("begin change of", extra: 0)
    let makeEnding = slot("end change of", extra: 1)
    storage.changeSlotsFact = Lazy(circular: nil) { [unowned storage] in
      if let slots = storage.overridden?.changeSlots { return slots }
      guard isOpen, storage.changes != nil else { return nil }
      return (makeBeginning(storage), makeEnding(storage))
    }
  }

  private func mayBeOverridden(
    _ member: Declaration, of type: NominalDeclaration, _ owner: Owner
  ) -> Bool {
    if type.kind == .actor || type.isFinal || member.isFinal || owner.extension != nil {
      return false
    }
    if type.isPrelude {
      let isRequired = (member as? FunctionDeclaration)?.isRequired ?? false
      return member.access == .open || isRequired
    }
    if let function = member as? FunctionDeclaration, function.kind == .deinitializer {
      return false
    }
    // A required or inherited initializer is looked up in the class. Other private members aren't
    // visible to subclasses.
    return member.access != .private
  }
}
