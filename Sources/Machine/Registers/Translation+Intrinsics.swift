extension Translation.Operand {
  /// Whether an unused value needs no release.
  fileprivate var ownsNothing: Bool {
    switch self {
    case .alias, .constant: true
    case .register, .variable, .taken, .typeOf, .typeOfVariable, .place: false
    }
  }
}

extension Translation {
  mutating func apply(_ intrinsic: Intrinsic, _ count: Int) {
    if count == 2, intrinsic.name == "array.get", takeElement() { return }
    if count == 2, let known = Opcode.binary[intrinsic.name] {
      binary(known)
      return
    }
    if count == 1, let known = Opcode.unary[intrinsic.name] {
      unary(known)
      return
    }
    if count == 2, let (opcode, optional) = Opcode.comparingWithNil[intrinsic.name],
      operands[operands.count - 1 - optional].ownsNothing
    {
      operands.remove(at: operands.count - 1 - optional)
      move(from: operands.count - 1)
      unary(opcode)
      return
    }
    if count == 2, intrinsic.name == "dictionary.get", !isTarget[source + 1],
      case .jumpIfNone(let target)? = code[(source + 1)...].first
    {
      lookUp(otherwise: target)
      return
    }
    settle(top: count)
    operands.removeLast(count)
    pools.intrinsics.append(intrinsic)
    push(
      RegisterInstruction(
        opcode: .intrinsic, a: home(operands.count), b: Int32(pools.intrinsics.count - 1),
        c: Int32(count)))
  }

  /// Translates a lookup with the test of its result.
  private mutating func lookUp(otherwise target: Int) {
    for index in operands.indices.dropLast(2) { settle(index) }
    let (a, b) = (readable(operands.count - 2), readable(operands.count - 1))
    operands.removeLast(2)
    let result = claimHome()
    jump(RegisterInstruction(opcode: .lookUp, a: a, b: b, d: result), to: target)
    source += 1
    operands.append(.register(result))
  }

  private mutating func binary(_ opcode: Opcode) {
    let right = operands.count - 1
    if let small = operands[right].smallInteger, let constant = opcode.withConstant {
      let left = readable(right - 1, by: opcode)
      replace(2, by: RegisterInstruction(opcode: constant, a: left, b: small))
      return
    }
    let (a, b) = (readable(right - 1, by: opcode), readable(right, by: opcode))
    replace(2, by: RegisterInstruction(opcode: opcode, a: a, b: b))
  }

  /// Returns a register from which the operand of an operation can be read. A number that isn't used any
  /// more may stay in its variable.
  private mutating func readable(_ index: Int, by opcode: Opcode) -> Int32 {
    guard case .taken(let slot) = operands[index] else { return readable(index) }
    switch opcode {
    case .element, .sortElements: return readable(index)
    case .equal, .notEqual:
      // These compare any values. If the function ends here, it releases them.
      if source + 1 < code.count, case .return = code[source + 1] { return slot }
      return readable(index)
    default: return slot
    }
  }

  private mutating func unary(_ opcode: Opcode) {
    let a = readable(operands.count - 1)
    replace(1, by: RegisterInstruction(opcode: opcode, a: a))
  }

  /// Replaces operands by the result. If `a` isn't a variable, overwriting it releases it.
  private mutating func replace(_ count: Int, by instruction: RegisterInstruction) {
    var instruction = instruction
    let index = operands.count - count
    if instruction.a >= slotCount, instruction.a != home(index) {
      instruction.a = settle(index)
    }
    instruction.c = operands[index].source
    operands.removeLast(count)
    push(instruction)
  }

  // MARK: In place

  mutating func apply(_ intrinsic: MutatingIntrinsic, _ count: Int) {
    let index = operands.count - count - 1
    guard case .taken(let slot) = operands[index], isFollowed(byStoreInto: slot) else {
      general(.mutatingIntrinsic(intrinsic, argumentCount: count))
      return
    }
    change(slot, by: intrinsic, count)
    source += 1
  }

  /// Changes a variable in place, and removes the operand for it below the arguments.
  mutating func change(_ slot: Int32, by intrinsic: MutatingIntrinsic, _ count: Int) {
    let index = operands.count - count - 1
    let isWhole = Intrinsics.mutating(named: intrinsic.name) === intrinsic
    if let assigned = intrinsic.assigned, count == 1, let opcode = Opcode.binary[assigned.name] {
      assign(opcode, slot)
    } else if isWhole, count == 1, intrinsic.name == "array.append" {
      moveLastUse(index + 1, at: isHeld(Int(slot)) ? source + 1 : source + 2)
      let value = owned(index + 1)
      operands.removeLast(2)
      emit(RegisterInstruction(opcode: .append, a: slot, c: value))
      operands.append(.constant(.void))
    } else if count == 3, intrinsic.quickOfValue != nil {
      changeValue(slot, by: intrinsic)
    } else if isWhole, count == 3, intrinsic.name == "dictionary.setDefault",
      operands[index + 2].ownsNothing
    {
      let (key, value) = (readable(index + 1), owned(index + 3))
      operands.removeLast(4)
      let opcode = noteLookUp(of: key, in: slot) ? Opcode.setFound : .setValue
      emit(RegisterInstruction(opcode: opcode, a: slot, b: key, c: value))
      operands.append(.constant(.void))
    } else if isWhole, count == 2, intrinsic.name == "array.set" {
      let (position, value) = (readable(index + 1), owned(index + 2))
      operands.removeLast(3)
      emit(RegisterInstruction(opcode: .setElement, a: slot, b: position, c: value))
      operands.append(.constant(.void))
    } else if intrinsic.assignsElement, count == 2 {
      let (value, position) = (owned(index + 1), readable(index + 2))
      operands.removeLast(3)
      emit(RegisterInstruction(opcode: .setElement, a: slot, b: position, c: value))
      operands.append(.constant(.void))
    } else if isWhole, count == 1, case .appendText? = intrinsic.quick,
      operands[index + 1].slot != slot
    {
      let other = readable(index + 1)
      operands.removeLast(2)
      pools.mutatingIntrinsics.append(intrinsic)
      let number = Int32(pools.mutatingIntrinsics.count - 1)
      emit(RegisterInstruction(opcode: .appendText, a: slot, b: number, c: other))
      operands.append(.constant(.void))
    } else if count == 1, intrinsic.steps.count == 1, case .field(let field) = intrinsic.steps[0],
      let opcode = intrinsic.quick?.ofField, operands[index + 1].slot != slot
    {
      let other = readable(index + 1)
      operands.removeLast(2)
      pools.mutatingIntrinsics.append(intrinsic)
      emit(
        RegisterInstruction(
          opcode: opcode, a: slot, b: Int32(pools.mutatingIntrinsics.count - 1), c: other,
          d: Int32(field)))
      operands.append(.constant(.void))
    } else {
      settle(top: count)
      operands.removeLast(count + 1)
      pools.mutatingIntrinsics.append(intrinsic)
      let number = Int32(pools.mutatingIntrinsics.count - 1)
      // The arguments are above the operand for the variable, which stays in place.
      push(RegisterInstruction(opcode: .mutate, a: slot, b: number, c: Int32(count)))
    }
  }

  /// The key is read in place. Registers above the number and the default are still reserved,
  /// because the function that handles unusual cases takes consecutive arguments.
  private mutating func changeValue(_ slot: Int32, by intrinsic: MutatingIntrinsic) {
    let index = operands.count - 4
    let key: Int32?
    switch operands[index + 3] {
    case .variable(let variable, _), .alias(let variable): key = variable
    default:
      key = nil
      settle(index + 3)
    }
    pools.mutatingIntrinsics.append(intrinsic)
    let number = Int32(pools.mutatingIntrinsics.count - 1)
    if let key, case .constant(let change) = operands[index + 1],
      case .constant(let standIn) = operands[index + 2]
    {
      pools.constants += [change, standIn]
      operands.removeLast(4)
      emit(
        RegisterInstruction(
          opcode: .changeValueByConstant, a: slot, b: number, c: key,
          d: Int32(pools.constants.count - 2)))
    } else {
      settle(index + 1)
      settle(index + 2)
      operands.removeLast()
      let home = claimHome()
      operands.removeLast(3)
      emit(
        RegisterInstruction(
          opcode: .changeValue, a: slot, b: number, c: key ?? home, d: home - 2))
    }
    operands.append(.constant(.void))
  }

  /// Makes the lookup of this key store the key's position, if only a value was computed since.
  private mutating func noteLookUp(of key: Int32, in dictionary: Int32) -> Bool {
    guard key < slotCount else { return false }
    for index in output.indices.suffix(16).reversed() {
      let instruction = output[index]
      switch instruction.opcode {
      case .lookUp where instruction.a == dictionary && instruction.b == key:
        change(index, to: .lookUpToSet)
        return true
      case let opcode where opcode.isPlainStep:
        let written = opcode == .move ? [instruction.a, instruction.d] : [instruction.d]
        if !opcode.jumps, written.contains(dictionary) || written.contains(key) { return false }
      default: return false
      }
    }
    return false
  }

  /// Moves an argument out of its variable if the variable isn't used after the statement.
  ///
  /// - Parameter end: The instruction that drops the result of the change.
  private mutating func moveLastUse(_ index: Int, at end: Int) {
    guard case .alias(let slot) = operands[index], end + 2 < code.count,
      !(end...end + 2).contains(where: { isTarget[$0] }),
      case .pop = code[end], case .take(Int(slot)) = code[end + 1],
      case .pop = code[end + 2],
      !operands.indices.contains(where: { $0 != index && operands[$0].slot == slot })
    else { return }
    operands[index] = .register(slot)
    move(from: index)
  }

  /// `a += b`
  private mutating func assign(_ opcode: Opcode, _ slot: Int32) {
    let top = operands.count - 1
    if let small = operands[top].smallInteger, let constant = opcode.withConstant {
      operands.removeLast(2)
      emit(RegisterInstruction(opcode: constant, a: slot, b: small, c: -1, d: slot))
    } else {
      let b = readable(top)
      operands.removeLast(2)
      emit(RegisterInstruction(opcode: opcode, a: slot, b: b, c: -1, d: slot))
    }
    operands.append(.constant(.void))
  }
}
