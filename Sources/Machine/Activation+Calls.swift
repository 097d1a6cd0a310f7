extension Activation {
  /// Turns captures and arguments, which begin at `start`, into the registers of a new frame.
  ///
  /// - Parameter result: the caller's register that waits for the result.
  mutating func enter(
    _ callee: Function, from start: Int, captures: Int, argumentCount: Int, result: Int32?
  ) throws(Trap) {
    guard let entered = callee.registerCode,
      Int(entered.pointee.argumentCount) == captures + argumentCount,
      Int(entered.pointee.captureCount) == captures
    else { throw Trap(calling: callee, captures: captures, argumentCount: argumentCount) }
    guard frames.count < depthLimit else { throw Trap(.stackOverflow(depth: depthLimit)) }
    // Changing places with the callee, the caller isn't counted once more.
    var caller = callee
    swap(&caller, &function)
    frames.append(
      Frame(
        function: caller, code: code, pc: pc, base: base, handlingBase: handlingBase,
        result: result, activation: activation))
    activation = 0
    code = entered
    pc = 0
    base = start
    handlingBase = handlings.count
    stack.reserve(start + Int(entered.pointee.frameSize))
    stack.registers(at: start).clear(
      from: entered.pointee.argumentCount, to: entered.pointee.slotCount)
  }

  /// Calls the closure at `index`; its arguments begin above `start`, where the result is not yet.
  mutating func callClosure(
    at index: Int, over start: Int, argumentCount: Int, result: Int32
  ) throws(Trap) {
    guard case .closure(let closure) = stack[index] else {
      throw Trap(unexpected: stack[index], wanted: "a function")
    }
    if index == start { stack[start] = .uninitialized }
    let captures = closure.captures
    var first = start
    switch captures.count {
    case 0: first = start + 1
    case 1: stack[start] = captures[0]
    default:
      stack.reserve(start + captures.count + argumentCount)
      for offset in (0..<argumentCount).reversed() {
        stack[start + captures.count + offset] = exchange(
          at: start + 1 + offset, with: .uninitialized)
      }
      for (offset, capture) in captures.enumerated() { stack[start + offset] = capture }
    }
    try enter(
      closure.function, from: first, captures: captures.count, argumentCount: argumentCount,
      result: result)
  }

  mutating func restore(_ frame: consuming Frame) {
    function = frame.function
    code = frame.code
    pc = frame.pc
    base = frame.base
    handlingBase = frame.handlingBase
    activation = frame.activation
  }
}

extension Trap {
  /// What is wrong with a call, which only a mistake in lowering can cause.
  init(calling callee: Function, captures: Int, argumentCount: Int) {
    self.init(
      .custom(
        """
        `\(callee.name)` takes \(callee.captureCount) captures and \(callee.parameterCount) \
        arguments, was called with \(captures) and \(argumentCount)
        """
      )
    )
  }
}
