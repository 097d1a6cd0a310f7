extension Activation {
  /// Makes the captures and arguments, which begin at `start`, the registers of a new frame.
  /// Replaces them by the result if the callee is a leaf.
  ///
  /// - Parameters:
  ///   - isHeld: Whether nothing else retains the callee while it runs.
  ///   - result: The caller's register for the result.
  mutating func enter(
    _ callee: Unmanaged<Function>, isHeld: Bool = false, from start: Int, captures: Int,
    argumentCount: Int, result: Int32?
  ) throws(Trap) {
    guard let entered = callee._withUnsafeGuaranteedRef({ $0.registerCode }),
      Int(entered.pointee.argumentCount) == captures + argumentCount,
      Int(entered.pointee.captureCount) == captures
    else {
      throw Trap(
        calling: callee.takeUnretainedValue(), captures: captures, argumentCount: argumentCount)
    }
    guard frames.count < depthLimit else { throw Trap(.stackOverflow(depth: depthLimit)) }
    stack.reserve(start + Int(entered.pointee.frameSize))
    if entered.pointee.isLeaf, let result, runLeaf(entered, at: start, result: result) { return }
    frames.push(
      Frame(
        function: running, code: code, pc: pc, base: base, handlingBase: handlingBase,
        result: result, activation: activation))
    running = RunningFunction(callee, isHeld: isHeld)
    activation = 0
    code = entered
    pc = 0
    base = start
    handlingBase = handlings.count
    stack.registers(at: start).clear(
      from: entered.pointee.argumentCount, to: entered.pointee.slotCount)
  }

  /// Enters a function that takes values in place of cells.
  @inline(__always) mutating func enter(
    _ call: RegisterCode.HoldingCall, from start: Int, result: Int32
  ) throws(Trap) {
    guard frames.count < depthLimit else { throw Trap(.stackOverflow(depth: depthLimit)) }
    let entered = call.code
    stack.reserve(start + Int(entered.pointee.frameSize))
    frames.push(
      Frame(
        function: running, code: code, pc: pc, base: base, handlingBase: handlingBase,
        result: result, activation: activation))
    // The calling code retains the function.
    running = RunningFunction(call.function, isHeld: false)
    activation = 0
    code = entered
    pc = 0
    base = start
    handlingBase = handlings.count
    stack.registers(at: start).clear(
      from: entered.pointee.argumentCount, to: entered.pointee.slotCount)
  }

  /// Calls the closure at `index`. Its arguments begin above `start`, which later receives the
  /// result.
  mutating func callClosure(
    at index: Int, over start: Int, argumentCount: Int, result: Int32
  ) throws(Trap) {
    guard let called = stack.place(index).closure else {
      throw Trap(unexpected: stack[index], wanted: "a function")
    }
    if index == start {
      // The captures or arguments overwrite the register that retains the closure.
      let own = exchange(at: index, with: .uninitialized)
      try call(called, isHeld: true, over: start, argumentCount: argumentCount, result: result)
      if isNoted(called) { note(called) }
      _ = consume own
    } else {
      let isNoted = isNoted(called)
      try call(called, isHeld: false, over: start, argumentCount: argumentCount, result: result)
      if isNoted { note(called) }
    }
  }

  @inline(__always) private mutating func call(
    _ closure: Unmanaged<Closure>, isHeld: Bool, over start: Int, argumentCount: Int, result: Int32
  ) throws(Trap) {
    let captureCount = closure._withUnsafeGuaranteedRef { $0.captureCount }
    var first = start
    switch captureCount {
    case 0: first = start + 1
    case 1: stack[start] = closure._withUnsafeGuaranteedRef { $0.capture(0) }
    default:
      stack.reserve(start + captureCount + argumentCount)
      for offset in (0..<argumentCount).reversed() {
        stack[start + captureCount + offset] = exchange(
          at: start + 1 + offset, with: .uninitialized)
      }
      for offset in 0..<captureCount {
        stack[start + offset] = closure._withUnsafeGuaranteedRef { $0.capture(offset) }
      }
    }
    let callee = closure._withUnsafeGuaranteedRef { Unmanaged.passUnretained($0.function) }
    try enter(
      callee, isHeld: isHeld, from: first, captures: captureCount, argumentCount: argumentCount,
      result: result)
  }

  @inline(__always) mutating func restore(_ frame: Frame) {
    running.release()
    running = frame.function
    code = frame.code
    pc = frame.pc
    base = frame.base
    handlingBase = frame.handlingBase
    activation = frame.activation
  }
}

extension Trap {
  /// A call that doesn't match its callee, which only a defect in lowering can cause.
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
