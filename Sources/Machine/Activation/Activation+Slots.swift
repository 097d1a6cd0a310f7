extension Activation {
  // MARK: Operands of general instructions

  mutating func push(_ value: consuming Value) {
    stack[top] = value
    top += 1
  }

  mutating func pop() -> Value {
    top -= 1
    return exchange(at: top, with: .uninitialized)
  }

  mutating func dropOperands(_ count: Int) {
    for index in top - count..<top { stack[index] = .uninitialized }
    top -= count
  }

  /// Moves a value out of the stack, so that the caller has the only reference.
  mutating func exchange(at index: Int, with replacement: consuming Value) -> Value {
    var value = replacement
    Swift.swap(&value, &stack[index])
    return value
  }

  // MARK: Instructions

  mutating func executeCell(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .makeWeak:
      push(.weak(try weakReference(to: pop())))
    case .loadWeak(let holder):
      let value = pop()
      let object = try weakReference(value).target
      switch holder {
      case .property(let name, let isOfStructure) where object == nil:
        noteLost(value, name, isOfStructure)
      case .variable(let name): if let object { noteFound(object, name) }
      case .property, nil: break
      }
      push(object.map { Value.some(.object($0)) } ?? Value.none)
    case .loadUnowned:
      let reference = try weakReference(pop())
      if let object = reference.target {
        push(reference.isOptional ? .some(.object(object)) : .object(object))
      } else if reference.isOptional, !reference.hasLostTarget {
        push(.none)
      } else {
        throw Trap(.releasedReference)
      }
    default:
      preconditionFailure("run passes each instruction to its group")
    }
  }

  /// Tells the driver that a weak property is nil, because its object was released.
  private mutating func noteLost(_ value: Value, _ property: String, _ isOfStructure: Bool) {
    guard let owner, case .weak(let reference) = value, reference.hasLostTarget else { return }
    owner.noteLost(
      property, isOfStructure: isOfStructure,
      by: calls(innermost: 8) { owner.makeActivation() })
  }

  /// Tells the driver that a weak variable has an object, whose end the program would notice.
  private mutating func noteFound(_ object: Object, _ variable: String) {
    guard let owner, object.deinitializer != nil, owner.notesFound(object) else { return }
    let held = (0..<stack.capacity).map { stack[$0] }.filter { !$0.isPlain }
    owner.noteFound(
      object, in: variable, beside: held, by: calls(innermost: 8) { owner.makeActivation() })
  }

  // MARK: Parts

  mutating func initialized(_ value: Value, name: String) throws(Trap) -> Value {
    if case .uninitialized = value { throw Trap(.usedBeforeInitialization(name: name)) }
    return value
  }

  mutating func cell(_ value: Value) throws(Trap) -> Cell {
    guard case .cell(let cell) = value else { throw Trap(unexpected: value, wanted: "a cell") }
    return cell
  }

  private func weakReference(to value: Value) throws(Trap) -> WeakReference {
    switch value {
    case .object(let object): return WeakReference(object)
    case .some(.object(let object)): return WeakReference(object, isOptional: true)
    case .none: return WeakReference(nil, isOptional: true)
    default: throw Trap(unexpected: value, wanted: "an object")
    }
  }

  private func weakReference(_ value: Value) throws(Trap) -> WeakReference {
    guard case .weak(let reference) = value else {
      throw Trap(unexpected: value, wanted: "a weak reference")
    }
    return reference
  }
}

extension Trap {
  /// Inconsistent lowered code. It traps, so that our own defects end only a run.
  init(unexpected value: Value, wanted: String) {
    self.init(.custom("the machine wanted \(wanted), found \(value.runtimeType.description)"))
  }
}
