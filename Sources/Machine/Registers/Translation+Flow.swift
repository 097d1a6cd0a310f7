extension Translation {
  /// Translates a jump with the condition `bool --`.
  mutating func jump(when expected: Bool, to target: Int) {
    let top = operands.count - 1
    if case .constant(.bool(let value)) = operands[top] {
      operands.removeLast()
      if value == expected {
        jump(RegisterInstruction(opcode: .jump), to: target)
        isReachable = false
      }
      return
    }
    if let index = producer(of: operands[top]), areOthersSettled,
      let opcode = output[index].opcode.jump(when: expected)
    {
      operands.removeLast()
      var (instruction, source) = removeLast()
      instruction.opcode = opcode
      jump(instruction, to: target, source: source)
      return
    }
    let condition = readable(top)
    operands.removeLast()
    jump(
      RegisterInstruction(opcode: expected ? .jumpIfTrue : .jumpIfFalse, a: condition),
      to: target)
  }

  /// Whether no operand must be moved before a jump, except the condition on top.
  private var areOthersSettled: Bool {
    operands.indices.dropLast().allSatisfy {
      if case .register(home($0)) = operands[$0] { true } else { false }
    }
  }

  /// Translates instructions that have a result or jump.
  mutating func translateStep(_ instruction: Instruction) {
    switch instruction {
    case .jumpIfNone(let target):
      let value = owned(operands.count - 1)
      operands.removeLast()
      step(RegisterInstruction(opcode: .jumpIfNone, a: value), to: target)
    case .nextElement(let array, let index, let target):
      step(
        RegisterInstruction(opcode: .nextElement, a: Int32(array), b: Int32(index)), to: target)
    case .nextInteger(let counter, let upper, let includesUpper, let target):
      settle(readersOf: Int32(counter))
      step(
        RegisterInstruction(
          opcode: includesUpper ? .nextIntegerThrough : .nextInteger, a: Int32(counter),
          b: Int32(upper)), to: target)
    default: preconditionFailure("translate passes each instruction to its group")
    }
  }

  private mutating func step(_ instruction: RegisterInstruction, to target: Int) {
    settleAll()
    let home = claimHome()
    var instruction = instruction
    instruction.d = home
    jump(instruction, to: target)
    operands.append(.register(home))
  }

  mutating func translateReturn() {
    let top = operands.count - 1
    var loaded: Int32?
    let value: RegisterInstruction
    if case .constant(.void) = operands[top] {
      value = RegisterInstruction(opcode: .returnNothing)
    } else if held != 0 {
      value = RegisterInstruction(opcode: .returnHolding, a: owned(top))
    } else if case .variable(let slot, let source) = operands[top] {
      value = RegisterInstruction(opcode: .returnVariable, a: slot)
      loaded = source
    } else {
      value = RegisterInstruction(opcode: .return, a: owned(top))
    }
    operands.removeLast()
    while let operand = operands.popLast() {
      switch operand {
      case .register(let register): emit(RegisterInstruction(opcode: .drop, a: register))
      case .typeOf: emit(RegisterInstruction(opcode: .drop, a: home(operands.count)))
      case .variable, .alias, .taken, .constant, .typeOfVariable, .place: break
      }
    }
    emit(value, source: loaded)
    isReachable = false
  }

  // MARK: Calls

  mutating func call(_ callee: Function, _ count: Int) {
    if callHolding(callee, count) || translateInPlace(callee, count) { return }
    settle(top: count)
    operands.removeLast(count)
    push(
      RegisterInstruction(
        opcode: .call, a: home(operands.count), b: number(of: callee), c: Int32(count)))
    if callee.givesNothing { operands[operands.count - 1] = .constant(.void) }
  }

  /// Emits the code of a short library function in place of its call.
  private mutating func translateInPlace(_ callee: Function, _ count: Int) -> Bool {
    guard depth < 4, callee.isShort, callee.parameterCount == count else { return false }
    depth += 1
    for instruction in callee.code[count...].dropLast() { translate(instruction) }
    depth -= 1
    return true
  }

  mutating func call(
    _ opcode: Opcode, _ site: DispatchSite, _ count: Int, operands operandCount: Int
  ) {
    let first = operands.count - operandCount
    pools.sites.append(site)
    if opcode == .callWitness, count == 2, callOnVariables(site) { return }
    let opcode = opcode == .callWitness ? witnessCall(at: first) : opcode
    settle(top: operandCount)
    operands.removeLast(operandCount)
    push(
      RegisterInstruction(
        opcode: opcode, a: home(operands.count), b: Int32(pools.sites.count - 1),
        c: Int32(count)))
  }

  /// Translates a call of a witness whose type and two arguments are in variables.
  ///
  /// It still reserves registers for them above the other operands, for the slow path.
  private mutating func callOnVariables(_ site: DispatchSite) -> Bool {
    let first = operands.count - 3
    let variables = operands[first...].compactMap { operand -> Int32? in
      switch operand {
      case .variable(let slot, _), .alias(let slot): slot
      case .register, .taken, .constant, .typeOf, .typeOfVariable, .place: nil
      }
    }
    guard variables.count == 3 else { return false }
    settle(top: 0)
    operands.removeLast(3)
    pools.variableCalls.append(
      RegisterCode.VariableCall(
        site: .passUnretained(site), type: variables[0], first: variables[1], second: variables[2]))
    push(
      RegisterInstruction(
        opcode: .callWitnessOnVariables, a: home(first), b: Int32(pools.variableCalls.count - 1)))
    return true
  }

  /// Returns the opcode of a requirement's call. The type at the index is often a value's type.
  private mutating func witnessCall(at index: Int) -> Opcode {
    switch operands[index] {
    case .typeOf:
      operands[index] = .register(home(index))
      return .callWitnessOfValue
    case .typeOfVariable(let slot, let source):
      if index + 1 < operands.count, case .variable(slot, _) = operands[index + 1] {
        claim(index)
        return .callWitnessOfSelf
      }
      operands[index] = .variable(slot, source: source)
      settle(index)
      return .callWitnessOfValue
    default:
      return .callWitness
    }
  }

  mutating func callClosure(_ count: Int) {
    if count == 0, case .constant(.closure(let closure))? = operands.last,
      let result = closure.function.constantResult
    {
      operands[operands.count - 1] = .constant(result)
      return
    }
    settle(top: count)
    let index = operands.count - count - 1
    let closure = readable(index)
    // The callee may use the closure's register.
    if closure >= slotCount, closure != home(index) { settle(index) }
    let register = closure >= slotCount ? home(index) : closure
    operands.removeLast(count + 1)
    push(
      RegisterInstruction(
        opcode: .callClosure, a: home(operands.count), b: register, c: Int32(count)))
  }
}
