extension Activation {
  mutating func executeMaking(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .makeTuple(let labels):
      let elements = popLast(labels.count)
      stack.append(.tuple(Tuple(labels: labels, elements: elements)))
    case .makeArray(let count):
      let elements = popLast(count)
      stack.append(.array(elements))
    case .makeDictionary(let count):
      stack.append(try dictionary(popLast(2 * count)))
    case .makeSet(let count):
      let elements = popLast(count)
      stack.append(.set(Set(elements)))
    case .makeStructure(let instance, let count):
      let fields = popLast(count)
      stack.append(.structure(Structure(instance, fields: fields)))
    case .makeObject(let instance, let count):
      let fields = [Value](repeating: .uninitialized, count: count)
      stack.append(.object(Object(instance, fields: fields)))
    case .makeEnumeration(let instance, let index, let count):
      let payload = count == 0 ? [] : popLast(count)
      let value = Enumeration(instance, index: index, payload: payload)
      try Limits.check(depth: value.depth)
      stack.append(.enumeration(value))
    case .makeClosure(let function, let count):
      let captures = count == 0 ? [] : popLast(count)
      stack.append(.closure(Closure(function: function, captures: captures)))
    case .wrap:
      stack.append(.some(stack.removeLast()))
    default:
      preconditionFailure("run hands each instruction to its group")
    }
  }

  mutating func executeOpening(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .tupleElement(let index):
      let value = stack.removeLast()
      guard case .tuple(let tuple) = value else { throw Trap(unexpected: value, wanted: "a tuple") }
      stack.append(tuple.elements[index])
    case .setTupleElement(let index):
      try setTupleElement(index)
    case .field(let index, let name):
      let value = stack.removeLast()
      guard case .structure(let structure) = value else {
        throw Trap(unexpected: value, wanted: "a structure with `\(name)`")
      }
      stack.append(try initialized(structure.fields[index], name: name))
    case .setField(let index):
      try setField(index)
    case .objectField(let index, let name):
      let object = try object(stack.removeLast())
      stack.append(try initialized(object[index], name: name))
    case .setObjectField(let index):
      let value = stack.removeLast()
      try object(stack.removeLast())[index] = value
    case .payload(let index):
      stack.append(try enumeration(stack.removeLast()).payload[index])
    case .isCase(let index):
      stack.append(.bool(try enumeration(stack.removeLast()).index == index))
    case .isSome:
      stack.append(.bool(try wrapped(stack.removeLast()) != nil))
    case .unwrap:
      guard let value = try wrapped(stack.removeLast()) else { throw Trap(.forcedNil) }
      stack.append(value)
    default:
      preconditionFailure("run hands each instruction to its group")
    }
  }

  mutating func executeType(_ instruction: Instruction) throws(Trap) {
    let value = stack.removeLast()
    switch instruction {
    case .isType(let type):
      stack.append(.bool(value.matches(type)))
    case .castIfPossible(let type):
      stack.append(value.cast(to: type).map(Value.some) ?? .none)
    case .castOrTrap(let type):
      guard let result = value.cast(to: type) else {
        throw Trap(.failedCast(from: value.runtimeType.description, to: type.description))
      }
      stack.append(result)
    case .typeOf:
      stack.append(.type(value.runtimeType))
    default:
      preconditionFailure("run hands each instruction to its group")
    }
  }

  // MARK: Parts

  mutating func popLast(_ count: Int) -> [Value] {
    let values = Array(stack.suffix(count))
    stack.removeLast(count)
    return values
  }

  /// Changes the structure where it is, without a second reference to its fields.
  private mutating func setField(_ index: Int) throws(Trap) {
    let value = stack.removeLast()
    let top = stack.count - 1
    switch exchange(at: top, with: .void) {
    case .structure(var structure):
      structure.fields[index] = value
      stack[top] = .structure(structure)
    case let other:
      throw Trap(unexpected: other, wanted: "a structure")
    }
  }

  private mutating func setTupleElement(_ index: Int) throws(Trap) {
    let value = stack.removeLast()
    let top = stack.count - 1
    switch exchange(at: top, with: .void) {
    case .tuple(var tuple):
      tuple.elements[index] = value
      stack[top] = .tuple(tuple)
    case let other:
      throw Trap(unexpected: other, wanted: "a tuple")
    }
  }

  private func dictionary(_ flat: [Value]) throws(Trap) -> Value {
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

  private func enumeration(_ value: Value) throws(Trap) -> Enumeration {
    guard case .enumeration(let enumeration) = value else {
      throw Trap(unexpected: value, wanted: "an enumeration")
    }
    return enumeration
  }

  func wrapped(_ value: Value) throws(Trap) -> Value? {
    switch value {
    case .some(let wrapped): return wrapped
    case .none: return nil
    default: throw Trap(unexpected: value, wanted: "an optional")
    }
  }
}
