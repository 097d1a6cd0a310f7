// A part of a value that is passed `inout` is moved to a cell, and its place contains the cell until
// the call returns. A trap ends the call without a return, but variables outlive a submission that
// trapped, so the values are put back then.

extension Activation {
  /// Puts the values back that active accesses have moved to cells or slots.
  mutating func putBackLentValues() {
    putBackMovedValues()
    for access in accesses.reversed() {
      // The fiber retains the owner, or a fiber that waits for it.
      guard let address = UnsafeRawPointer(bitPattern: UInt(bitPattern: access.owner)) else {
        continue
      }
      if access.field < 0 {
        let cell = Unmanaged<Cell>.fromOpaque(address).takeUnretainedValue()
        cell.value = cell.value.withoutCells()
      } else {
        let object = Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
        let field = Int(access.field)
        object[field] = object[field].withoutCells()
      }
    }
  }
}

extension Activation {
  /// Returns whether a call of this fiber is changing the value, or a part of it.
  @inline(never) func isLent(_ value: Value) -> Bool {
    let cells = Set(value.cellsInside().map { ObjectIdentifier($0) })
    return (0..<min(base + Int(code.pointee.frameSize), stack.capacity)).contains { slot in
      if case .cell(let cell) = stack[slot] {
        cells.contains(ObjectIdentifier(cell))
      } else {
        false
      }
    }
  }

  /// Puts the values of stored properties back that were moved to slots.
  private mutating func putBackMovedValues() {
    let slots = 0..<min(base + Int(code.pointee.frameSize), stack.capacity)
    var moved: [MovedValue] = []
    for slot in slots {
      guard case .native(let native) = stack[slot], let found = native as? MovedValue,
        slots.contains(slot + found.distance)
      else { continue }
      found.value.value = stack[slot + found.distance]
      moved.append(found)
    }
    if moved.isEmpty { return }
    for found in moved { found.value.value = found.value.value.withoutCells() }
    for found in moved { found.putBack() }
    for slot in slots {
      if case .cell(let cell) = stack[slot] { cell.value = cell.value.withoutCells() }
    }
  }
}

extension Value {
  /// The cells in place of the value and of its parts.
  fileprivate func cellsInside(depth: Int = 0) -> [Cell] {
    guard depth < 64 else { return [] }
    switch self {
    case .cell(let cell): return [cell] + cell.value.cellsInside(depth: depth + 1)
    case .some(let wrapped): return wrapped.cellsInside(depth: depth + 1)
    case .structure(let structure):
      return structure.fields.flatMap { $0.cellsInside(depth: depth + 1) }
    case .tuple(let tuple): return tuple.elements.flatMap { $0.cellsInside(depth: depth + 1) }
    default: return []
    }
  }

  /// The value with the content of cells in place of the cells.
  func withoutCells(depth: Int = 0) -> Value {
    // Deeper values are no part of an access path that a program spells out.
    guard depth < 64 else { return self }
    func part(_ value: Value) -> Value { value.withoutCells(depth: depth + 1) }
    switch self {
    case .cell(let cell): return part(cell.value)
    case .some(let wrapped): return .some(part(wrapped))
    case .structure(var structure):
      for index in structure.fields.indices {
        structure.fields[index] = part(structure.fields[index])
      }
      return .structure(structure)
    case .tuple(var tuple):
      for index in tuple.elements.indices { tuple.elements[index] = part(tuple.elements[index]) }
      return .tuple(tuple)
    case .array(let elements): return .array(Values(elements.map(part)))
    case .dictionary(let pairs): return .dictionary(Pairs(pairs.table.mapValues(part)))
    default: return self
    }
  }
}
