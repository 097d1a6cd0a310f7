/// The state of a fiber.
///
/// One stack holds the registers of all frames: variables first, operands above them. A call's
/// arguments become the callee's first registers where they are. It is a struct, owned by a `Fiber`,
/// so that running pays for one exclusivity check per slice, not one per instruction.
///
/// Frequent instructions are executed by `run`, on registers. All others (`general`) run as the stack
/// code says: functions in `Activation+….swift` take operands from below `top` and push results.
///
/// What `run` calls is `mutating` even where it changes nothing: to lend the structure to a method that
/// isn't, the compiler copies all of it, 248 bytes, which took a third of the time of some programs.
struct Activation: ~Copyable {
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

  var stack = ValueStack(capacity: 64)
  /// The place above the topmost operand, while a general instruction is executed.
  var top = 0
  var frames = FrameStack()
  var handlings: [Handling] = []
  /// Modifications that are going on, the one begun last last.
  var accesses: [Access] = []
  /// Of the error that is on its way, or was last.
  var thrownAt: Position?
  var mode = Mode.running

  /// Where the last `lookUpToSet` found its key.
  var found: Found?

  /// What was released while this fiber ran; nil as long as no class has a `deinit`.
  var releases: Releases?
  /// Objects whose `deinit` is to run, the next one last.
  var endings: [Ending] = []
  /// How many there are. To ask the array would retain and release it, at every instruction.
  var endingCount = 0

  // The frame being executed. The function keeps its code.
  var running: RunningFunction
  var code: UnsafePointer<RegisterCode.View>
  var pc = 0
  var base = 0
  var handlingBase = 0
  var activation = 0

  let depthLimit: Int

  init(closure: Closure, arguments: [Value], depthLimit: Int) {
    self.depthLimit = depthLimit
    let function = closure.function
    running = RunningFunction(.passUnretained(function), isHeld: true)
    code = function.registerCode ?? RegisterCode.none.pointer
    let captures = closure.captures
    guard function.isSealed, function.captureCount == captures.count,
      function.parameterCount == arguments.count
    else {
      mode = .trapped(
        Trap(calling: function, captures: captures.count, argumentCount: arguments.count))
      return
    }
    stack.reserve(Int(code.pointee.frameSize))
    for value in captures { push(value) }
    for value in arguments { push(value) }
  }

  deinit {
    running.release()
    for index in frames.indices { frames[index].function.release() }
  }

  var function: Function { running.reference.takeUnretainedValue() }

  /// What remains of the last step, before instructions run again.
  mutating func begin() -> Step? {
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

  mutating func finish(trapped trap: Trap) -> Step {
    mode = .finished
    var trap = trap
    trap.position = trap.position ?? nearestPosition
    return .trapped(trap)
  }

  // MARK: Resuming

  mutating func resume(returning value: Value) {
    switch mode {
    case .awaitingResult:
      push(value)
    case .awaitingStore(let storage):
      storage.cell.value = pop()
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
    let start = top
    stack.reserve(top + arguments.count + 1)
    push(.closure(closure))
    for value in arguments { push(value) }
    do throws(Trap) {
      try callClosure(
        at: start, over: start, argumentCount: arguments.count, result: Int32(start - base))
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
}
