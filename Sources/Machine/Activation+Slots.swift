extension Activation {
  mutating func executeSlot(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .push(let value):
      stack.append(value)
    case .pop:
      stack.removeLast()
    case .duplicate:
      stack.append(stack[stack.count - 1])
    case .swap:
      stack.swapAt(stack.count - 1, stack.count - 2)
    case .load(let slot, let name):
      stack.append(try initialized(stack[base + slot], name: name))
    case .take(let slot):
      stack.append(exchange(at: base + slot, with: .uninitialized))
    case .store(let slot):
      stack[base + slot] = stack.removeLast()
    default:
      preconditionFailure("run hands each instruction to its group")
    }
  }

  mutating func executeCell(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .box(let slot):
      let value = exchange(at: base + slot, with: .uninitialized)
      stack[base + slot] = .cell(Cell(value))
    case .loadCell(let slot, let name):
      stack.append(try initialized(try cell(stack[base + slot]).value, name: name))
    case .storeCell(let slot):
      try cell(stack[base + slot]).value = stack.removeLast()
    case .loadReference(let slot):
      stack.append(stack[base + slot])
    case .loadGlobal(let cell, let name):
      stack.append(try initialized(cell.value, name: name))
    case .storeGlobal(let cell):
      cell.value = stack.removeLast()
    case .makeCell:
      stack.append(.cell(Cell(stack.removeLast())))
    case .openCell:
      let cell = try cell(stack.removeLast())
      stack.append(try initialized(cell.value, name: "inout"))
    case .makeWeak:
      stack.append(.weak(try weakReference(to: stack.removeLast())))
    case .loadWeak:
      let object = try target(stack.removeLast())
      stack.append(object.map { Value.some(.object($0)) } ?? Value.none)
    case .loadUnowned:
      guard let object = try target(stack.removeLast()) else { throw Trap(.releasedReference) }
      stack.append(.object(object))
    default:
      preconditionFailure("run hands each instruction to its group")
    }
  }

  // MARK: Parts

  /// Moves a value out of the stack, so that the caller holds the only reference.
  mutating func exchange(at index: Int, with replacement: Value) -> Value {
    var value = replacement
    Swift.swap(&value, &stack[index])
    return value
  }

  func initialized(_ value: Value, name: String) throws(Trap) -> Value {
    if case .uninitialized = value { throw Trap(.usedBeforeInitialization(name: name)) }
    return value
  }

  func cell(_ value: Value) throws(Trap) -> Cell {
    guard case .cell(let cell) = value else { throw Trap(unexpected: value, wanted: "a cell") }
    return cell
  }

  private func weakReference(to value: Value) throws(Trap) -> WeakReference {
    switch value {
    case .object(let object), .some(.object(let object)): return WeakReference(object)
    case .none: return WeakReference(nil)
    default: throw Trap(unexpected: value, wanted: "an object")
    }
  }

  private func target(_ value: Value) throws(Trap) -> Object? {
    guard case .weak(let reference) = value else {
      throw Trap(unexpected: value, wanted: "a weak reference")
    }
    return reference.target
  }
}

extension Trap {
  /// Lowered code that doesn't fit together; a trap, so that even our own mistakes end only a run.
  init(unexpected value: Value, wanted: String) {
    self.init(.custom("the machine wanted \(wanted), found \(value.runtimeType.description)"))
  }
}
