import Dispatch
import Machine
import Recording

extension Drive {
  // MARK: Groups

  func performOnGroup(_ request: Request) throws -> Value {
    if request.operation == .makeDispatchGroup { return .native(DispatchGroupBox()) }
    let box: DispatchGroupBox = try request.native(0)
    switch request.operation {
    case .dispatchGroupEnter: box.enter()
    case .dispatchGroupLeave:
      guard box.leave() else {
        throw Trap(
          .custom(LibraryText.unbalancedLeave.text), position: request.position)
      }
    case .dispatchGroupWait:
      try block(on: .dispatchGroup, at: request.position) {
        box.group.wait(timeout: $0)
      }
    case .dispatchGroupWaitUntil:
      return .bool(
        try block(until: deadline(request, 1), at: request.position) {
          box.group.wait(timeout: $0)
        })
    default:
      let queue: QueueBox = try request.native(1)
      let work = try work(request, 2)
      let drive = try dispatched(
        on: queue, delay: nil, at: request.position.map(Place.init))
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
      try block(on: .semaphore, at: request.position) {
        box.semaphore.wait(timeout: $0)
      }
    case .semaphoreWaitUntil:
      return .bool(
        try block(until: deadline(request, 1), at: request.position) {
          box.semaphore.wait(timeout: $0)
        })
    default: return .int(box.semaphore.signal())
    }
    return .void
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
    case .workItemPerform: try nested(at: request.position).perform(box)
    case .workItemCancel: box.cancel()
    case .workItemIsCancelled: return .bool(box.isCancelled)
    case .workItemWait:
      try block(on: .workItem, at: request.position) {
        box.isDone.wait(timeout: $0)
      }
    case .workItemWaitUntil:
      return .bool(
        try block(until: deadline(request, 1), at: request.position) {
          box.isDone.wait(timeout: $0)
        })
    default:
      let queue: QueueBox = try request.native(1)
      let work = try work(request, 2)
      let drive = try dispatched(
        on: queue, delay: nil, at: request.position.map(Place.init))
      box.notify { queue.queue.async { drive.runLane(work) } }
    }
    return .void
  }

  func perform(_ item: WorkItemBox) throws {
    defer { item.end() }
    guard !item.isCancelled else { return }
    try checkIsolation(of: item.closure)
    _ = try run(item.closure)
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
      !heldQueues.contains(QueueBox.main.id)
    else { return }
    throw stop(
      Trap(.custom(LibraryText.wrongExecutorForClosure.text)), at: closure.function.position)
  }

  private func deadline(_ request: Request, _ index: Int) throws -> DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(clamping: try request.int(index)))
  }
}
