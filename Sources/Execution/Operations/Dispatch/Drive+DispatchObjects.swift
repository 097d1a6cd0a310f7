import Dispatch
import Machine
import Recording
import Synchronization

extension Drive {
  // MARK: Groups

  func performOnGroup(_ request: Request) throws -> Value {
    if request.operation == .makeDispatchGroup {
      return .native(DispatchGroupBox(isOfOperations: !request.arguments.isEmpty))
    }
    let box: DispatchGroupBox = try request.native(0)
    switch request.operation {
    case .dispatchGroupEnter: box.enter()
    case .dispatchGroupLeave:
      guard box.leave() else {
        throw Trap(
          .custom(LibraryText.unbalancedLeave.text), position: request.position)
      }
    case .dispatchGroupWait where box.blocker == .group && !box.hasBeenUsed:
      note(.dispatch(.blocked(on: .unusedGroup, isMainActor: isOnMainActor)), at: request.position)
    case .dispatchGroupWait:
      try blockTelling(on: box.blocker, at: request.position) { box.group.wait(timeout: $0) }
    case .dispatchGroupWaitUntil:
      return .bool(
        try blockTelling(on: box.blocker, until: deadline(request, 1), at: request.position) {
          box.group.wait(timeout: $0)
        })
    default:
      let queue: QueueBox = try request.native(1)
      let work = try request.takeLastWork()
      let isEmpty = isRecording && box.group.wait(timeout: .now()) == .success
      var beginning = Lane.Beginning()
      beginning.follows = isEmpty ? box.hasBeenUsed ? .emptyGroup : .unusedGroup : .group
      let drive = try dispatched(
        on: queue, delay: nil, at: request.position.map(Place.init), beginning: beginning)
      drive.willRun(work)
      box.group.notify(queue: queue.queue) { drive.runLane(work) }
    }
    return .void
  }

  // MARK: Semaphores

  /// The maximum initial value, because the semaphore is signaled that often at its creation.
  private static let largestSemaphore = 1_000_000

  func performOnSemaphore(_ request: Request) throws -> Value {
    if request.operation == .makeSemaphore {
      let value = try request.int(0)
      guard value >= 0 else {
        throw Trap(TrapMessage.semaphoreValue(value), position: request.position)
      }
      guard value <= Self.largestSemaphore else {
        throw Trap(
          .tooLarge(what: "semaphore's value", limit: Self.largestSemaphore),
          position: request.position)
      }
      return .native(SemaphoreBox(value: value))
    }
    let box: SemaphoreBox = try request.native(0)
    switch request.operation {
    case .semaphoreWait:
      if box.semaphore.wait(timeout: .now()) == .success {
        notePass(of: box, at: request.position)
        return .void
      }
      try waiting(for: box) {
        try blockTelling(on: .semaphore, at: request.position) { box.semaphore.wait(timeout: $0) }
      }
    case .semaphoreWaitUntil:
      if box.semaphore.wait(timeout: .now()) == .success {
        notePass(of: box, at: request.position)
        return .bool(true)
      }
      return .bool(
        try waiting(for: box) {
          try blockTelling(on: .semaphore, until: deadline(request, 1), at: request.position) {
            box.semaphore.wait(timeout: $0)
          }
        })
    default:
      let waiting = box.waiting.withLock { $0.signal() }
      if !waiting.isEmpty { note(.dispatch(.signaled(waiting: waiting)), at: request.position) }
      return .int(box.semaphore.signal())
    }
    return .void
  }

  private func notePass(of semaphore: SemaphoreBox, at position: Position?) {
    guard isRecording, semaphore.waiting.withLock({ $0.pass() }) else { return }
    note(.dispatch(.passed(value: semaphore.value)), at: position)
  }

  private func waiting<Result>(
    for semaphore: SemaphoreBox, _ wait: () throws -> Result
  ) rethrows -> Result {
    guard isRecording else { return try wait() }
    semaphore.waiting.withLock { $0.begin(lane.id) }
    defer { semaphore.waiting.withLock { $0.end(lane.id) } }
    return try wait()
  }

  // MARK: Waits

  private func blockTelling(
    on blocker: DispatchNote.Blocker, at position: Position?,
    _ wait: (_ timeout: DispatchTime) -> DispatchTimeoutResult
  ) throws {
    if wait(.now()) == .success { return }
    note(.dispatch(.blocked(on: blocker, isMainActor: isOnMainActor)), at: position)
    try block(on: blocker.goal, at: position, wait)
  }

  private func blockTelling(
    on blocker: DispatchNote.Blocker, until deadline: DispatchTime, at position: Position?,
    _ wait: (_ timeout: DispatchTime) -> DispatchTimeoutResult
  ) throws -> Bool {
    let isBlocking = deadline > .now()
    let isOver = try block(until: deadline, at: position, wait)
    if !isOver, isBlocking {
      note(.dispatch(.timedOut(on: blocker, isMainActor: isOnMainActor)), at: position)
    }
    return isOver
  }

  // MARK: Work items

  func performOnWorkItem(_ request: Request) throws -> Value {
    if request.operation == .makeWorkItem {
      var isBarrier = false
      if case .structure(let flags)? = request.arguments.first,
        case .integer(let raw)? = flags.fields.first
      {
        isBarrier = raw.clampedToInt & 1 != 0
      }
      return .native(WorkItemBox(try request.lastClosure, isBarrier: isBarrier))
    }
    let box: WorkItemBox = try request.native(0)
    switch request.operation {
    case .workItemPerform: try nested(at: request.position).perform(box, at: request.position)
    case .workItemCancel:
      if !box.isCancelled {
        note(.dispatch(.itemCancelled(box.progress)), at: request.position)
      }
      box.cancel()
    case .workItemIsCancelled: return .bool(box.isCancelled)
    case .workItemWait:
      try beginWaiting(for: box, at: request.position)
      try blockTelling(on: .item, at: request.position) { box.isDone.wait(timeout: $0) }
    case .workItemWaitUntil:
      try beginWaiting(for: box, at: request.position)
      let isOver = try blockTelling(
        on: .item, until: deadline(request, 1), at: request.position
      ) {
        box.isDone.wait(timeout: $0)
      }
      if !isOver { box.stopWaiting() }
      return .bool(isOver)
    default:
      let queue: QueueBox = try request.native(1)
      let work = try request.takeLastWork()
      var beginning = Lane.Beginning()
      beginning.follows = .item
      let drive = try dispatched(
        on: queue, delay: nil, at: request.position.map(Place.init), beginning: beginning)
      drive.willRun(work)
      box.notify { queue.queue.async { drive.runLane(work) } }
    }
    return .void
  }

  private func beginWaiting(for item: WorkItemBox, at position: Position?) throws {
    guard item.beginWaiting() else {
      throw Trap(.custom(LibraryText.secondWaitForItem.text), position: position)
    }
  }

  func perform(_ item: WorkItemBox, at position: Position? = nil) throws {
    defer { item.end(in: lane.id) }
    guard !item.isCancelled else {
      note(.dispatch(.itemSkipped(isWholeLane: item.waits(in: lane.id))), at: position)
      return
    }
    item.begin(in: lane.id)
    try checkIsolation(of: item.closure)
    _ = try run(item.closure)
  }

  /// Informs a work item about the lane of this drive.
  func willRun(_ work: LaneWork<Work>) {
    work.read { if case .item(let item) = $0 { item.wait(in: lane.id) } }
  }

  func perform(_ work: Work) throws {
    switch work {
    case .closure(let closure, let arguments):
      try checkIsolation(of: closure)
      _ = try run(closure, arguments)
    case .iteration(let closure, let arguments): _ = try run(closure, arguments)
    case .item(let item): try perform(item)
    }
  }

  /// A main-actor closure that is passed to an API without isolation is checked when it begins, as
  /// in compiled code.
  private func checkIsolation(of closure: Closure) throws {
    guard closure.function.isMainActor, closure.function.checksQueue, !closure.function.isAsync,
      !isOnMainActor
    else { return }
    throw stop(
      Trap(.custom(LibraryText.wrongExecutorForClosure.text)), at: closure.function.position)
  }

  private func deadline(_ request: Request, _ index: Int) throws -> DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(clamping: try request.int(index)))
  }
}

extension DispatchNote.Blocker {
  fileprivate var goal: WaitGoal {
    switch self {
    case .semaphore: .semaphore
    case .group, .operations, .unusedGroup, .emptyGroup: .dispatchGroup
    case .item: .workItem
    }
  }
}
