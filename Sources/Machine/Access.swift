/// A modification of a variable or of an object's property that lasts as long as a call.
///
/// During the call, another access to the same place traps, as in compiled Swift, if the same fiber
/// makes it or a fiber that this one waits for. Accesses by other fibers are races, which aren't
/// detected.
package struct Access: Sendable {
  /// A cell or an object, which its fiber retains.
  let owner: ObjectIdentifier
  /// The field of an object; negative for a cell.
  let field: Int32
  /// The function that began the access, and the index in its stack code.
  let function: Function
  let source: Int

  /// The name of the variable or field.
  var name: String {
    switch function.code[source] {
    case .beginFieldAccess(_, let name), .beginAccess(let name): name
    default: "variable"
    }
  }

  var position: Position? { function.positions[source] }
}

extension Activation {
  @inline(never) mutating func beginAccess(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    let owner: ObjectIdentifier
    var field: Int32 = -1
    let place = registers.place(instruction.pointee.a)
    if let object = place.object {
      owner = object._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
      field = instruction.pointee.b
    } else if let cell = place.cell {
      owner = cell._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
    } else {
      throw Trap(unexpected: place.pointee, wanted: "a variable or an object")
    }
    if !accesses.isEmpty { try checkAccess(to: field, of: owner) }
    accesses.append(
      Access(
        owner: owner, field: field, function: function, source: source(of: instruction)))
  }

  mutating func endAccess() {
    accesses.removeLast()
  }

  /// Called if there are any accesses.
  @inline(never) mutating func checkAccess(to cell: Cell) throws(Trap) {
    try checkAccess(to: -1, of: ObjectIdentifier(cell))
  }

  @inline(never) mutating func checkAccess(
    to field: Int32, of object: Unmanaged<Object>
  ) throws(Trap) {
    try checkAccess(to: field, of: object._withUnsafeGuaranteedRef { ObjectIdentifier($0) })
  }

  @inline(never) mutating func checkAccess(
    toPlaceOf instruction: UnsafePointer<RegisterInstruction>, _ place: Value
  ) throws(Trap) {
    switch place {
    case .object(let object):
      try checkAccess(to: instruction.pointee.d, of: ObjectIdentifier(object))
    case .cell(let cell) where instruction.pointee.d != 0: try checkAccess(to: cell)
    default: break
    }
  }

  private mutating func checkAccess(to field: Int32, of owner: ObjectIdentifier) throws(Trap) {
    for access in accesses where access.owner == owner && access.field == field {
      throw Trap(.overlappingAccess(name: access.name, since: access.position))
    }
  }
}
