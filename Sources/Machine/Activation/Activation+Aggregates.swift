extension Activation {
  mutating func executeMaking(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .makeTuple(let labels):
      let elements = popLast(labels.count)
      push(.tuple(Tuple(labels: labels, elements: elements)))
    case .makeArray(let count):
      let elements = popLast(count)
      push(.array(elements))
    case .makeDictionary(let count):
      push(try dictionary(popLast(2 * count)))
    case .makeSet(let count):
      let elements = popLast(count)
      push(.set(Set(elements)))
    default:
      preconditionFailure("run passes each instruction to its group")
    }
  }

  mutating func executeSetting(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .setTupleElement(let index):
      try setTupleElement(index)
    case .setField(let index):
      try setField(index)
    default:
      preconditionFailure("run passes each instruction to its group")
    }
  }

  mutating func executeType(_ instruction: Instruction) throws(Trap) {
    let value = pop()
    switch instruction {
    case .isType(let type):
      push(.bool(value.matches(type)))
    case .castIfPossible(let type):
      push(value.cast(to: type).map(Value.some) ?? .none)
    case .castOrTrap(let type):
      guard let result = value.cast(to: type) else {
        throw Trap(.failedCast(from: value.runtimeType.description, to: type.description))
      }
      push(result)
    default:
      preconditionFailure("run passes each instruction to its group")
    }
  }

  // MARK: Parts

  mutating func popLast(_ count: Int) -> Values {
    defer { top -= count }
    return Values(count: count) { places in
      for offset in 0..<count {
        (places + offset).initialize(to: exchange(at: top - count + offset, with: .uninitialized))
      }
    }
  }

  /// Changes the structure in place, without a second reference to its fields.
  private mutating func setField(_ index: Int) throws(Trap) {
    let value = pop()
    switch pop() {
    case .structure(var structure):
      structure.fields[index] = value
      push(.structure(structure))
    case let other:
      throw Trap(unexpected: other, wanted: "a structure")
    }
  }

  private mutating func setTupleElement(_ index: Int) throws(Trap) {
    let value = pop()
    switch pop() {
    case .tuple(var tuple):
      tuple.elements[index] = value
      push(.tuple(tuple))
    case let other:
      throw Trap(unexpected: other, wanted: "a tuple")
    }
  }

  private func dictionary(_ flat: Values) throws(Trap) -> Value {
    var dictionary = [Value: Value](minimumCapacity: flat.count / 2)
    for index in stride(from: 0, to: flat.count, by: 2) {
      guard dictionary.updateValue(flat[index + 1], forKey: flat[index]) == nil else {
        throw Trap(.duplicateKeys(flat[index].pureDescription(debug: true) ?? "…"))
      }
    }
    return .dictionary(dictionary)
  }

  func object(_ value: Value) throws(Trap) -> Object {
    guard case .object(let object) = value else {
      throw Trap(unexpected: value, wanted: "an object")
    }
    return object
  }
}
