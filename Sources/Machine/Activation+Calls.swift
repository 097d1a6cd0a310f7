extension Activation {
  mutating func executeCall(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .call(let function, let count):
      let captures = function.captureCount
      try enter(function, captures: captures, argumentCount: count - captures)
    case .callClosure(let count):
      try callClosure(argumentCount: count)
    case .callMethod(let slot, let selfIndex, let count):
      try callMethod(slot, selfIndex: selfIndex, argumentCount: count)
    case .callWitness(let requirement, let count):
      try callWitness(requirement, argumentCount: count)
    default:
      preconditionFailure("run hands each instruction to its group")
    }
  }

  /// Back to the caller, or the end of the fiber.
  mutating func leaveFrame(returning value: Value) -> Step? {
    if handlings.count > handlingBase { handlings.removeLast(handlings.count - handlingBase) }
    dropStack(downTo: base)
    guard let caller = frames.popLast() else {
      if hasEndings {
        // What the frame held comes to its end first; then the return is executed again.
        stack.append(value)
        pc -= 1
        return nil
      }
      mode = .finished
      return .returned(value)
    }
    restore(caller)
    if !caller.isInterrupted { stack.append(value) }
    return nil
  }

  /// What was put there last goes first, which is seen where objects have a `deinit`.
  mutating func dropStack(downTo height: Int) {
    guard releases != nil else {
      stack.removeLast(stack.count - height)
      return
    }
    while stack.count > height { stack.removeLast() }
  }

  mutating func restore(_ frame: Frame) {
    function = frame.function
    code = frame.function.code
    pc = frame.pc
    base = frame.base
    handlingBase = frame.handlingBase
    activation = frame.activation
  }

  /// Makes room for the locals above captures and parameters.
  mutating func fillSlots() {
    let missing = function.slotCount - (stack.count - base)
    if missing > 0 { stack.append(contentsOf: repeatElement(.uninitialized, count: missing)) }
  }

  /// What is wrong with a call, which only a mistake in lowering can cause.
  func mismatch(_ closure: Closure, argumentCount: Int) -> Trap? {
    mismatch(closure.function, captures: closure.captures.count, argumentCount: argumentCount)
  }

  // MARK: Parts

  private func mismatch(_ callee: Function, captures: Int, argumentCount: Int) -> Trap? {
    if callee.captureCount == captures, callee.parameterCount == argumentCount, callee.isSealed {
      return nil
    }
    return Trap(
      .custom(
        """
        `\(callee.name)` takes \(callee.captureCount) captures and \(callee.parameterCount) \
        arguments, was called with \(captures) and \(argumentCount)
        """
      )
    )
  }

  /// Turns the topmost captures and arguments into the slots of a new frame.
  mutating func enter(
    _ callee: Function, captures: Int, argumentCount: Int
  ) throws(Trap) {
    if let trap = mismatch(callee, captures: captures, argumentCount: argumentCount) { throw trap }
    guard frames.count < depthLimit else { throw Trap(.stackOverflow(depth: depthLimit)) }
    frames.append(
      Frame(
        function: function, pc: pc, base: base, handlingBase: handlingBase,
        isInterrupted: false, activation: activation))
    activation = 0
    function = callee
    code = callee.code
    pc = 0
    base = stack.count - argumentCount - captures
    handlingBase = handlings.count
    fillSlots()
  }

  mutating func callClosure(argumentCount: Int) throws(Trap) {
    let index = stack.count - argumentCount - 1
    guard case .closure(let closure) = stack[index] else {
      throw Trap(unexpected: stack[index], wanted: "a function")
    }
    // The captures take the place of the closure, below the arguments.
    if closure.captures.count == 1 {
      stack[index] = closure.captures[0]
    } else {
      stack.replaceSubrange(index...index, with: closure.captures)
    }
    try enter(
      closure.function, captures: closure.captures.count, argumentCount: argumentCount)
  }
}
