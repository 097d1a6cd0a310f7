extension Activation {
  mutating func executeFlow(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .jump(let target):
      pc = target
    case .jumpIfFalse(let target):
      if try !bool(stack.removeLast()) { pc = target }
    case .jumpIfTrue(let target):
      if try bool(stack.removeLast()) { pc = target }
    case .jumpIfNone(let target):
      if let value = try wrapped(stack.removeLast()) { stack.append(value) } else { pc = target }
    case .nextElement(let array, let index, let target):
      if let element = try nextElement(array: base + array, index: base + index) {
        stack.append(element)
      } else {
        pc = target
      }
    case .nextInteger(let counter, let upper, let includesUpper, let target):
      if let integer = nextInteger(base + counter, upper: base + upper, includesUpper) {
        stack.append(.int(integer))
      } else {
        pc = target
      }
    case .beginHandling(let target):
      handlings.append(Handling(depth: frames.count, height: stack.count, target: target))
    case .endHandling:
      handlings.removeLast()
    case .trap(let reason):
      throw Trap(reason)
    default:
      preconditionFailure("run hands each instruction to its group")
    }
  }

  /// Instructions that may end the slice.
  mutating func executeLeaving(
    _ instruction: Instruction, fuel: inout Int
  ) throws(Trap) -> Step? {
    switch instruction {
    case .return:
      return leaveFrame(returning: stack.removeLast())
    case .throw:
      return unwind(throwing: stack.removeLast())
    case .perform(let operation, let count):
      let arguments = popLast(count)
      return ask(for: operation, arguments)
    case .loadStatic(let storage):
      let value = storage.cell.value
      if case .uninitialized = value { return ask(for: .initializeStatic, [.native(storage)]) }
      stack.append(value)
      return nil
    case .storeStatic(let storage):
      if storage.isInitialized {
        storage.cell.value = stack.removeLast()
        return nil
      }
      return ask(for: .initializeStatic, [.native(storage)], then: .awaitingStore(storage))
    case .interpolate(let count):
      return try interpolate(count, fuel: &fuel)
    default:
      preconditionFailure("run hands each instruction to its group")
    }
  }

  /// Goes on at the nearest handling entry, or ends the fiber.
  mutating func unwind(throwing error: Value) -> Step? {
    // Code that only lets an error go on, as after `defer`, throws it again without a position.
    if let position { thrownAt = position }
    guard let handling = handlings.popLast() else {
      mode = .finished
      return .threw(error, thrownAt)
    }
    if handling.depth < frames.count {
      restore(frames[handling.depth])
      frames.removeLast(frames.count - handling.depth)
    }
    dropStack(downTo: handling.height)
    stack.append(error)
    pc = handling.target
    return nil
  }

  // MARK: Parts

  private mutating func ask(
    for operation: Operation, _ arguments: [Value], then mode: Mode = .awaitingResult
  ) -> Step {
    self.mode = mode
    let request = Request(operation: operation, arguments: arguments, position: nearestPosition)
    return .wants(request)
  }

  /// Joins the pieces, or asks for the description of the first one that runs code of the program.
  private mutating func interpolate(_ count: Int, fuel: inout Int) throws(Trap) -> Step? {
    var text = ""
    for index in (stack.count - count)..<stack.count {
      guard let piece = stack[index].pureDescription(debug: false) else {
        return ask(for: .describe, [stack[index]], then: .awaitingDescription(index))
      }
      text += piece
    }
    stack.removeLast(count)
    let value = Value.string(text)
    try charge(for: value, fuel: &fuel)
    stack.append(value)
    return nil
  }

  private mutating func nextElement(array: Int, index: Int) throws(Trap) -> Value? {
    guard case .array(let elements) = stack[array], case .int(let next) = stack[index] else {
      throw Trap(unexpected: stack[array], wanted: "an array and an index")
    }
    guard next < elements.count else { return nil }
    stack[index] = .int(next + 1)
    return elements[next]
  }

  private mutating func nextInteger(_ counter: Int, upper: Int, _ includesUpper: Bool) -> Int? {
    guard case .int(let next) = stack[counter], case .int(let last) = stack[upper],
      includesUpper ? next <= last : next < last
    else { return nil }
    // After the largest integer there is none to count to.
    let (following, overflows) = next.addingReportingOverflow(1)
    stack[counter] = overflows ? .none : .int(following)
    return next
  }

  private func bool(_ value: Value) throws(Trap) -> Bool {
    guard case .bool(let bool) = value else { throw Trap(unexpected: value, wanted: "a Boolean") }
    return bool
  }
}
