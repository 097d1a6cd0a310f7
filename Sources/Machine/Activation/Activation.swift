/// The state of a fiber.
///
/// One stack contains the registers of all frames: variables first, operands above them. A call's
/// arguments become the callee's first registers without a copy. It is a structure, owned by a
/// `Fiber`, so that a slice has one exclusivity check, and not one per instruction.
///
/// `run` executes frequent instructions on registers. All others (`general`) run as stack code:
/// functions in `Activation+….swift` pop operands below `top` and push results.
///
/// Methods that `run` calls are `mutating` even if they change nothing. For a nonmutating method,
/// the compiler copies the whole structure, 248 bytes, which took a third of the time of some
/// programs.
struct Activation: ~Copyable {
  /// The beginning of the next `run`.
  enum Mode {
    case running
    /// A request is pending. Its result will be pushed.
    case awaitingResult
    /// The storage's initializer is running. Then the top of the stack is stored.
    case awaitingStore(StaticStorage)
    /// The operand at this index is being described. Then `interpolate` is executed again.
    case awaitingDescription(Int)
    case throwing(Value)
    case trapped(Trap)
    case finished
  }

  // Small at first: every task that waits has several fibers.
  var stack = ValueStack(capacity: 16)
  /// The index above the topmost operand, during a general instruction.
  var top = 0
  var frames = FrameStack()
  var handlings: [Handling] = []
  /// Active modifications, the latest last.
  var accesses: [Access] = []
  /// The driver that records its changes of logged objects, and the objects that it makes.
  var owner: (any FiberOwner)?
  /// The driver's account of the values in effect around the fiber, for the closures that it makes.
  var surroundings: AnyObject?
  /// The closures on the stack that were made with surroundings, the innermost last. Some may have returned.
  var runningClosures: [RunningClosure] = []
  /// Whether there are such closures.
  var hasRunningClosures = false
  /// The position of the error that is propagating, or of the last one.
  var thrownAt: Position?
  var mode = Mode.running

  /// The position of the key of the last `lookUpToSet`.
  var found: Found?

  /// The objects that were released while this fiber ran; nil if no class has a `deinit`.
  var releases: Releases?
  /// Objects whose `deinit` will run, the next one last.
  var endings: [Ending] = []
  /// The number of endings. Asking the array would retain and release it for every instruction.
  var endingCount = 0
  /// Whether the current frame's return waits for objects that the frame released.
  var returnsAgain = false

  // The executing frame. The function retains its code.
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
    if closure.surroundings != nil { note(Unmanaged.passUnretained(closure)) }
  }

  deinit {
    running.release()
    for index in frames.indices { frames[index].function.release() }
  }

  var function: Function { running.reference.takeUnretainedValue() }

  /// Completes the last step before instructions run again.
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
      preconditionFailure("a fiber with a request is resumed before it runs")
    case .finished:
      preconditionFailure("a finished fiber doesn't run again")
    }
  }

  mutating func finish(trapped trap: Trap) -> Step {
    putBackLentValues()
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
      preconditionFailure("only a fiber with a request is resumed")
    }
    mode = .running
  }

  mutating func resume(calling closure: Closure, _ arguments: [Value]) {
    guard case .awaitingResult = mode else {
      preconditionFailure("only a fiber that waits for a result is resumed by a call")
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
      preconditionFailure("only a fiber with a request is resumed")
    }
  }
}
