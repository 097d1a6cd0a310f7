import Dispatch
import Machine
import Recording
import Synchronization

/// A real dispatch group, with a count of its entries. A real group ends the process if it is left
/// too often, or released before it is left.
final class DispatchGroupBox: NativeValue {
  let group = DispatchGroup()
  /// The name of the wait, in a trace.
  let blocker: DispatchNote.Blocker
  private let entered = Mutex(0)
  private let isUsed = Atomic(false)

  init(isOfOperations: Bool) { blocker = isOfOperations ? .operations : .group }

  deinit {
    for _ in 0..<entered.withLock({ $0 }) { group.leave() }
  }

  /// Whether work was put into it at any time.
  var hasBeenUsed: Bool { isUsed.load(ordering: .relaxed) }
  func noteUse() { isUsed.store(true, ordering: .relaxed) }

  func enter() {
    noteUse()
    entered.withLock { $0 += 1 }
    group.enter()
  }

  func leave() -> Bool {
    let isInside = entered.withLock { entered in
      guard entered > 0 else { return false }
      entered -= 1
      return true
    }
    if isInside { group.leave() }
    return isInside
  }

  static var leadsOn: Bool { false }
  var typeName: String { "DispatchGroup" }
  var description: String { "DispatchGroup" }
}

/// A real semaphore. A semaphore below its initial value must not be released, so it is made with
/// zero and then signaled up to its value.
final class SemaphoreBox: NativeValue {
  let semaphore = DispatchSemaphore(value: 0)
  /// The initial value.
  let value: Int
  /// The lanes that are blocked by it, in a traced run.
  let waiting = Mutex(Waiting())

  /// Any of the lanes may be the first to notice a signal.
  struct Waiting {
    private var lanes: [LaneID] = []
    /// The number of signals that no lane has noticed yet.
    private var signals = 0
    /// Whether anything but the initial value explains that a wait returns at once.
    private var isUsed = false

    mutating func begin(_ lane: LaneID) { lanes.append(lane) }

    /// Returns whether a wait has returned at once only because of the initial value, for the first time.
    mutating func pass() -> Bool {
      defer { isUsed = true }
      return !isUsed
    }

    mutating func end(_ lane: LaneID) {
      lanes.removeFirst(lane)
      signals = max(0, signals - 1)
    }

    /// Returns the lanes of which the signal resumes one.
    mutating func signal() -> [LaneID] {
      isUsed = true
      guard signals < lanes.count else { return [] }
      signals += 1
      return lanes
    }
  }

  init(value: Int) {
    self.value = value
    for _ in 0..<value { semaphore.signal() }
  }

  static var leadsOn: Bool { false }
  var typeName: String { "DispatchSemaphore" }
  var description: String { "DispatchSemaphore" }
}

/// A work item: its closure, and a real item that is performed with it.
final class WorkItemBox: NativeValue {
  let closure: Closure
  let isBarrier: Bool
  let isDone = DispatchGroup()
  private let state = Mutex(State())

  private struct State {
    var runs = 0
    var isCancelled = false
    /// Whether code waits for it, or has waited until its end.
    var isAwaited = false
    /// The lanes that will run it, and those that run it now.
    var waiting: [LaneID] = []
    var running: [LaneID] = []
    /// Work to run after the item. It is dropped if the item never runs.
    var followers: [Kept<@Sendable () -> Void>] = []
  }

  init(_ closure: Closure, isBarrier: Bool) {
    self.closure = closure
    self.isBarrier = isBarrier
    isDone.enter()
  }

  deinit {
    if state.withLock({ $0.runs }) == 0 { isDone.leave() }
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  var progress: DispatchNote.ItemState {
    state.withLock { state in
      if let lane = state.running.first { return .running(lane) }
      if let lane = state.waiting.first { return .enqueued(lane) }
      return state.runs > 0 ? .ended : .idle
    }
  }

  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Returns false if other code waits for it, or has done so. A real item then ends the process.
  func beginWaiting() -> Bool {
    state.withLock { state in
      defer { state.isAwaited = true }
      return !state.isAwaited
    }
  }

  /// Called when a wait took too long. Code may wait for it again.
  func stopWaiting() { state.withLock { $0.isAwaited = false } }

  /// Called when a lane is made that will run it.
  func wait(in lane: LaneID) { state.withLock { $0.waiting.append(lane) } }

  /// Whether the lane was made to run it, and hasn't done so.
  func waits(in lane: LaneID) -> Bool { state.withLock { $0.waiting.contains(lane) } }

  func begin(in lane: LaneID) {
    state.withLock { state in
      state.waiting.removeFirst(lane)
      state.running.append(lane)
    }
  }

  /// Called when it has run, or would have run without its cancellation.
  func end(in lane: LaneID) {
    let (isFirst, followers) = state.withLock { state in
      defer { state.followers = [] }
      state.waiting.removeFirst(lane)
      state.running.removeFirst(lane)
      state.runs += 1
      return (state.runs == 1, state.followers)
    }
    if isFirst { isDone.leave() }
    for follower in followers { follower.content() }
  }

  /// Calls the follower after the item has run, or now if it has.
  func notify(_ follower: @escaping @Sendable () -> Void) {
    let hasRun = state.withLock { state in
      if state.runs == 0 { state.followers.append(Kept(follower)) }
      return state.runs > 0
    }
    if hasRun { follower() }
  }

  static var leadsOn: Bool { true }
  var typeName: String { "DispatchWorkItem" }
  var description: String { "DispatchWorkItem" }
}

extension Array where Element: Equatable {
  /// Removes the first element that equals the given one, if there is one.
  fileprivate mutating func removeFirst(_ element: Element) {
    if let index = firstIndex(of: element) { remove(at: index) }
  }
}
