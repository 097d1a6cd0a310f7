import CheckedTree
import Machine

/// Stored properties that are changed through an accessor: a method of a class, a requirement or a key path.
extension Emitter {
  /// Leaves the value that the place's getter returned as the only one, if the property is stored. An access in Swift
  /// changes it in place, too.
  ///
  /// - Parameter slot: The slot with the value.
  /// - Returns: The slot by which a trap puts the value back; nil if nothing is moved.
  func moveOut(of place: Place, in slot: Int) -> Int? {
    guard case .computed(let accessors, let types, let base?, let arguments) = place.root,
      place.projections.isEmpty
    else { return nil }
    switch accessors.setter {
    case .method(let method) where accessors.isStored:
      return moveOut(of: base, in: slot, with: []) { base, _ throws(Trap) in
        guard case .object(let object) = base, let setter = object.descriptor.method(method)
        else { return nil }
        return setter.isOfStorage ? setter.storedPart : nil
      }
    case .witness(let requirement, _) where accessors.isStored:
      guard let selfType = types.selfType else { return nil }
      return moveOut(of: base, in: slot, with: [selfType]) { base, arguments throws(Trap) in
        requirement.storedPart(of: try arguments.type(0), in: base)
      }
    case .routine where accessors.appliesKeyPath:
      guard let path = arguments.first else { return nil }
      return moveOut(of: base, in: slot, with: [path]) { _, arguments throws(Trap) in
        guard case .native(let native) = try arguments.value(0),
          let path = native as? KeyPathValue, let setter = path.setter, setter.captures.isEmpty
        else { return nil }
        return setter.function.storedPart
      }
    case .routine, .method, .witness, .intrinsic, .operation, nil: return nil
    }
  }

  /// The same for the properties around the changed one, so that its setter is the only one to refer to them.
  func moveOutBases(of writebacks: inout [Writeback]) {
    for index in writebacks.indices.dropLast() { moveOut(&writebacks[index]) }
  }

  func moveOut(_ writeback: inout Writeback) {
    writeback.moved = moveOut(of: writeback.place, in: writeback.slot)
  }

  private func moveOut(
    of base: Place, in slot: Int, with operands: [Operand],
    _ find: @escaping @Sendable (Value, Arguments) throws(Trap) -> StoredPart?
  ) -> Int {
    let moved = makeSlot()
    let move = MutatingIntrinsic("storedPart.moveOut") { base, arguments throws(Trap) in
      guard let part = try find(base, arguments) else { return .void }
      return base.moveOut(part, distance: slot - moved)
    }
    mutate(base, move, operands)
    code.append(.store(slot: moved))
    movedSlots.insert(slot)
    return moved
  }
}
