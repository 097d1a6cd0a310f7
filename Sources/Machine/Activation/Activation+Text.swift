// Concatenation and appending of strings in place.
extension Activation {
  /// Appends a string. Releases the text if it isn't a variable.
  @inline(never) mutating func appendText(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let (a, c) = (instruction.pointee.a, instruction.pointee.c)
    if let text = registers.place(a).string, let other = registers.place(c).string {
      let count = other.pointee.utf8.count
      if count >= Limits.elementsPerFuel { fuel -= count / Limits.elementsPerFuel }
      try Limits.check(bytes: text.pointee.utf8.count + count)
      let storage = registers.place(a).storage
      text.pointee += other.pointee
      fuel -= registers.place(a).cost(ofCopyingFrom: storage)
    } else {
      if case .uninitialized = registers[c] { throw uninitialized(c, instruction) }
      let intrinsic = code.pointee.mutatingIntrinsics[Int(instruction.pointee.b)]
      _ = try intrinsic.takeUnretainedValue().apply(
        &registers[a], registers.arguments(from: c, count: 1))
      try Limits.check(registers[a])
    }
    if c >= code.pointee.slotCount { registers.drop(c) }
  }

  /// Joins the pieces. If a piece's description runs the program's code, requests it, and executes
  /// the instruction again.
  @inline(never) mutating func interpolate(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) -> Step? {
    let (a, count) = (instruction.pointee.a, instruction.pointee.c)
    var text = ""
    if let joined = registers.joined(from: a, count: count) {
      text = joined
    } else {
      for register in a..<a + count {
        if let piece = registers.place(register).string {
          text += piece.pointee
        } else if let piece = registers[register].pureDescription(debug: false) {
          text += piece
        } else {
          top = base + Int(a + count)
          return ask(
            for: .describe, [registers[register]], then: .awaitingDescription(base + Int(register)))
        }
      }
    }
    let value = Value.string(text)
    try charge(for: value, fuel: &fuel)
    registers.drop(a, count: count)
    registers.set(instruction.pointee.d, value)
    return nil
  }
}

extension Registers {
  /// Returns strings and integers as one string, which is made once with its final size. A result
  /// of up to fifteen bytes allocates nothing. Returns nil if there are other values.
  fileprivate func joined(from start: Int32, count: Int32) -> String? {
    var size = 0
    for register in start..<start + count {
      if let piece = place(register).string {
        size += piece.pointee.utf8.count
      } else if case .int(let int) = self[register] {
        size += int.digitCount
      } else {
        return nil
      }
    }
    return String(unsafeUninitializedCapacity: size) { bytes in
      var rest = bytes[...]
      for register in start..<start + count {
        if let piece = place(register).string {
          rest = rest.dropFirst(piece.pointee.write(into: .init(rebasing: rest)))
        } else if case .int(let int) = self[register] {
          rest = rest.dropFirst(int.writeDigits(into: .init(rebasing: rest)))
        }
      }
      return size - rest.count
    }
  }
}

extension String {
  /// Writes its UTF-8, and returns the number of bytes.
  @inline(__always) fileprivate func write(into bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let written = utf8.withContiguousStorageIfAvailable { source in
      UnsafeMutableRawBufferPointer(bytes).copyMemory(from: UnsafeRawBufferPointer(source))
      return source.count
    }
    return written ?? bytes.update(fromContentsOf: utf8)
  }
}

extension Int {
  /// The number of digits and signs in its description.
  fileprivate var digitCount: Int {
    var count = self < 0 ? 2 : 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// Writes the same text as `description`, without generic code.
  fileprivate func writeDigits(into bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let count = digitCount
    var rest = magnitude
    var index = count
    repeat {
      index -= 1
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    if self < 0 { bytes[0] = UInt8(ascii: "-") }
    return count
  }
}
