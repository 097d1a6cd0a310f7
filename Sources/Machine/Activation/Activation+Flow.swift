extension Activation {
  /// Executes a stack instruction. Returns the step if it ends the slice.
  @inline(never) mutating func executeGeneral(
    _ source: Int, fuel: inout Int
  ) throws(Trap) -> Step? {
    guard source < code.pointee.stackCount else {
      throw Trap(.lostReturn(function: function.name))
    }
    let instruction = code.pointee.stackCode[source]
    switch instruction {
    case .makeWeak, .loadWeak, .loadUnowned:
      try executeCell(instruction)
    case .makeTuple, .makeArray, .makeDictionary, .makeSet:
      try executeMaking(instruction)
    case .makeDynamicObject, .makeType, .associatedType, .isDynamicType,
      .castDynamicallyIfPossible, .castDynamicallyOrTrap:
      try executeGeneric(instruction)
    case .setTupleElement, .setField:
      try executeSetting(instruction)
    case .isType, .castIfPossible, .castOrTrap:
      fuel -= stack[top - 1].weight / Limits.elementsPerFuel
      try executeType(instruction)
    case .mutatingIntrinsic(let intrinsic, let count):
      try apply(intrinsic, argumentCount: count, fuel: &fuel)
    case .trap(let reason):
      throw Trap(reason)
    case .dropError:
      let error = pop()
      if let owner, owner.notesDroppedErrors { return ask(for: .noteDroppedError, [error]) }
      push(.none)
    case .noteSkippedObservers(let property):
      let value = pop()
      if owner != nil {
        _ = pop()
        return ask(for: .noteSkippedObservers, [.string(property), value])
      }
    case .noteRepeated:
      if owner != nil { return ask(for: .noteRepeated, [pop()]) }
    case .noteCopy(let site, let moment):
      if owner != nil { return ask(for: .noteCopy, [pop(), .native(site), .int(moment.rawValue)]) }
    case .throw:
      return unwind(throwing: pop())
    case .perform(let operation, let count):
      let arguments = popLast(count)
      if operation == .noteLazy, !function.isWatched {
        push(.void)
        return nil
      }
      return ask(for: operation, arguments)
    case .loadStatic(let storage):
      let value = storage.cell.value
      if case .uninitialized = value { return ask(for: .initializeStatic, [.native(storage)]) }
      if storage.isWatched { return ask(for: .initializeStatic, [.native(storage)]) }
      if !accesses.isEmpty { try checkAccess(to: storage.cell) }
      push(value)
    case .storeStatic(let storage):
      if !storage.isInitialized {
        return ask(for: .initializeStatic, [.native(storage)], then: .awaitingStore(storage))
      }
      if !accesses.isEmpty { try checkAccess(to: storage.cell) }
      storage.isWatched = false
      storage.cell.value = pop()
    case .push, .pop, .duplicate, .swap, .load, .take, .store, .box, .loadCell, .storeCell,
      .loadReference, .loadGlobal, .storeGlobal, .wrap, .tupleElement, .field, .objectField,
      .payload, .isCase, .isSome, .unwrap, .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfNone,
      .nextElement, .nextInteger, .beginHandling, .endHandling, .return, .call, .callClosure,
      .callMethod, .callWitness, .intrinsic, .makeCell, .openCell, .makeStructure,
      .makeObject, .makeEnumeration, .makeGenericStructure, .makeGenericObject,
      .makeGenericEnumeration, .makeClosure, .setObjectField, .mutateCell, .mutateObjectField,
      .typeOf, .typeArgument, .interpolate, .beginFieldAccess, .beginAccess, .endAccess:
      preconditionFailure("translation emits a separate opcode for each of these")
    }
    return nil
  }

  /// Continues at the nearest error handler, or ends the fiber.
  mutating func unwind(throwing error: Value) -> Step? {
    // Code that only rethrows an error, as after `defer`, has no position.
    if let position { thrownAt = position }
    guard let handling = handlings.popLast() else {
      mode = .finished
      return .threw(error, thrownAt)
    }
    accesses.removeLast(accesses.count - handling.accessCount)
    let end = base + Int(code.pointee.frameSize)
    if handling.depth < frames.count {
      for index in frames.indices[(handling.depth + 1)...] { frames[index].function.release() }
      restore(frames[handling.depth])
      frames.removeLast(frames.count - handling.depth)
    }
    stack.registers(at: handling.height).drop(downFrom: Int32(end - handling.height))
    stack[handling.height] = error
    pc = handling.target
    return nil
  }

  // MARK: Parts

  mutating func ask(
    for operation: Operation, _ arguments: Values, then mode: Mode = .awaitingResult
  ) -> Step {
    self.mode = mode
    var arguments = arguments
    if operation.handsOverClosure, let last = arguments.indices.last,
      case .closure = arguments[last]
    {
      arguments[last] = .cell(Cell(arguments[last]))
    }
    let request = Request(operation: operation, arguments: arguments, position: nearestPosition)
    return .wants(request)
  }
}
