import Dispatch
import Machine
import Recording

extension Drive {
  /// Longer sleeps would overflow the clock's arithmetic; nobody waits for their end.
  private static let longestSleep = Duration.seconds(60 * 60 * 24 * 365)

  func startTask(_ request: Request, isDetached: Bool) throws -> Value {
    let closure = try request.lastClosure
    let lane = try run.addLane(
      isDetached ? .detachedTask : .task, creator: lane, place: request.position.map(Place.init))
    let body = Drive(run: run, lane: lane).taskBody(closure)
    let task = isDetached ? Task.detached(operation: body) : Task(operation: body)
    run.attach(cancel: { task.cancel() }, to: lane.id)
    return .native(TaskBox(task: task, lane: lane.id, run: run))
  }

  /// What the task of this lane runs; carries the isolation of the closure, so that the runtime
  /// enqueues tasks of the main actor there at once, in the order in which they were created.
  func taskBody(_ closure: Closure) -> @isolated(any) @Sendable () async throws -> Value {
    guard closure.function.isMainActor else { return { try await self.runTask(closure) } }
    let drive = Drive(run: run, lane: lane, heldQueues: [QueueBox.main.id])
    return { @MainActor in try await drive.runTaskOnMainActor(closure) }
  }

  @concurrent
  private func runTask(_ closure: Closure) async throws -> Value {
    try await runLane(closure, isolation: nil)
  }

  @MainActor
  private func runTaskOnMainActor(_ closure: Closure) async throws -> Value {
    try await runLane(closure, isolation: MainActor.shared)
  }

  func taskValue(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let box: TaskBox = try request.native(0)
    do {
      guard box.run !== run else {
        record(.awaited(box.lane), at: request.position)
        return try await box.task.value
      }
      // Stopping this run doesn't end a task of another one, so the wait itself is woken.
      return try await run.interruptibly(isolation: isolation) { try await box.task.value }
    } catch let stopped as Stopped {
      guard !run.isStopped else { throw stopped }
      throw Trap(.custom("the task was stopped together with the run that started it"))
    }
  }

  func cancelTask(_ request: Request) throws -> Value {
    let box: TaskBox = try request.native(0)
    if box.run === run { record(.taskCancelled(box.lane), at: request.position) }
    // Handlers run here, where the task is cancelled.
    calling { box.task.cancel() }
    return .void
  }

  func checkCancellation(_ request: Request) throws -> Value {
    guard Task.isCancelled else { return .void }
    throw Thrown(value: run.world.cancellationError, position: request.position)
  }

  func sleep(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let duration = try duration(request)
    record(.slept(seconds: duration.inSeconds), at: request.position)
    do {
      try await Task.sleep(for: min(duration, Self.longestSleep))
    } catch is CancellationError {
      throw Thrown(value: run.world.cancellationError, position: request.position)
    }
    return .void
  }

  func yieldTask(isolation: isolated (any Actor)?) async -> Value {
    await Task.yield()
    return .void
  }

  // MARK: Isolation

  /// Runs a closure with its arguments on the main actor.
  @MainActor
  func hopToMainActor(_ request: Request) async throws -> Value {
    let (closure, arguments) = try call(request)
    return try await nested(at: request.position, heldQueues: [QueueBox.main.id])
      .run(closure, arguments, isolation: MainActor.shared)
  }

  /// Runs a closure with its arguments on no actor.
  @concurrent
  func leaveActor(_ request: Request) async throws -> Value {
    let (closure, arguments) = try call(request)
    return try await nested(at: request.position, heldQueues: [])
      .run(closure, arguments, isolation: nil)
  }

  // MARK: Parts

  /// The closure and what follows it; types given explicitly may stand before it.
  private func call(_ request: Request) throws -> (Closure, [Value]) {
    for (index, argument) in request.arguments.enumerated() {
      if case .closure(let closure) = argument {
        return (closure, Array(request.arguments[(index + 1)...]))
      }
    }
    return (try request.closure(0), [])
  }

  private func duration(_ request: Request) throws -> Duration {
    switch try request.argument(request.arguments.count - 1) {
    case .duration(let duration):
      return duration
    case .int(let nanoseconds) where nanoseconds >= 0:
      return .nanoseconds(nanoseconds)
    case .integer(let integer):
      return .nanoseconds(integer.clampedToInt)
    case let value:
      let text = value.pureDescription(debug: false) ?? "this"
      throw Trap(.conversionOverflow(value: text, type: "UInt64"))
    }
  }
}
