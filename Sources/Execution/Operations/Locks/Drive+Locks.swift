import Dispatch
import Machine
import Recording
import Synchronization

extension Drive {
  func makeLock(_ request: Request) throws -> Value {
    let calls = isRecording ? calls : []
    return .native(
      LockBox(
        try request.string(0), isRecursive: try request.bool(1),
        endsProgramIfHeld: try request.bool(2), made: Making.place(in: calls),
        property: calls.last { $0.propertyMade != nil }?.propertyMade))
  }

  func guardValue(_ request: Request) throws -> Value {
    let box: LockBox = try request.native(0)
    if isRecording, case .object(let object) = try request.argument(1).untyped {
      box.guards(ActorMemory(of: object))
    }
    return .void
  }

  /// Records what this lane changed in the value of a lock, and whether others had changed it since the lane
  /// read it.
  @inline(never) private func noteChange(
    behind box: LockBox, _ memory: ActorMemory, of fiber: Fiber, at position: Position?
  ) {
    let changes = memory.settle(by: lane.id)
    let stale = memory.end(lane.id, calledAt: box.locked ?? position)
    if changes.isEmpty, stale.isEmpty { return }
    noteCalls(of: fiber)
    for change in stale {
      note(
        .lockChangedBetween(
          lock: box.noted(change.property), old: change.old, new: change.new, by: change.lane,
          since: change.since.map(Place.init)), at: position)
    }
    for change in changes where run.notesAnotherWrite {
      let note = ConcurrencyNote.lockWrote(
        lock: box.noted(change.property), old: change.old, new: change.new)
      self.note(.concurrency(note), where: change.write, or: position)
    }
  }

  /// The number of calls at both ends of a deep recursion in which the object that contains a lock is found.
  private static let mostReceivers = 4

  /// Begins an access to the value of a lock, or to the object that contains the lock.
  private func enter(_ box: LockBox, by fiber: Fiber) {
    box.findOwner { fiber.receivers(atEitherEnd: Self.mostReceivers) }
    box.memoryForAccess()?.enter(lane.id)
  }

  /// Returns this lane with a place where it locks a lock; nil if nothing is recorded.
  private func holder(at position: Position?) -> LockBox.Holder? {
    isRecording ? LockBox.Holder(lane: lane.id, position: position) : nil
  }

  func lock(_ request: Request, of fiber: Fiber) throws -> Value {
    let box: LockBox = try request.native(0)
    while let semaphore = box.takeOrWait(by: holder(at: request.position)) {
      let circle = run.world.lockWaits.circle(closedBy: box)
      if let circle {
        let isOwn = box.owner == currentThread()
        if isOwn, box.endsProgramIfHeld {
          box.stopWaiting(semaphore)
          throw Trap(circle.trap(in: lane.id), position: request.position)
        }
        noteCalls(of: fiber)
        note(.deadlock(circle), at: request.position)
      }
      let wait = run.world.lockWaits.begin(box)
      defer { run.world.lockWaits.end(wait) }
      do {
        try block(on: .lock(box.name), at: request.position, deadlock: circle?.trap(in: lane.id)) {
          semaphore.wait(timeout: $0)
        }
      } catch {
        box.stopWaiting(semaphore)
        throw error
      }
    }
    if isRecording { enter(box, by: fiber) }
    return .void
  }

  func tryLock(_ request: Request, of fiber: Fiber) throws -> Value {
    let box: LockBox = try request.native(0)
    let isTaken = box.take(by: holder(at: request.position))
    if isTaken, isRecording { enter(box, by: fiber) }
    if !isTaken {
      if isRecording { noteCalls(of: fiber) }
      note(
        .dispatch(.lockRefused(box.name, byItself: box.owner == currentThread())),
        at: request.position)
    }
    return .bool(isTaken)
  }

  func unlock(_ request: Request, of fiber: Fiber) throws -> Value {
    let box: LockBox = try request.native(0)
    if isRecording, let memory = box.memory {
      noteChange(behind: box, memory, of: fiber, at: request.position)
    }
    guard box.release() else {
      throw Trap(
        TrapMessage.unlocksFree(box.name), position: request.position)
    }
    return .void
  }

  func blockThread(_ request: Request) throws -> Value {
    guard case .double(let seconds) = try request.argument(0), seconds > 0 else { return .void }
    record(.slept(seconds: seconds), at: request.position)
    note(.dispatch(.sleepBlocks(isMainActor: isOnMainActor)), at: request.position)
    let end = DispatchTime.now() + seconds
    let never = DispatchSemaphore(value: 0)
    _ = try block(until: end, at: request.position) { never.wait(timeout: $0) }
    return .void
  }

  /// Blocks the thread, as compiled code would, until the wait or the run is over.
  func block(
    on goal: WaitGoal, at position: Position?, deadlock: TrapMessage? = nil,
    _ wait: (_ timeout: DispatchTime) -> DispatchTimeoutResult
  ) throws {
    if wait(.now()) == .success { return }
    let held = heldQueues + (actor.map { [$0.id] } ?? [])
    let id = run.beginWait(
      of: lane.id, for: goal, .blocked(held: held), at: position, calls: calls,
      deadlock: deadlock)
    defer { run.endWait(id) }
    while true {
      let change = run.world.changes.load(ordering: .acquiring)
      if wait(.now() + .milliseconds(20)) == .success { return }
      try check(at: position)
      run.noteLook(id, at: change)
    }
  }

  /// Blocks the thread at most until the deadline, or later by the pauses until then. Returns false if the deadline passed.
  func block(
    until deadline: DispatchTime, at position: Position?,
    _ wait: (_ timeout: DispatchTime) -> DispatchTimeoutResult
  ) throws -> Bool {
    let before = run.world.pauses.total
    while true {
      let pause = Int((run.world.pauses.total - before) / .nanoseconds(1))
      let end = deadline + .nanoseconds(pause)
      let next = min(.now() + .milliseconds(20), end)
      if wait(next) == .success { return true }
      try check(at: position)
      if DispatchTime.now() >= end { return false }
    }
  }
}
