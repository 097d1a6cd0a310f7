/// The position of a key in a dictionary, valid until the dictionary changes.
struct Found {
  /// The dictionary's index in the fiber's stack.
  let place: Int
  let index: Dictionary<Value, Value>.Index
}

// Lookups and changes of dictionary values in place.
extension Activation {
  /// Returns the dictionary `a`, if the key `b` has a value.
  @inline(__always) private mutating func dictionary(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> UnsafeMutablePointer<Pairs> {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    guard let dictionary = registers.place(a).dictionary else {
      throw wrong(instruction, registers, "a dictionary")
    }
    if case .uninitialized = registers[b] { throw uninitialized(b, instruction) }
    return dictionary
  }

  /// Looks a key up. Releases operands that aren't variables.
  @inline(never) mutating func lookUp(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value? {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    let value = try dictionary(instruction, registers).pointee.table[registers[b]]
    if b >= code.pointee.slotCount { registers.drop(b) }
    if a >= code.pointee.slotCount { registers.drop(a) }
    return value
  }

  /// Looks up a key whose value is set next, and stores its position.
  @inline(never) mutating func lookUpToSet(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value? {
    let dictionary = try dictionary(instruction, registers)
    guard let index = dictionary.pointee.table.index(forKey: registers[instruction.pointee.b])
    else {
      found = nil
      return nil
    }
    found = Found(place: base + Int(instruction.pointee.a), index: index)
    return dictionary.pointee.table[index].value
  }

  /// Sets the value of the key that was looked up in this dictionary, if it was found.
  @inline(never) mutating func setFound(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) -> Bool {
    let a = instruction.pointee.a
    guard let found, found.place == base + Int(a), let dictionary = registers.place(a).dictionary
    else { return false }
    let storage = registers.place(a).storage
    dictionary.pointee.place.pointee.values[found.index] = registers.take(instruction.pointee.c)
    fuel -= registers.place(a).cost(ofCopyingFrom: storage)
    return true
  }

  /// Changes the number of a key, or its default value, in place.
  @inline(never) mutating func changeValue(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let (a, b, c, d) = (
      instruction.pointee.a, instruction.pointee.b, instruction.pointee.c, instruction.pointee.d
    )
    if case .uninitialized = registers[c] { throw uninitialized(c, instruction) }
    let isByConstant = instruction.pointee.opcode == .changeValueByConstant
    let number =
      isByConstant
      ? UnsafeMutablePointer(mutating: code.pointee.constants + Int(d)) : registers.place(d)
    let intrinsic = code.pointee.mutatingIntrinsics[Int(b)]
    let storage = registers.place(a).storage
    let quick = intrinsic._withUnsafeGuaranteedRef { $0.quickOfValue }
    if let quick, let dictionary = registers.place(a).dictionary,
      dictionary.pointee.place.pointee.change(registers.place(c), by: quick, number)
    {
      fuel -= registers.place(a).cost(ofCopyingFrom: storage)
      try Limits.check(count: dictionary.pointee.count, what: "dictionary")
    } else if isByConstant {
      _ = try Arguments.with([number[0], number[1], registers[c]]) { arguments throws(Trap) in
        try intrinsic.takeUnretainedValue().apply(&registers[a], arguments)
      }
      fuel -= try Workload.current.settle()
      try Limits.check(registers[a])
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

  /// Sets the value of a key. Releases the key if it isn't a variable.
  @inline(never) mutating func setValue(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    let dictionary = try dictionary(instruction, registers)
    let storage = registers.place(a).storage
    dictionary.pointee.place.pointee[registers[b]] = registers.take(instruction.pointee.c)
    fuel -= registers.place(a).cost(ofCopyingFrom: storage)
    try Limits.check(count: dictionary.pointee.count, what: "dictionary")
    if b >= code.pointee.slotCount { registers.drop(b) }
  }
}

extension [Value: Value] {
  /// Returns false, without a change, if the change isn't numeric or would trap.
  ///
  /// - Parameter number: The number that changes the value, followed by the default value.
  @inline(__always) fileprivate mutating func change(
    _ key: UnsafeMutablePointer<Value>, by quick: QuickChange, _ number: UnsafeMutablePointer<Value>
  ) -> Bool {
    // Faster than a subscript with a default, which copies its arguments.
    guard let index = index(forKey: key.pointee) else {
      guard let result = quick.result(of: number + 1, number) else { return false }
      self[key.pointee] = result
      return true
    }
    return withUnsafeMutablePointer(to: &values[index]) { place in
      guard let result = quick.result(of: place, number) else { return false }
      place.initialize(to: result)
      return true
    }
  }
}
