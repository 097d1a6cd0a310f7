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

  /// Changes the number of a key, or that which stands in for it, where it is.
  @inline(never) func changeValue(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let (a, b, c, d) = (
      instruction.pointee.a, instruction.pointee.b, instruction.pointee.c, instruction.pointee.d
    )
    if case .uninitialized = registers[c] { throw uninitialized(c, instruction) }
    let intrinsic = code.pointee.mutatingIntrinsics[Int(b)]
    let storage = registers.place(a).storage
    let isDone = intrinsic._withUnsafeGuaranteedRef {
      guard let quick = $0.quickOfValue else { return false }
      return registers.place(a).dictionary?.pointee.change(
        registers[c], default: registers[d + 1], by: quick, registers.place(d)) ?? false
    }
    if isDone {
      fuel -= registers.place(a).cost(ofCopyingFrom: storage)
      let count = registers.place(a).dictionary?.pointee.count ?? 0
      try Limits.check(count: count, what: "dictionary")
    } else {
      if c != d + 2 { registers.set(d + 2, registers[c]) }
      _ = try intrinsic.takeUnretainedValue().apply(
        &registers[a], registers.arguments(from: d, count: 3))
      fuel -= try Workload.current.settle()
      try Limits.check(registers[a])
      registers.drop(d, count: 3)
    }
    if c >= code.pointee.slotCount { registers.drop(c) }
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

extension [Value: Value] {
  /// False where that is no change of a number, or traps; then nothing has changed.
  @inline(__always) fileprivate mutating func change(
    _ key: Value, default standIn: Value, by quick: QuickChange,
    _ argument: UnsafeMutablePointer<Value>
  ) -> Bool {
    let before = count
    let isDone = withUnsafeMutablePointer(to: &self[key, default: standIn]) { place in
      guard let result = quick.result(of: place, argument) else { return false }
      place.initialize(to: result)
      return true
    }
    if !isDone, count > before { removeValue(forKey: key) }
    return isDone
  }
}
