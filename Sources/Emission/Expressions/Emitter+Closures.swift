import CheckedTree
import Machine

/// Closures and functions as values.
extension Emitter {
  // MARK: Captures

  /// `-- closure`
  func makeClosure(_ closure: Body) {
    use(closure)
    pushCaptured(closure.captures)
    for (variable, value) in closure.captureList {
      emit(value)
      if variable.ownership != .strong { code.append(.makeWeak) }
    }
    var count = closure.captures.count + closure.captureList.count
    if case .shared(let actor) = closure.actor {
      emit(actor)
      count += 1
    }
    code.append(.makeClosure(closure.function, captureCount: count))
  }

  /// Pushes the captures of a local function; cells for shared variables.
  func pushCaptures(of routine: Routine) -> Int {
    guard case .code = routine.implementation, routine.isLocal else { return 0 }
    use(routine)
    let captures = routine.body?.captures ?? []
    pushCaptured(captures)
    return captures.count
  }

  func pushCaptures(of access: Accessors.Access) -> Int {
    if case .routine(let routine) = access { pushCaptures(of: routine) } else { 0 }
  }

  private func pushCaptured(_ variables: [Variable]) {
    for variable in variables { code.append(.loadReference(slot: slot(of: variable))) }
  }

  // MARK: Functions as values

  /// `-- closure`, with the first arguments applied.
  func makeClosure(_ routine: Routine, given: [Expression] = []) {
    let captureCount = pushCaptures(of: routine)
    if case .code = routine.implementation, given.isEmpty {
      code.append(.makeClosure(routine.function, captureCount: captureCount))
      return
    }
    makeClosure(
      routine.name, capturing: captureCount, given, parameterCount: routine.parameterCount,
      isAsync: routine.isAsync, isMainActor: routine.function.isMainActor,
      isCallerIsolated: routine.function.isCallerIsolated
    ) { self.instruction(running: routine, argumentCount: $0) }
  }

  func makeClosure(_ requirement: Requirement, _ selfType: Expression, given: [Expression]) {
    emit(selfType)
    makeClosure(
      requirement.name, capturing: 1, given, parameterCount: requirement.parameterCount,
      isAsync: requirement.isAsync, isCallerIsolated: requirement.isCallerIsolated
    ) { .callWitness(requirement, argumentCount: $0 - 1) }
  }

  func makeClosure(_ slot: MethodSlot, given: [Expression]) {
    let selfIndex = max(0, given.count - 1)
    makeClosure(
      slot.name, capturing: 0, given, parameterCount: slot.parameterCount, isAsync: slot.isAsync,
      isCallerIsolated: slot.isCallerIsolated
    ) { .callMethod(slot, selfIndex: selfIndex, argumentCount: $0) }
  }

  /// `captures… -- closure`
  private func makeClosure(
    _ name: String, capturing captureCount: Int, _ given: [Expression], parameterCount: Int,
    isAsync: Bool, isMainActor: Bool = false, isCallerIsolated: Bool = false,
    running instruction: (_ argumentCount: Int) -> Instruction
  ) {
    for expression in given { emit(expression) }
    let count = captureCount + given.count
    let thunk = makeThunk(
      name, captureCount: count, parameterCount: max(0, parameterCount - given.count),
      isAsync: isAsync, isMainActor: isMainActor, isCallerIsolated: isCallerIsolated,
      running: instruction)
    code.append(.makeClosure(thunk, captureCount: count))
  }

  func instruction(running routine: Routine, argumentCount count: Int) -> Instruction {
    switch routine.implementation {
    case .code: .call(routine.function, argumentCount: count)
    case .intrinsic(let name): .intrinsic(.named(name), argumentCount: count)
    case .operation(let operation): .perform(operation, argumentCount: count)
    }
  }

  /// A function that passes its slots to one instruction and returns the result.
  func makeThunk(
    _ name: String, captureCount: Int = 0, parameterCount: Int, isAsync: Bool,
    isMainActor: Bool = false, isCallerIsolated: Bool = false,
    running instruction: (_ argumentCount: Int) -> Instruction
  ) -> Function {
    let function = Function(
      name: name, position: code.position, isAsync: isAsync, isMainActor: isMainActor,
      isCallerIsolated: isCallerIsolated)
    let count = captureCount + parameterCount
    let instructions =
      (0..<count).map { Instruction.loadReference(slot: $0) } + [instruction(count), .return]
    function.seal(
      captureCount: captureCount, parameterCount: parameterCount, slotCount: count,
      code: instructions,
      positions: [Position?](repeating: code.position, count: instructions.count))
    return function
  }
}
