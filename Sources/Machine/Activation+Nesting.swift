extension Activation {
  /// Registers of the function being executed that are looked at, at either end.
  private static let seenRegisters: Int32 = 24

  /// Traps where the program is nesting values further than the runtime could free.
  ///
  /// To be asked between two instructions every now and then: a value that is being nested is on the
  /// stack for a good part of the time.
  func checkNesting() throws(Trap) {
    let (registers, count) = (stack.registers(at: base), code.pointee.frameSize)
    for index in 0..<count
    where index < Self.seenRegisters || index >= count - Self.seenRegisters {
      let value = registers[index]
      guard value.mayBeNested, value.isNestedTooDeeply() else { continue }
      throw Trap(.nestedTooDeeply(limit: Limits.depth), position: nearestPosition)
    }
  }
}
