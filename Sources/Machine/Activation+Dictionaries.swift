/// A place in a dictionary, valid until the dictionary changes.
struct Found {
  /// Index of the dictionary in the fiber's stack.
  let place: Int
  let index: Dictionary<Value, Value>.Index
}

// Values of keys, found and set where the dictionary stands.
extension Activation {
  /// The dictionary `a`, for a key `b` that has a value.
  @inline(__always) private func dictionary(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> UnsafeMutablePointer<[Value: Value]> {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    guard let dictionary = registers.place(a).dictionary else {
      throw wrong(instruction, registers, "a dictionary")
    }
    if case .uninitialized = registers[b] { throw uninitialized(b, instruction) }
    return dictionary
  }

  /// Looks a key up; operands of its own are released.
  @inline(never) func lookUp(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value? {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    let value = try dictionary(instruction, registers).pointee[registers[b]]
    if b >= code.pointee.slotCount { registers.drop(b) }
    if a >= code.pointee.slotCount { registers.drop(a) }
    return value
  }

  /// Looks up a key whose value is set next, and notes where it is.
  @inline(never) mutating func lookUpToSet(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value? {
    let dictionary = try dictionary(instruction, registers)
    guard let index = dictionary.pointee.index(forKey: registers[instruction.pointee.b]) else {
      found = nil
      return nil
    }
    found = Found(place: base + Int(instruction.pointee.a), index: index)
    return dictionary.pointee[index].value
  }

  /// Sets the value of the key that was looked up in this dictionary, if it was found.
  @inline(never) func setFound(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) -> Bool {
    let a = instruction.pointee.a
    guard let found, found.place == base + Int(a), let dictionary = registers.place(a).dictionary
    else { return false }
    let storage = registers.place(a).storage
    dictionary.pointee.values[found.index] = registers.take(instruction.pointee.c)
    fuel -= registers.place(a).cost(ofCopyingFrom: storage)
    return true
  }

  /// A key of its own is released.
  @inline(never) func setValue(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    let dictionary = try dictionary(instruction, registers)
    let storage = registers.place(a).storage
    dictionary.pointee[registers[b]] = registers.take(instruction.pointee.c)
    fuel -= registers.place(a).cost(ofCopyingFrom: storage)
    try Limits.check(count: dictionary.pointee.count, what: "dictionary")
    if b >= code.pointee.slotCount { registers.drop(b) }
  }
}
