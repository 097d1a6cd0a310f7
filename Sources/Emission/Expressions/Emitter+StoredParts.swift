import CheckedTree
import Machine

/// Stored properties that are changed through an accessor: a method of a class, a requirement or a key path.
extension Emitter {
  /// Leaves the value that the place's getter returned as the only one, if the property is stored. An access in Swift
  /// changes it in place, too.
  func moveOut(of place: Place) {
    guard case .computed(let accessors, let types, let base?, let arguments) = place.root,
      place.projections.isEmpty
    else { return }
    switch accessors.setter {
    case .method(let method) where accessors.isStored:
      moveOut(of: base, with: []) { base, _ throws(Trap) in
        guard case .object(let object) = base, let setter = object.descriptor.method(method)
        else { return nil }
        return setter.isOfStorage ? setter.storedPart : nil
      }
    case .witness(let requirement, _) where accessors.isStored:
      guard let selfType = types.selfType else { return }
      moveOut(of: base, with: [selfType]) { base, arguments throws(Trap) in
        requirement.storedPart(of: try arguments.type(0), in: base)
      }
    case .routine where accessors.appliesKeyPath:
      guard let path = arguments.first else { return }
      moveOut(of: base, with: [path]) { _, arguments throws(Trap) in
        guard case .native(let native) = try arguments.value(0),
          let path = native as? KeyPathValue, let setter = path.setter, setter.captures.isEmpty
        else { return nil }
        return setter.function.storedPart
      }
    case .routine, .method, .witness, .intrinsic, .operation, nil: return
    }
  }

  /// The same for the properties around the changed one, so that its setter is the only one to refer to them.
  func moveOutBases(of writebacks: [Writeback]) {
    for base in writebacks.dropLast() { moveOut(of: base.place) }
  }

  private func moveOut(
    of base: Place, with operands: [Operand],
    _ find: @escaping @Sendable (Value, Arguments) throws(Trap) -> StoredPart?
  ) {
    let move = MutatingIntrinsic("storedPart.moveOut") { base, arguments throws(Trap) in
      if let part = try find(base, arguments) { base.moveOut(part) }
      return .void
    }
    mutate(base, move, operands)
    code.append(.pop)
  }
}
