/// The registers and stacks of a fiber.
///
/// One stack holds slots and operands of all frames: a frame's slots begin at `base`, its operands
/// follow. A call's arguments thus become the callee's parameters where they are. It is a struct,
/// owned by a `Fiber`, so that running pays for one exclusivity check per slice, not one per
/// instruction. Groups of instructions are functions of their own, in `Activation+….swift`, which
/// keeps the native frame of `run` small in builds without optimization.
struct Activation {
  /// What the next `run` begins with.
  enum Mode {
    case running
    /// A request is out; its result is to be pushed.
    case awaitingResult
    /// The initializer of the storage is being run; then the top of the stack is stored.
    case awaitingStore(StaticStorage)
    /// The operand at this index is being described; then `interpolate` is executed again.
    case awaitingDescription(Int)
    case throwing(Value)
    case trapped(Trap)
    case finished
  }

  var stack: [Value] = []
  var frames: [Frame] = []
  var handlings: [Handling] = []
  /// Of the error that is on its way, or was last.
  var thrownAt: Position?
  var mode = Mode.running

  /// What was released while this fiber ran; nil as long as no class has a `deinit`.
  var releases: Releases?
  /// Objects whose `deinit` is to run, the next one last.
  var endings: [Ending] = []

  // The frame being executed.
  var function: Function
  var code: [Instruction]
  var pc = 0
  var base = 0
  var handlingBase = 0
  var activation = 0

  let depthLimit: Int

  init(closure: Closure, arguments: [Value], depthLimit: Int) {
    self.depthLimit = depthLimit
    function = closure.function
    code = closure.function.code
    stack.reserveCapacity(64)
    stack.append(contentsOf: closure.captures)
    stack.append(contentsOf: arguments)
    if let trap = mismatch(closure, argumentCount: arguments.count) {
      mode = .trapped(trap)
    } else {
      fillSlots()
    }
  }

  // MARK: Running

  mutating func run(fuel: inout Int) -> Step {
    if let step = begin() { return step }
    do throws(Trap) {
      while fuel > 0 {
        fuel -= 1
        if let releases, releases.hasObjects || !endings.isEmpty { try beginEnding() }
        guard pc < code.count else { throw Trap(.lostReturn(function: function.name)) }
        let instruction = code[pc]
        pc += 1
        switch instruction {
        case .push, .pop, .duplicate, .swap, .load, .take, .store:
          try executeSlot(instruction)
        case .box, .loadCell, .storeCell, .loadReference, .loadGlobal, .storeGlobal, .makeCell,
          .openCell, .makeWeak, .loadWeak, .loadUnowned:
          try executeCell(instruction)
        case .makeTuple, .makeArray, .makeDictionary, .makeSet, .makeStructure, .makeObject,
          .makeEnumeration, .makeClosure, .wrap:
          try executeMaking(instruction)
        case .makeGenericStructure, .makeGenericObject, .makeGenericEnumeration,
          .makeDynamicObject, .makeType, .associatedType, .typeArgument, .isDynamicType,
          .castDynamicallyIfPossible, .castDynamicallyOrTrap:
          try executeGeneric(instruction)
        case .tupleElement, .setTupleElement, .field, .setField, .objectField, .setObjectField,
          .payload, .isCase, .isSome, .unwrap:
          try executeOpening(instruction)
        case .isType, .castIfPossible, .castOrTrap, .typeOf:
          try executeType(instruction)
        case .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .nextElement, .nextInteger,
          .beginHandling, .endHandling, .trap:
          try executeFlow(instruction)
        case .call, .callClosure, .callMethod, .callWitness:
          try executeCall(instruction)
        case .intrinsic(let intrinsic, let count):
          try apply(intrinsic, argumentCount: count, fuel: &fuel)
        case .mutatingIntrinsic(let intrinsic, let count):
          try apply(intrinsic, argumentCount: count, fuel: &fuel)
        case .mutateCell(let intrinsic, let count):
          let cell = try cell(stack[stack.count - count - 1])
          try apply(intrinsic, argumentCount: count, fuel: &fuel) { change throws(Trap) in
            try cell.withValue(change)
          }
        case .mutateObjectField(let index, let intrinsic, let count):
          let object = try object(stack[stack.count - count - 1])
          try apply(intrinsic, argumentCount: count, fuel: &fuel) { change throws(Trap) in
            try object.withField(index, change)
          }
        case .loadStatic, .storeStatic, .perform, .interpolate, .throw, .return:
          if let step = try executeLeaving(instruction, fuel: &fuel) { return step }
        }
      }
      return .outOfFuel
    } catch {
      return finish(trapped: error)
    }
  }

  /// What remains of the last step, before instructions run again.
  private mutating func begin() -> Step? {
    switch mode {
    case .running:
      return nil
    case .throwing(let error):
      mode = .running
      return unwind(throwing: error)
    case .trapped(let trap):
      return finish(trapped: trap)
    case .awaitingResult, .awaitingStore, .awaitingDescription:
      preconditionFailure("a fiber that wants something is resumed before it runs")
    case .finished:
      preconditionFailure("a finished fiber doesn't run again")
    }
  }

  private mutating func finish(trapped trap: Trap) -> Step {
    mode = .finished
    var trap = trap
    trap.position = trap.position ?? nearestPosition
    return .trapped(trap)
  }

  // MARK: Resuming

  mutating func resume(returning value: Value) {
    switch mode {
    case .awaitingResult:
      stack.append(value)
    case .awaitingStore(let storage):
      storage.cell.value = stack.removeLast()
    case .awaitingDescription(let index):
      stack[index] = value
      pc -= 1
    case .running, .throwing, .trapped, .finished:
      preconditionFailure("only a fiber that wants something is resumed")
    }
    mode = .running
  }

  mutating func resume(calling closure: Closure, _ arguments: [Value]) {
    guard case .awaitingResult = mode else {
      preconditionFailure("only a fiber that wants a result is resumed by a call")
    }
    stack.append(.closure(closure))
    stack += arguments
    do throws(Trap) {
      try callClosure(argumentCount: arguments.count)
      mode = .running
    } catch {
      mode = .trapped(error)
    }
  }

  mutating func resume(throwing error: Value) {
    switch mode {
    case .awaitingResult, .awaitingStore, .awaitingDescription:
      mode = .throwing(error)
    case .running, .throwing, .trapped, .finished:
      preconditionFailure("only a fiber that wants something is resumed")
    }
  }

  // MARK: Looking

  var position: Position? {
    function.position(before: pc)
  }

  /// Of the instruction to be executed next, or else last.
  var upcomingPosition: Position? {
    guard function.positions.indices.contains(pc) else { return position }
    return function.positions[pc] ?? position
  }

  /// The position reached, or the caller's, if no line wrote the instruction.
  var nearestPosition: Position? {
    position ?? frames.reversed().lazy.compactMap { $0.function.position(before: $0.pc) }.first
  }

  /// Functions being executed, the outermost first; of many, those at either end.
  mutating func calls(
    atEitherEnd count: Int, numbering number: () -> Int
  ) -> [(function: Function, position: Position?, activation: Int)] {
    var calls: [(Function, Position?, Int)] = []
    for index in frames.indices {
      guard index < count || index >= frames.count - count else { continue }
      if frames[index].activation == 0 { frames[index].activation = number() }
      let frame = frames[index]
      calls.append((frame.function, frame.function.position(before: frame.pc), frame.activation))
    }
    if activation == 0 { activation = number() }
    return calls + [(function, position, activation)]
  }

  func backtrace() -> [(function: String, position: Position?)] {
    [(function.name, position)]
      + frames.reversed().map { ($0.function.name, $0.function.position(before: $0.pc)) }
  }
}

extension Function {
  /// Of the instruction that the one at `pc` follows in execution.
  fileprivate func position(before pc: Int) -> Position? {
    let index = max(0, pc - 1)
    return index < positions.count ? positions[index] : position
  }
}
