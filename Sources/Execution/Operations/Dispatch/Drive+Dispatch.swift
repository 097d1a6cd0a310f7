import Dispatch
import Machine
import Recording
import Synchronization

extension Drive {
  func makeQueue(_ request: Request) throws -> Value {
    var attributes = 0
    if request.arguments.count > 1, case .structure(let options) = request.arguments[1],
      case .integer(let raw)? = options.fields.first
    {
      attributes = raw.clampedToInt
    }
    var target: QueueBox?
    if request.arguments.count > 2, case .some(.native(let native)) = request.arguments[2] {
      target = native as? QueueBox
    }
    if target?.isTooDeep == true {
      throw Trap(.nestedTooDeeply(limit: QueueBox.mostTargets), position: request.position)
    }
    let label = try request.string(0)
    let box = QueueBox(
      label: label, name: run.world.name(ofQueue: label), isConcurrent: attributes & 2 != 0,
      isInactive: attributes & 4 != 0, isThread: attributes & 1 << 62 != 0, target: target)
    if attributes & 4 != 0 { resumeWhenStopped(box) }
    return .native(box)
  }

  /// A thread that waits for a closure on a suspended queue can't be informed that the run is over.
  private func resumeWhenStopped(_ box: QueueBox) {
    _ = run.addWaker { [weak box] in
      while box?.resume() != nil {}
    }
  }

  func now() -> Value {
    let now = DispatchTime.now().uptimeNanoseconds
    lane.lastNow.store(now, ordering: .relaxed)
    return .int(Int(clamping: now))
  }

  /// - Parameter deadline: Nanoseconds of uptime; nil for as soon as possible.
  func enqueue(_ request: Request, after deadline: Int?) throws -> Value {
    let box: QueueBox = try request.native(0)
    let work = try request.takeLastWork()
    var isBarrier = false
    if deadline == nil, request.arguments.count > 3 { isBarrier = try request.bool(2) }
    work.read { if case .item(let item) = $0 { isBarrier = item.isBarrier } }
    var group: DispatchGroup?
    if deadline == nil, request.arguments.count > 2,
      case .some(.native(let native)) = request.arguments[1]
    {
      let box = native as? DispatchGroupBox
      box?.noteUse()
      group = box?.group
    }
    var beginning = Lane.Beginning()
    beginning.isIgnoredBarrier = isBarrier && box === QueueBox.global
    beginning.isInDispatchGroup = group != nil
    let drive = try dispatched(
      on: box, delay: deadline.map(delay), at: request.position.map(Place.init),
      beginning: beginning)
    drive.willRun(work)
    guard deadline == nil else {
      let time = DispatchTime(uptimeNanoseconds: UInt64(clamping: deadline ?? 0))
      drive.runLane(work, on: box, at: time)
      return .void
    }
    box.queue.async(group: group, flags: isBarrier ? .barrier : []) { drive.runLane(work) }
    return .void
  }

  /// Runs work at a time, or later by the pauses until then.
  private func runLane(_ work: LaneWork<Work>, on box: QueueBox, at time: DispatchTime) {
    let before = run.world.pauses.total
    box.queue.asyncAfter(deadline: time) { [self] in
      guard let rest = run.world.pauses.rest(since: before) else { return runLane(work) }
      runLane(work, on: box, at: .now() + .nanoseconds(Int(rest / .nanoseconds(1))))
    }
  }

  func synchronize(_ request: Request) throws -> Value {
    let box: QueueBox = try request.native(0)
    let closure = try request.lastClosure
    let drive = try nested(at: request.position, heldQueues: heldQueues + box.held)
      .working(on: box)
    let wait = run.beginWait(
      of: lane.id, for: .suspendedQueue(box.name), .queue(box), at: request.position,
      calls: calls, isIdle: box.isSuspended)
    defer { run.endWait(wait) }
    let flags: DispatchWorkItemFlags = request.operation == .queueSyncBarrier ? .barrier : []
    // Closures on a concurrent queue don't wait, except for barriers.
    guard box.isSerial else {
      return try box.queue.sync(flags: flags) {
        run.endWait(wait)
        return try drive.enter(box, closure, request)
      }
    }
    guard let circle = run.world.queueWaits.begin(holding: heldQueues, for: box.id) else {
      throw Trap(
        TrapMessage.waitsForOwnQueue(box.name))
    }
    return try box.queue.sync {
      run.endWait(wait)
      run.world.queueWaits.end(circle)
      return try drive.enter(box, closure, request)
    }
  }

  /// Runs the closure of `sync` in the lane itself.
  private func enter(_ box: QueueBox, _ closure: Closure, _ request: Request) throws -> Value {
    record(.queueEntered(queue: box.name), at: request.position)
    return try run(closure)
  }

  /// The maximum, because iterations can't be ended from outside.
  private static let mostIterations = 1_000_000

  /// Iterations on this thread run in this lane. Others run outside of any task, in their own
  /// lanes.
  func performConcurrently(_ request: Request) throws -> Value {
    let closure = try request.lastClosure
    let count = try request.int(request.arguments.count - 2)
    guard count <= Self.mostIterations else {
      throw Trap(
        .tooLarge(what: "number of iterations", limit: Self.mostIterations),
        position: request.position)
    }
    let drive = try nested(at: request.position)
    let thread = currentThread()
    let place = request.position.map(Place.init)
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: max(0, count)) { index in
      guard failure.withLock({ $0 == nil }) else { return }
      do {
        if currentThread() == thread {
          _ = try drive.run(closure, [.int(index)])
        } else {
          let other = try dispatched(on: .global, delay: nil, at: place)
          other.runLane(LaneWork(.iteration(closure, [.int(index)])))
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    try check(at: request.position)
    return .void
  }

  func performOnQueue(_ request: Request) throws -> Value {
    if request.operation == .currentSpecific {
      guard case .object(let key) = try request.argument(request.arguments.count - 1) else {
        return .none
      }
      return queue?.specific(of: ObjectIdentifier(key)).map(Value.some) ?? .none
    }
    let box: QueueBox = try request.native(0)
    switch request.operation {
    case .queueActivate:
      guard let resumption = box.resume() else {
        throw Trap(
          TrapMessage.resumesRunning(queue: box.name),
          position: request.position)
      }
      note(
        .dispatch(
          .resumed(
            queue: box.name, waiting: resumption.lanes,
            isStillSuspended: resumption.isStillSuspended)), at: request.position)
    case .queueSuspend:
      box.suspend()
      resumeWhenStopped(box)
      note(.dispatch(.suspended(queue: box.name)), at: request.position)
    case .queueSetSpecific, .queueGetSpecific:
      guard case .object(let key) = try request.argument(1) else { return .none }
      if request.operation == .queueGetSpecific {
        return box.specific(of: ObjectIdentifier(key)).map(Value.some) ?? .none
      }
      var value: Value?
      if case .some(let given) = try request.argument(2) { value = given }
      box.set(value, for: key)
    default:
      let isOn = heldQueues.contains(box.id) || queue?.isOrTargets(box) == true
      guard isOn == (try request.bool(1)) else {
        throw Trap(
          .custom(
            isOn
              ? LibraryText.unexpectedQueue(box.queue.label).text
              : LibraryText.expectedQueue(box.queue.label).text),
          position: request.position)
      }
    }
    return .void
  }

  // MARK: Parts

  /// Returns a drive for work on the queue, with its own lane.
  ///
  /// - Parameters:
  ///   - calls: The calls that led to it, if they aren't those of the request.
  func dispatched(
    on box: QueueBox, delay: Double?, at place: Place?,
    beginning: Lane.Beginning = Lane.Beginning(),
    calls: [Call]? = nil
  ) throws -> Drive {
    let kind: LaneKind =
      box.isThread
      ? .thread(name: box.name.isEmpty ? nil : box.name)
      : .dispatch(queue: box.name, delay: delay)
    let lane = try run.addLane(
      kind, creator: lane, place: place,
      calls: calls ?? self.calls, isInternal: isInLibrary, receivers: receivers, needs: box.held,
      queue: box, beginning: beginning)
    if run.recorder.isTraced { box.noteEnqueued(lane.id) }
    return Drive(run: run, lane: lane, on: QueueSurroundings(heldQueues: box.held, queue: box))
  }

  /// Returns the seconds since the program last read the clock, so that `.now() + 1` is shown as 1.
  private func delay(until deadline: Int) -> Double {
    let seen = lane.lastNow.load(ordering: .relaxed)
    let now = seen > 0 ? seen : DispatchTime.now().uptimeNanoseconds
    return max(0, Double(deadline - Int(clamping: now)) / 1e9)
  }
}

/// The work that a queue runs.
enum Work {
  case closure(Closure, [Value])
  /// An iteration that runs before the call returns.
  case iteration(Closure, [Value])
  case item(WorkItemBox)
}
