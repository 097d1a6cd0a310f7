/// A call that passes values in place of the cells of `inout` parameters.
///
/// The stack code moves a variable to a cell, calls, and moves the cell's value back. If the
/// callee's code doesn't need the cell, because it neither captures nor stores it, the argument is
/// the value itself. The callee changes it in place, and leaves it there when it returns.
struct HoldingPlan {
  let code: RegisterCode
  /// The index of each such argument, and the variable that contains the cell in the stack code.
  let arguments: [(index: Int, slot: Int32)]
  /// The instructions that make the cells, and those that open them.
  let cells: [Int]
  let openings: [Int]
}

extension Translation {
  func isHeld(_ slot: Int) -> Bool { slot < 64 && held & (1 << UInt64(slot)) != 0 }

  // MARK: Callers

  /// At `makeCell duplicate store`: plans the call, and returns whether the value stays unboxed.
  mutating func planCall() -> Bool {
    if !madeCells.contains(source) {
      guard let (call, plan) = findCall() else { return false }
      plans[call] = plan
      madeCells.formUnion(plan.cells)
      openings.formUnion(plan.openings)
    }
    source += 2
    return true
  }

  /// Returns the variable for the cell that the instructions at the index make.
  private func madeCell(at index: Int) -> Int32? {
    guard index + 2 < code.count, !isTarget[index + 1], !isTarget[index + 2],
      case .makeCell = code[index], case .duplicate = code[index + 1],
      case .store(let slot) = code[index + 2]
    else { return nil }
    return Int32(slot)
  }

  /// Finds the call for which this cell is made, if only arguments come in between.
  private func findCall() -> (call: Int, HoldingPlan)? {
    var cells: [(height: Int, slot: Int32, source: Int)] = []
    // The number of operands from the cell's value upward.
    var height = 1
    var index = source
    while index < code.count, index == source || !isTarget[index] {
      switch code[index] {
      case .makeCell:
        guard let slot = madeCell(at: index) else { return nil }
        cells.append((height - 1, slot, index))
        index += 2
      case .push, .load, .take: height += 1
      case .loadReference(let slot):
        guard !isHeld(slot) else { return nil }
        height += 1
      case .call(let callee, let count):
        let first = height - count
        guard first <= 0, operands.count - 1 + first >= 0, count <= 64 else { return nil }
        let arguments = cells.map { (index: $0.height - first, slot: $0.slot) }
        let places = arguments.reduce(UInt64(0)) { $0 | 1 << UInt64($1.index) }
        guard let opened = openings(of: arguments.map(\.slot), after: index),
          let code = callee.code(holding: places, within: callers)
        else { return nil }
        let plan = HoldingPlan(
          code: code, arguments: arguments, cells: cells.map(\.source), openings: opened)
        return (index, plan)
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Returns the instructions that open the variables' cells after the call; nil unless each is
  /// opened once.
  private func openings(of slots: [Int32], after call: Int) -> [Int]? {
    // If the call can throw, the changed values are written back before the error propagates.
    guard call + 1 < code.count else { return nil }
    if case .endHandling = code[call + 1] { return nil }
    var (slots, found) = (Set(slots), [Int]())
    for index in (call + 1..<code.count).prefix(32).dropLast() {
      guard !slots.isEmpty, !isTarget[index], code[index].target == nil else { break }
      if case .take(let slot) = code[index], slots.contains(Int32(slot)) {
        guard !isTarget[index + 1], case .openCell = code[index + 1] else { return nil }
        slots.remove(Int32(slot))
        found.append(index + 1)
      }
    }
    return slots.isEmpty ? found : nil
  }

  /// Passes values to a planned call, and passes on `inout` parameters that hold values.
  mutating func callHolding(_ callee: Function, _ count: Int) -> Bool {
    let first = operands.count - count
    if let plan = plans[source] {
      call(callee, plan.code, count, plan.arguments)
      return true
    }
    var arguments: [(index: Int, slot: Int32)] = []
    for index in 0..<count {
      guard case .place(let slot) = operands[first + index] else { continue }
      arguments.append((index, slot))
    }
    guard !arguments.isEmpty else { return false }
    let places = arguments.reduce(UInt64(0)) { $0 | 1 << UInt64(min($1.index, 63)) }
    guard Set(arguments.map(\.slot)).count == arguments.count, count <= 63, !handlesErrors,
      let code = callee.code(holding: places, within: callers)
    else {
      isPossible = false
      return false
    }
    for (index, slot) in arguments {
      settle(readersOf: slot)
      operands[first + index] = .taken(slot)
    }
    call(callee, code, count, arguments)
    return true
  }

  /// Whether an error of a call may be caught in this function. The values that such a call has
  /// changed aren't moved back, so they need cells.
  private var handlesErrors: Bool {
    code[..<source].contains { if case .beginHandling = $0 { true } else { false } }
  }

  private mutating func call(
    _ callee: Function, _ code: RegisterCode, _ count: Int,
    _ arguments: [(index: Int, slot: Int32)]
  ) {
    settle(top: count)
    let first = operands.count - count
    _ = number(of: callee)
    pools.calls.append(
      RegisterCode.HoldingCall(function: .passUnretained(callee), code: code.pointer))
    operands.removeLast(count)
    // Above the arguments, which contain the values to move back.
    let result = home(first + count)
    highest = max(highest, Int32(first + count) + 1)
    emit(
      RegisterInstruction(
        opcode: .callHolding, a: home(first), b: Int32(pools.calls.count - 1), c: Int32(count),
        d: result))
    operands.append(callee.givesNothing ? .constant(.void) : .register(result))
    let place = source
    if let (array, index) = putBacks[place] {
      // The next instructions move the element until it is back in its array.
      let element = home(first + arguments[0].index)
      settle(readersOf: array)
      emit(
        RegisterInstruction(opcode: .setElement, a: array, b: index, c: element),
        source: Int32(place + 6))
      source += 8
    } else if arguments.count == 1, let variable = openedVariable(after: place) {
      settle(readersOf: variable)
      emit(RegisterInstruction(opcode: .move, a: home(first + arguments[0].index), d: variable))
      source += 3
    } else {
      for (index, slot) in arguments {
        emit(RegisterInstruction(opcode: .move, a: home(first + index), d: slot))
      }
    }
  }

  /// At `take openCell store`: returns the variable that receives the value.
  private func openedVariable(after call: Int) -> Int32? {
    guard plans[call] != nil, call + 3 < code.count,
      !isTarget[(call + 1)...(call + 3)].contains(true), case .take = code[call + 1],
      openings.contains(call + 2), case .store(let slot) = code[call + 3], !isHeld(slot)
    else { return nil }
    return Int32(slot)
  }

  // MARK: Elements

  /// Translates `array.get` if such a call changes the result, which is then put back. The element
  /// is moved out of the array meanwhile, so that changing it copies nothing.
  mutating func takeElement() -> Bool {
    let top = operands.count - 1
    let array: Int32
    switch operands[top - 1] {
    case .variable(let slot, _), .alias(let slot): array = slot
    default: return false
    }
    guard case .alias(let index) = operands[top], index != array,
      let call = callOnElement(index, of: array)
    else { return false }
    putBacks[call] = (array, index)
    operands.removeLast(2)
    push(RegisterInstruction(opcode: .takeElement, a: array, b: index, c: -1))
    source += 7
    return true
  }

  /// At `array.get`: returns the call for which the element is moved to a cell, and after which it is put
  /// back to the same place. No code reads or changes the array meanwhile.
  private mutating func callOnElement(_ index: Int32, of array: Int32) -> Int? {
    let start = source
    guard start + 10 < code.count, !isTarget[(start + 1)...(start + 8)].contains(true),
      case .push(.uninitialized) = code[start + 1], assigns(index, of: array, at: start + 2),
      let cell = madeCell(at: start + 8)
    else { return nil }
    // The operands as they will be after this instruction, for the search.
    let operands = operands
    defer {
      self.operands = operands
      move(from: 0)
      source = start
    }
    self.operands.removeLast()
    source = start + 8
    guard let (call, plan) = findCall(), plan.arguments.count == 1 else { return nil }
    for instruction in code[start + 11..<call] {
      switch instruction {
      case .load(let slot, _), .loadReference(let slot), .take(let slot):
        guard slot != Int(array) else { return nil }
      default: break
      }
    }
    guard call + 8 < code.count, !isTarget[(call + 1)...(call + 8)].contains(true),
      case .take(Int(cell)) = code[call + 1], case .openCell = code[call + 2],
      assigns(index, of: array, at: call + 3)
    else { return nil }
    return call
  }

  /// Whether the topmost operand is assigned to the array's element by six instructions.
  private func assigns(_ index: Int32, of array: Int32, at start: Int) -> Bool {
    guard case .take(Int(array)) = code[start], case .swap = code[start + 1],
      case .loadReference(Int(index)) = code[start + 2],
      case .mutatingIntrinsic(let change, 2) = code[start + 3], change.assignsElement,
      case .store(Int(array)) = code[start + 4], case .pop = code[start + 5]
    else { return false }
    return true
  }
}
