import Machine
import Recording

extension Drive {
  /// The end of driving a fiber, or the part of it inside an `async let`.
  enum Ending {
    case returned(Value)
    /// The fiber has reached the end of the scope of this `async let`.
    case leftAsyncLet(AsyncLetBox)
  }

  /// Runs a closure to its end in the current task, on the given actor.
  func run(
    _ closure: Closure, _ arguments: [Value] = [], isolation: isolated (any Actor)?
  ) async throws -> Value {
    let fiber = makeFiber(closure, arguments)
    let drive = on(isolation as? ProgramActor)
    let memory = drive.actor !== actor && isRecording ? drive.actor?.memory : nil
    if let memory { drive.enterActor(memory, calling: closure) }
    let isOnMainActor = isRecording && isolation === MainActor.shared
    defer {
      drive.noteChangesOfObjects()
      if let memory { drive.leaveActor(memory, ending: closure) }
      if isOnMainActor { drive.leaveMainActor(ending: closure) }
      if memory == nil { drive.leaveActorAgain(isolation: isolation) }
      drive.forgetCalls()
      if let memory { drive.noteStaleChanges(memory) }
    }
    switch try await drive.drive(fiber, isolation: isolation) {
    case .returned(let value): return value
    case .leftAsyncLet: throw stop(Trap(DefectMessage.asyncLetEndsTwice), at: fiber.position)
    }
  }

  /// The number of slices after which other tasks have a turn: some hundredths of a second.
  private static let slicesOfTurn = 2_000

  /// Drives a fiber to its end, or to the end of an `async let` that began outside this call.
  func drive(_ fiber: Fiber, isolation: isolated (any Actor)?) async throws -> Ending {
    // Swift's pool has few threads, which the tutor needs too. Code on an actor isn't interrupted, because
    // the actor would be free meanwhile.
    let slices = isolation == nil && aside == nil ? Self.slicesOfTurn : .max
    while true {
      switch try advance(fiber, pausesAfter: slices) {
      case .returned(let value):
        return .returned(value)
      case .pausing:
        await Task.yield()
      case .wants(let request):
        if isRecording {
          noteOwnChanges(for: fiber, isolation: isolation)
          noteChangesOfObjects(for: fiber)
        }
        switch request.operation {
        case .beginAsyncLet:
          // It continues with the same fiber, and so with the same callers.
          let exit = ScopeExit()
          defer { exit.end() }
          let spanning = try nested(at: request.position, callers: callers)
          defer {
            if isRecording, isolation === MainActor.shared {
              run.mainActorObjects.settle(by: nil)
            }
          }
          let (ending, box) = try await spanning.spanAsyncLet(
            request, of: fiber, exit: exit, isolation: isolation)
          guard case .leftAsyncLet(let left) = ending, left === box else { return ending }
          fiber.resume(returning: .void)
        case .runOnMainActor, .runOffActor, .runOnActor, .runClosure, .runCallersClosure:
          try await hop(request, of: fiber, isolation: isolation)
        case .callerActor:
          fiber.resume(returning: Self.value(of: isolation))
        case .endAsyncLet:
          // The scope waits for the child task.
          if isRecording, isolation === MainActor.shared { leaveMainActor() }
          return .leftAsyncLet(try endAsyncLet(request, of: fiber))
        default:
          if request.operation.isAsync {
            try await answer(request, of: fiber, isolation: isolation)
          } else {
            try answer(request, of: fiber)
          }
        }
      }
    }
  }

  /// Performs an operation that may suspend, and resumes the fiber with the result.
  private func answer(
    _ request: Request, of fiber: Fiber, isolation: isolated (any Actor)?
  ) async throws {
    noteCalls(of: fiber, for: request.operation)
    do {
      let value: Value
      do {
        let departure = leaveActor(for: request, of: fiber, isolation: isolation)
        defer { comeBack(from: departure, for: request) }
        value = try await perform(request, isolation: isolation)
      }
      fiber.resume(returning: value)
    } catch {
      try resume(fiber, after: error, of: request)
    }
  }

  /// Passes on the error of an operation: to the program, or as the end of the run.
  ///
  /// Not inlined, as all that needs memory beside a suspension: it would be part of the frame that a
  /// task keeps while it waits.
  @inline(never) func resume(
    _ fiber: Fiber, after error: any Error, of request: Request
  ) throws {
    switch error {
    case let thrown as Thrown:
      fiber.resume(throwing: thrown.value)
    case let trap as Trap:
      noteCalls(of: fiber)
      throw stop(trap, at: request.position)
    default:
      run.noteStop(at: request.position.map(Place.init))
      throw error
    }
  }
}
