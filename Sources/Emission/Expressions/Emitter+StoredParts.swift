import CheckedTree
import Machine

extension Place {
  fileprivate var accessors: Accessors? {
    if case .computed(let accessors, _, _, _) = root { accessors } else { nil }
  }
}

/// Stored properties that are changed through an accessor: a method of a class, a requirement or a key path.
///
/// Their getters return the value, and their setters assign the changed one. Swift changes the value in place, so
/// meanwhile nothing else may refer to it.
extension Emitter {
  /// Finds the stored property in the base, from the operands.
  private typealias Finder = @Sendable (_ base: Value, Arguments) throws(Trap) -> StoredPart?

  /// Puts the values of the slots, which contain the cells of `inout` arguments, in the places from which they were
  /// read. As with other places, the cell has the value when the call doesn't return, and other tasks find it there.
  func lend(_ writebacks: [Writeback]) {
    for writeback in writebacks.reversed() {
      guard let (base, operands, find) = storedProperty(of: writeback.place) else { continue }
      let last = operands.count
      let accessors = writeback.place.accessors
      let name = accessors?.property ?? accessors?.name ?? ""
      let lend = MutatingIntrinsic("storedPart.lend", continuesAccess: true) {
        base, arguments throws(Trap) in
        if let part = try find(base, arguments) {
          if base.isLent(part) { throw Trap(.overlappingAccess(name: name, since: nil)) }
          base.put(.lent(try arguments.value(last)), in: part)
        }
        return .void
      }
      mutate(base, lend, operands + [.slot(writeback.slot)])
      code.append(.pop)
    }
  }

  /// Moves the values around a changed property out of their places, so that its setter is the only one to refer to
  /// them. No code of the program runs before they are assigned again.
  func moveOutBases(of writebacks: inout [Writeback]) {
    for index in writebacks.indices.dropLast() { moveOut(&writebacks[index]) }
  }

  private func moveOut(_ writeback: inout Writeback) {
    guard let (base, operands, find) = storedProperty(of: writeback.place) else { return }
    let (slot, moved) = (writeback.slot, makeSlot())
    let move = MutatingIntrinsic("storedPart.moveOut") { base, arguments throws(Trap) in
      guard let part = try find(base, arguments) else { return .void }
      return base.moveOut(part, distance: slot - moved)
    }
    mutate(base, move, operands)
    code.append(.store(slot: moved))
    writeback.moved = moved
  }

  /// Returns whether the place may be a stored property that is read and assigned through an accessor.
  func isStoredProperty(_ place: Place) -> Bool { storedProperty(of: place) != nil }

  private func storedProperty(
    of place: Place
  ) -> (base: Place, operands: [Operand], find: Finder)? {
    guard case .computed(let accessors, let types, let base?, let arguments) = place.root,
      place.projections.isEmpty
    else { return nil }
    switch accessors.setter {
    case .method(let method) where accessors.isStored:
      return (
        base, [],
        { base, _ throws(Trap) in
          guard case .object(let object) = base, let setter = object.descriptor.method(method)
          else { return nil }
          return setter.isOfStorage ? setter.storedPart : nil
        }
      )
    case .witness(let requirement, _) where accessors.isStored:
      guard let selfType = types.selfType else { return nil }
      return (
        base, [selfType],
        { base, arguments throws(Trap) in
          requirement.storedPart(of: try arguments.type(0), in: base)
        }
      )
    case .routine where accessors.appliesKeyPath:
      guard let path = arguments.first else { return nil }
      return (
        base, [path],
        { _, arguments throws(Trap) in
          guard case .native(let native) = try arguments.value(0),
            let path = native as? KeyPathValue, let setter = path.setter, setter.captures.isEmpty
          else { return nil }
          return setter.function.storedPart
        }
      )
    case .routine, .method, .witness, .intrinsic, .operation, nil: return nil
    }
  }
}
