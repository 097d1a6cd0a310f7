import Dispatch
import Machine
import Recording
import Synchronization

extension Drive {
  /// Longer sleeps would overflow the clock's arithmetic, and no run lasts until their end.
  private static let longestSleep = Duration.seconds(60 * 60 * 24 * 365)

  /// The maximum nesting of immediate tasks, which all run on one stack.
  private static let mostImmediateTasks = 100

  func startTask(_ request: Request) throws -> Value {
    let work = try request.takeLastClosure()
    let isDeinitializer = request.operation == .startDeinitializer
    var operation = request.operation
    if isDeinitializer {
      operation = canBeginAtOnce ? .startImmediateDetachedTask : .startDetachedTask
    }
    var immediateDepth = 0
    if operation.isImmediate {
      immediateDepth = lane.immediateDepth.load(ordering: .relaxed) + 1
      guard immediateDepth <= Self.mostImmediateTasks else {
        throw Trap(
          .stackOverflow(depth: Self.mostImmediateTasks), position: request.position)
      }
      guard #available(macOS 26.0, *) else {
        throw Trap(TrapMessage.noImmediateTasks)
      }
    }
    let isDetached = operation.startsDetached
    let isBehind = isRecording && immediateDepth == 0 && work.read(isBehindThis)
    if isBehind { work.read { $0.watchMainActorObjects(in: run) } }
    var beginning = Lane.Beginning()
    beginning.held = isRecording ? work.read(\.heldObject).map(run.world.name) : nil
    beginning.isBehindCreator = isBehind
    beginning.isImmediate = immediateDepth > 0
    beginning.isDeinitializer = isDeinitializer
    beginning.priority = TaskOptions(request).priorityName
    let lane = try run.addLane(
      isDetached ? .detachedTask : .task, creator: lane,
      place: request.position.map(Place.init), calls: calls, isInternal: isInLibrary,
      receivers: receivers, needs: work.read(Isolation.init).needs,
      beginning: beginning)
    lane.immediateDepth.store(immediateDepth, ordering: .relaxed)
    let task = makeTask(work, in: lane, operation, TaskOptions(request))
    run.attach(cancel: { task.cancel() }, to: lane.id)
    return .native(TaskBox(task: task, lane: lane.id, run: run, types: request.types))
  }

  /// Whether a `deinit` can begin on this stack. A long chain of objects doesn't.
  private var canBeginAtOnce: Bool {
    guard #available(macOS 26.0, *) else { return false }
    return lane.immediateDepth.load(ordering: .relaxed) < Self.mostImmediateTasks
  }

  private func makeTask(
    _ work: LaneWork<Closure>, in lane: LaneState, _ operation: Operation,
    _ options: TaskOptions
  ) -> Task<Value, any Error> {
    let drive = Drive(run: run, lane: lane)
    let isDetached = operation.startsDetached
    let own: ProgramActor? =
      if case .actor(let own) = work.read(Isolation.init), actor === own { own } else { nil }
    if operation.isImmediate, #available(macOS 26.0, *) {
      if let own {
        return own.assumeIsolated { actor in
          isDetached
            ? Task.immediateDetached(name: options.name, priority: options.priority) {
              try await drive.runLane(work, isolation: actor)
            }
            : Task.immediate(name: options.name, priority: options.priority) {
              try await drive.runLane(work, isolation: actor)
            }
        }
      }
      let start = ImmediateStart()
      defer { start.end() }
      return Task.makeImmediate(
        options, isDetached: isDetached, immediateBody(work, in: lane, start))
    }
    // On the actor itself, the runtime enqueues its tasks in the order of their creation.
    if operation == .startTask, let own {
      return own.assumeIsolated { actor in
        guard #available(macOS 26.0, *) else {
          return Task(priority: options.priority) {
            try await drive.runLane(work, isolation: actor)
          }
        }
        return Task(name: options.name, priority: options.priority) {
          try await drive.runLane(work, isolation: actor)
        }
      }
    }
    return Task.make(options, isDetached: isDetached, drive.taskBody(work))
  }

  /// The body of an immediate task. It begins on this thread and its queues, unless its closure needs
  /// another actor.
  private func immediateBody(
    _ work: LaneWork<Closure>, in lane: LaneState, _ start: ImmediateStart
  ) -> @isolated(any) @Sendable () async throws -> Value {
    switch work.read(Isolation.init) {
    case .nothing:
      let drive = Drive(run: run, lane: lane, on: surroundings(of: start, later: []))
      return { try await drive.runLane(work, isolation: nil) }
    case .mainActor where isOnMainActor:
      let later = [QueueBox.main.id]
      let drive = Drive(run: run, lane: lane, on: surroundings(of: start, later: later))
      return { @MainActor in try await drive.runTaskOnMainActor(work) }
    case .mainActor, .actor: return Drive(run: run, lane: lane).taskBody(work)
    }
  }

  /// Returns the body of this lane's task. It has the isolation of the closure, so that the runtime
  /// enqueues main-actor tasks there at once, in the order of their creation.
  func taskBody(_ closure: Closure) -> @isolated(any) @Sendable () async throws -> Value {
    taskBody(LaneWork(closure))
  }

  func taskBody(
    _ work: LaneWork<Closure>
  ) -> @isolated(any) @Sendable () async throws -> Value {
    switch work.read(Isolation.init) {
    case .nothing: return { try await self.runTask(work) }
    case .actor(let actor): return { try await actor.runLane(self, work) }
    case .mainActor:
      let drive = Drive(run: run, lane: lane, on: .mainQueue)
      return { @MainActor in try await drive.runTaskOnMainActor(work) }
    }
  }

  @concurrent
  private func runTask(_ work: LaneWork<Closure>) async throws -> Value {
    try await runLane(work, isolation: nil)
  }

  @MainActor
  private func runTaskOnMainActor(_ work: LaneWork<Closure>) async throws -> Value {
    if isRecording { run.mainActorObjects.settle(by: nil) }
    return try await runLane(work, isolation: MainActor.shared)
  }

  func taskValue(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let box: TaskBox = try request.native(0)
    do {
      guard box.run !== run else {
        record(.awaited(box.lane), at: request.position)
        // Begins before the look for a circle. Two tasks that look first, and at the same time, would not
        // see each other's wait, and nothing could end them.
        let wait = run.beginWait(
          of: lane.id, for: .lane(box.lane), .lane(box.lane), at: request.position, calls: calls,
          isIdle: false)
        defer { run.endWait(wait) }
        if run.isCircle(lane, waitingFor: box.lane) {
          let deadlock = ConcurrencyNote.Deadlock.task(box.lane)
          run.note(deadlock: deadlock.trap(in: lane.id), of: wait)
          note(.deadlock(deadlock), at: request.position)
          run.idle(in: wait)
          // Nothing else could end the tasks of a circle when the run is over.
          return try await run.interruptibly(isolation: isolation) { try await box.task.value }
        }
        run.idle(in: wait)
        return try await box.task.value
      }
      // Stopping this run doesn't end a task of another run, so the wait itself is woken.
      return try await run.resting(isolation: isolation) {
        try await run.interruptibly(isolation: isolation) { try await box.task.value }
      }
    } catch let stopped as Stopped {
      guard !run.isStopped else { throw stopped }
      throw Trap(TrapMessage.stoppedWithOtherRun)
    }
  }

  func cancelTask(_ request: Request) throws -> Value {
    let box: TaskBox = try request.native(0)
    if box.run === run {
      record(.taskCancelled(box.lane), at: request.position)
      noteReach(box.task.isCancelled ? [] : run.reach(of: box.lane), at: request.position)
    }
    // Handlers run here, where the task is cancelled.
    calling { box.task.cancel() }
    box.run.wakeCancellable()
    return .void
  }

  /// Whether the task is cancelled, for `Task.isCancelled`.
  func isCancelled(_ request: Request) -> Bool {
    guard Task.isCancelled else {
      if isOutsideTasks, isFirstLook { note(.askedOutsideTasks, at: request.position) }
      return false
    }
    noteCancellationSeen(throws: false, at: request.position)
    return true
  }

  private var isOutsideTasks: Bool {
    switch lane.lane.kind {
    case .dispatch, .thread: withUnsafeCurrentTask { $0 == nil }
    case .main, .task, .detachedTask, .asyncLet, .groupChild, .test: false
    }
  }

  /// Whether the lane asks for the first time; false if nothing is recorded.
  private var isFirstLook: Bool {
    isRecording && !isInLibrary && !lane.hasSeenCancellation.exchange(true, ordering: .relaxed)
  }

  /// Records the first time that the program's code sees that its task is cancelled.
  private func noteCancellationSeen(throws: Bool, at position: Position?) {
    guard isFirstLook else { return }
    note(.cancellationSeen(throws: `throws`), at: position)
  }

  func checkCancellation(_ request: Request) throws -> Value {
    guard Task.isCancelled else { return .void }
    noteCancellationSeen(throws: true, at: request.position)
    throw Thrown(value: run.world.cancellationError, position: request.position)
  }

  func sleep(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let (wait, time) = try beginSleep(request)
    defer { run.endWait(wait) }
    do {
      var rest: Duration? = time
      while let next = rest {
        let before = run.world.pauses.total
        try await Task.sleep(for: next)
        rest = run.world.pauses.rest(since: before)
      }
    } catch is CancellationError {
      throw cancelled(request)
    }
    return .void
  }

  /// Records a sleep, and returns its length.
  @inline(never) private func beginSleep(_ request: Request) throws -> (wait: Int, time: Duration) {
    let duration = try duration(request)
    record(.slept(seconds: duration.inSeconds), at: request.position)
    noteFreeActor(at: request.position)
    let time = min(duration, Self.longestSleep)
    let wait = run.beginWait(
      of: lane.id, for: .thread, .sleep(until: .now + time),
      at: request.position, calls: calls, isIdle: false)
    // It may have been cancelled before the sleep was recorded.
    if Task.isCancelled { run.wake(wait) } else { run.confirmSleep(wait) }
    return (wait, time)
  }

  /// Records that a sleep ended early, and returns the error that it throws.
  @inline(never) private func cancelled(_ request: Request) -> Thrown {
    noteEarlyEnd(at: request.position)
    return Thrown(value: run.world.cancellationError, position: request.position)
  }

  func yieldTask(isolation: isolated (any Actor)?) async -> Value {
    await Task.yield()
    return .void
  }

  // MARK: Parts

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

extension Operation {
  fileprivate var isImmediate: Bool {
    self == .startImmediateTask || self == .startImmediateDetachedTask
  }

  fileprivate var startsDetached: Bool {
    switch self {
    case .startDetachedTask, .startDetachedTaskPreferring, .startImmediateDetachedTask: true
    default: false
    }
  }
}

extension Closure {
  /// The first object with a `deinit` in its class that the closure captures strongly.
  fileprivate var heldObject: Object? {
    for capture in captures {
      switch capture {
      case .object(let object) where !object.descriptor.deinitializers.isEmpty: return object
      default: continue
      }
    }
    return nil
  }
}
