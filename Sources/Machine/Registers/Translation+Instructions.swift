extension Translation {
  mutating func translate(_ instruction: Instruction) {
    switch instruction {
    case .push(let value): operands.append(.constant(value))
    case .pop: pop()
    case .duplicate: duplicate()
    case .swap: swap()
    case .load(let slot, _):
      settleTaken(Int32(slot))
      operands.append(.variable(Int32(slot), source: Int32(source)))
    case .loadReference(let slot):
      settleTaken(Int32(slot))
      operands.append(isHeld(slot) ? .place(Int32(slot)) : .alias(Int32(slot)))
    case .take(let slot):
      if isHeld(slot) { isPossible = false }
      settle(readersOf: Int32(slot))
      operands.append(.taken(Int32(slot)))
    case .store(let slot):
      if isHeld(slot) { isPossible = false }
      store(Int32(slot))
    case .box(let slot):
      if isHeld(slot) { isPossible = false }
      settle(readersOf: Int32(slot))
      emit(RegisterInstruction(opcode: .box, a: Int32(slot)))
    case .loadCell(let slot, _, _) where isHeld(slot):
      settleTaken(Int32(slot))
      operands.append(.variable(Int32(slot), source: Int32(source)))
    case .storeCell(let slot, _) where isHeld(slot): store(Int32(slot))
    case .loadCell(let slot, _, let isOwn):
      push(RegisterInstruction(opcode: .loadCell, a: Int32(slot), b: isOwn ? 1 : 0))
    case .storeCell(let slot, let isOwn):
      let value = owned(operands.count - 1)
      operands.removeLast()
      emit(
        RegisterInstruction(opcode: .storeCell, a: Int32(slot), b: value, c: isOwn ? 1 : 0))
    case .loadGlobal(let cell, _):
      push(RegisterInstruction(opcode: .loadGlobal, b: number(of: cell)))
    case .storeGlobal(let cell):
      let value = owned(operands.count - 1)
      operands.removeLast()
      emit(RegisterInstruction(opcode: .storeGlobal, a: value, b: number(of: cell)))
    case .beginFieldAccess(let index, _): beginAccess(.beginFieldAccess, Int32(index))
    case .beginAccess: beginAccess(.beginAccess)
    case .endAccess: emit(RegisterInstruction(opcode: .endAccess))
    case .field(let index, _): open(.field, index)
    case .objectField(let index, _): open(.objectField, index)
    case .tupleElement(let index): open(.tupleElement, index)
    case .payload(let index): open(.payload, index)
    case .isCase(let index): open(.isCase, index)
    case .typeOf: openType()
    case .isSome: open(.isSome)
    case .unwrap: open(.unwrap)
    case .wrap:
      let value = owned(operands.count - 1)
      operands.removeLast()
      push(RegisterInstruction(opcode: .wrap, a: value))
    case .setField(let index): setField(index)
    case .jump(let target):
      jump(RegisterInstruction(opcode: .jump), to: target)
      isReachable = false
    case .jumpIfFalse(let target): jump(when: false, to: target)
    case .jumpIfTrue(let target): jump(when: true, to: target)
    case .jumpIfNone, .nextElement, .nextInteger: translateStep(instruction)
    case .beginHandling(let target):
      settleAll()
      noteHeight(operands.count + 1, at: target)
      emit(
        RegisterInstruction(
          opcode: .beginHandling, a: home(operands.count), c: Int32(min(target, code.count))))
      _ = claimHome()
    case .endHandling: emit(RegisterInstruction(opcode: .endHandling))
    case .return: translateReturn()
    case .call(let function, let count): call(function, count)
    case .callClosure(let count): callClosure(count)
    case .callMethod(let slot, let selfIndex, let count):
      call(.callMethod, DispatchSite(slot, selfIndex: selfIndex), count, operands: count)
    case .callWitness(let requirement, let count):
      call(.callWitness, DispatchSite(requirement), count, operands: count + 1)
    case .intrinsic(let intrinsic, let count): apply(intrinsic, count)
    case .mutatingIntrinsic(let intrinsic, let count): apply(intrinsic, count)
    case .makeCell:
      if planCall() { return }
      let value = owned(operands.count - 1)
      operands.removeLast()
      push(RegisterInstruction(opcode: .makeCell, a: value))
    case .openCell where openings.contains(source): break
    case .openCell: openCell()
    case .setObjectField(let index): setObjectField(index)
    case .makeStructure(let instance, let count):
      pools.instances.append(instance)
      make(.makeStructure, Int32(pools.instances.count - 1), count)
    case .makeObject(let instance, let count): make(MakingSite(.object(count), instance), 0)
    case .makeEnumeration(let instance, let index, let count):
      make(MakingSite(.enumeration(index), instance), count)
    case .makeGenericStructure(let descriptor, let types, let count):
      make(MakingSite(.structure, descriptor, typeCount: types), count)
    case .makeGenericObject(let descriptor, let types, let count):
      make(MakingSite(.object(count), descriptor, typeCount: types), 0)
    case .makeGenericEnumeration(let descriptor, let types, let index, let count):
      make(MakingSite(.enumeration(index), descriptor, typeCount: types), count)
    case .typeArgument(let descriptor, let index):
      pools.typeArguments.append(
        RegisterCode.TypeArgument(descriptor: descriptor, index: index))
      open(.typeArgument, pools.typeArguments.count - 1)
    case .makeClosure(let function, 0) where function.isOfLibrary || !function.mayBeKept:
      operands.append(.constant(.closure(Closure(function: function))))
    case .makeClosure(let function, let count): make(.makeClosure, number(of: function), count)
    case .mutateCell(let intrinsic, let count, let isOwn, _):
      mutate(.mutateCell, intrinsic, count, field: isOwn ? 1 : 0)
    case .mutateObjectField(let index, let intrinsic, let count):
      mutate(.mutateField, intrinsic, count, field: Int32(index))
    case .loadStatic, .storeStatic, .makeWeak, .loadWeak, .loadUnowned, .dropError, .noteRepeated,
      .noteSkippedObservers, .noteCopy,
      .makeTuple, .makeArray, .makeDictionary, .makeSet, .makeDynamicObject, .setTupleElement,
      .isType, .castIfPossible, .castOrTrap, .makeType, .associatedType, .isDynamicType,
      .castDynamicallyIfPossible, .castDynamicallyOrTrap, .throw, .trap,
      .perform:
      general(instruction)
    case .interpolate(let count): make(.interpolate, 0, count)
    }
  }

  /// Returns an instruction that runs as stack code, on operands in their homes.
  func generalCode(height: Int) -> RegisterInstruction {
    RegisterInstruction(opcode: .general, a: home(height), b: Int32(source))
  }

  mutating func general(_ instruction: Instruction) {
    settle(top: instruction.operandCount)
    emit(generalCode(height: operands.count))
    operands.removeLast(instruction.operandCount)
    for _ in 0..<instruction.resultCount { operands.append(.register(claimHome())) }
    if instruction.isFinal { isReachable = false }
  }

  // MARK: Operands and variables

  private mutating func pop() {
    switch operands.removeLast() {
    case .register(let register): emit(RegisterInstruction(opcode: .drop, a: register))
    case .variable(let slot, let source):
      emit(RegisterInstruction(opcode: .check, a: slot), source: source)
    case .taken(let slot): emit(RegisterInstruction(opcode: .drop, a: slot))
    case .typeOf: emit(RegisterInstruction(opcode: .drop, a: home(operands.count)))
    case .typeOfVariable(let slot, let source):
      emit(RegisterInstruction(opcode: .check, a: slot), source: source)
    case .alias, .constant, .place: break
    }
  }

  private mutating func duplicate() {
    switch operands[operands.count - 1] {
    case .variable, .alias, .constant: operands.append(operands[operands.count - 1])
    case .register, .taken, .typeOf, .typeOfVariable:
      let register = owned(operands.count - 1)
      push(RegisterInstruction(opcode: .alias, a: register))
    case .place: isPossible = false
    }
  }

  private mutating func swap() {
    let top = operands.count - 1
    for index in [top - 1, top] {
      switch operands[index] {
      case .typeOf, .typeOfVariable: settle(index)
      default: break
      }
    }
    if case .register(let upper) = operands[top], case .register(let lower) = operands[top - 1] {
      emit(RegisterInstruction(opcode: .swap, a: lower, b: upper))
    } else {
      operands.swapAt(top, top - 1)
      move(from: top - 1)
    }
  }

  private mutating func settleTaken(_ slot: Int32) {
    for index in operands.indices {
      if case .taken(slot) = operands[index] { settle(index) }
    }
  }

  private mutating func store(_ slot: Int32) {
    let top = operands.count - 1
    switch operands[top] {
    case .typeOf, .typeOfVariable, .place: settle(top)
    default: break
    }
    let value = operands[top]
    if let index = producer(of: value), output[index].canBeRetargeted(below: slotCount),
      !operands.contains(where: { $0.slot == slot })
    {
      operands.removeLast()
      retarget(index, to: slot)
      return
    }
    settle(readersOf: slot, except: top)
    operands.removeLast()
    switch value {
    case .taken(let register) where isComputed(register):
      retarget(output.count - 1, to: slot)
    case .register(let register), .taken(let register):
      if register != slot { emit(RegisterInstruction(opcode: .move, a: register, d: slot)) }
    case .variable(let other, let source):
      emit(RegisterInstruction(opcode: .copy, a: other, d: slot), source: source)
    case .alias(let other): emit(RegisterInstruction(opcode: .alias, a: other, d: slot))
    case .constant(let constant): emitConstant(constant, into: slot)
    case .typeOf, .typeOfVariable, .place: preconditionFailure("the operand was moved to its home")
    }
  }

  // MARK: Aggregates

  private mutating func openType() {
    let top = operands.count - 1
    if case .variable(let slot, let source) = operands[top] {
      operands[top] = .typeOfVariable(slot, source: source)
    } else {
      settle(top)
      operands[top] = .typeOf
    }
  }

  /// Replaces the topmost operand by one of its parts.
  private mutating func open(_ opcode: Opcode, _ index: Int = 0) {
    if opcode == .field, let producer = producer(of: operands[operands.count - 1]),
      [.openCell, .loadCell].contains(output[producer].opcode), output[producer].a < slotCount,
      output[producer].opcode == .openCell || output[producer].b == 0
    {
      operands.removeLast()
      let cell = removeLast().instruction.a
      push(RegisterInstruction(opcode: .cellField, a: cell, b: Int32(index), c: -1))
      return
    }
    if opcode == .field, index == 0, unmake() { return }
    let base = readable(operands.count - 1)
    let source = operands[operands.count - 1].source
    operands.removeLast()
    // If the base isn't a variable, the part replaces it, which releases it.
    if base >= slotCount, base != home(operands.count) {
      operands.append(.register(base))
      let moved = settle(operands.count - 1)
      operands.removeLast()
      push(RegisterInstruction(opcode: opcode, a: moved, b: Int32(index), c: source))
    } else {
      push(RegisterInstruction(opcode: opcode, a: base, b: Int32(index), c: source))
    }
  }

  /// Removes the making of a structure with one field, if only the field is used.
  private mutating func unmake() -> Bool {
    let top = operands.count - 1
    guard let made = producer(of: operands[top]), output[made].opcode == .makeStructure,
      output[made].c == 1, output[made].a == home(top)
    else { return false }
    _ = removeLast()
    if let copied = producer(of: operands[top]), output[copied].opcode == .copy {
      let (copy, source) = removeLast()
      operands[top] = .variable(copy.a, source: source)
    }
    return true
  }

  /// Changes the field in place if a variable contains the structure.
  private mutating func setField(_ index: Int) {
    let top = operands.count - 1
    guard case .taken(let slot) = operands[top - 1], isFollowed(byStoreInto: slot) else {
      general(.setField(index))
      return
    }
    let value = owned(top)
    operands.removeLast(2)
    emit(RegisterInstruction(opcode: .setField, a: slot, b: Int32(index), c: value))
    source += 1
  }

  private mutating func setObjectField(_ index: Int) {
    let top = operands.count - 1
    let object = readable(top - 1)
    let value = owned(top)
    operands.removeLast(2)
    emit(
      RegisterInstruction(opcode: .setObjectField, a: object, b: Int32(index), c: value))
    if object >= slotCount { emit(RegisterInstruction(opcode: .drop, a: object)) }
  }

  private mutating func beginAccess(_ opcode: Opcode, _ field: Int32 = 0) {
    let place = readable(operands.count - 1)
    operands.removeLast()
    emit(RegisterInstruction(opcode: opcode, a: place, b: field))
    if place >= slotCount { emit(RegisterInstruction(opcode: .drop, a: place)) }
  }

  /// Makes a value from the topmost operands.
  private mutating func make(_ opcode: Opcode, _ number: Int32, _ count: Int) {
    settle(top: count)
    operands.removeLast(count)
    push(
      RegisterInstruction(
        opcode: opcode, a: home(operands.count), b: number, c: Int32(count)))
  }

  /// Makes a value from its types and fields, the topmost operands.
  private mutating func make(_ site: MakingSite, _ count: Int) {
    settle(top: site.typeCount + count)
    operands.removeLast(site.typeCount + count)
    pools.makings.append(site)
    push(
      RegisterInstruction(
        opcode: .makeInstance, a: home(operands.count), b: Int32(pools.makings.count - 1),
        c: Int32(count)))
  }

  private mutating func openCell() {
    if case .place(let slot) = operands[operands.count - 1] {
      operands[operands.count - 1] = .variable(slot, source: Int32(source))
    } else {
      open(.openCell)
    }
  }

  private mutating func mutate(
    _ opcode: Opcode, _ intrinsic: MutatingIntrinsic, _ count: Int, field: Int32 = 0
  ) {
    if opcode == .mutateCell, case .place(let slot) = operands[operands.count - count - 1] {
      settle(readersOf: slot)
      change(slot, by: intrinsic, count)
      return
    }
    settle(top: count + 1)
    operands.removeLast(count)
    pools.mutatingIntrinsics.append(intrinsic)
    emit(
      RegisterInstruction(
        opcode: opcode, a: home(operands.count - 1),
        b: Int32(pools.mutatingIntrinsics.count - 1), c: Int32(count), d: field))
  }

  /// Returns whether this instruction's result is stored to the slot that it was taken from.
  func isFollowed(byStoreInto slot: Int32) -> Bool {
    guard source + 1 < code.count, !isTarget[source + 1],
      case .store(let next) = code[source + 1]
    else { return false }
    return next == Int(slot)
  }

  // MARK: Numbers of constants

  private mutating func number(of cell: Cell) -> Int32 {
    if let known = pools.cells.firstIndex(where: { $0 === cell }) { return Int32(known) }
    pools.cells.append(cell)
    return Int32(pools.cells.count - 1)
  }
}

extension Translation.Operand {
  /// The instruction that loaded the variable, or -1.
  var source: Int32 {
    if case .variable(_, let source) = self { source } else { -1 }
  }
}
