import Machine
import MessageTables
import Phrases
import Recording
import Synchronization

/// The waits of lanes for events that only the program can cause, to report events that never
/// happen.
extension Run {
  struct Wait: Sendable {
    /// The event that ends the wait.
    enum Kind: Sendable {
      /// A call of `wake`.
      case event
      /// A call of `wake`, or the task's cancellation.
      case cancellableEvent
      /// The lane's end.
      case lane(LaneID)
      /// The ends of the lanes that it created.
      case children
      /// The thread is blocked, and checks from time to time.
      case blocked(held: [ObjectIdentifier])
      /// The queue must be resumed.
      case queue(QueueBox)
      /// An actor that a blocked thread may occupy.
      case actor(ObjectIdentifier)
      /// Time must pass, or the task is cancelled. That isn't a wait, unless no thread is free to
      /// continue when it is over.
      case sleep(until: ContinuousClock.Instant)

      var isCancellable: Bool {
        switch self {
        case .cancellableEvent, .sleep: true
        case .event, .lane, .children, .blocked, .queue, .actor: false
        }
      }
    }

    var lane: LaneID
    var place: Place?
    var calls: [Call]
    var goal: WaitGoal
    /// Why the wait may never end: the lane waits, directly or indirectly, for itself. Only other code can still
    /// end it, as by unlocking the lock.
    var deadlock: TrapMessage?
    var kind: Kind
    /// Whether the lane only waits, and no event has ended the wait yet.
    var isIdle = false
    var isWoken = false
    /// Whether the task wasn't cancelled after its sleep was recorded. An earlier cancellation
    /// wakes no wait.
    var isSleepCertain = false
    var isSleep: Bool { if case .sleep = kind { true } else { false } }

    /// The count of changes at a blocked thread's last unsuccessful check.
    var seen = -1
    /// The number of its checks since then.
    var looks = 0
  }

  /// Records a wait that is about to begin.
  ///
  /// - Parameter isIdle: Whether the lane only waits from now on.
  func beginWait(
    of lane: LaneID, for goal: WaitGoal, _ kind: Wait.Kind, at position: Position?, calls: [Call],
    isIdle: Bool = true, deadlock: TrapMessage? = nil
  ) -> Int {
    let id = state.withLock { state in
      state.nextWaker += 1
      let wait = Wait(
        lane: lane, place: position.map(Place.init), calls: calls, goal: goal, deadlock: deadlock,
        kind: kind)
      state.waits[state.nextWaker] = wait
      state.waitOf[lane] = state.nextWaker
      if kind.isCancellable { state.cancellable += 1 }
      if wait.isSleep { state.asleep += 1 }
      if case .lane(let wanted) = kind {
        state.awaiting[wanted, default: []].append(state.nextWaker)
      }
      return state.nextWaker
    }
    if isIdle { idle(in: id) }
    return id
  }

  /// Records that a wait waits for itself.
  func note(deadlock: TrapMessage, of id: Int) {
    state.withLock { $0.waits[id]?.deadlock = deadlock }
  }

  /// Records that the lane only waits from now on, unless the wait is already over.
  func idle(in id: Int) {
    state.withLock { state in
      guard let wait = state.waits[id], !wait.isWoken, !wait.isIdle else { return }
      if case .lane(let wanted) = wait.kind, state.live[wanted] == nil { return }
      state.waits[id]?.isIdle = true
      state.idle += 1
      if case .blocked = wait.kind { state.blocked += 1 }
    }
    world.noteChange()
    world.findStandstill()
    world.findRest()
  }

  /// From now on, a cancellation finds the sleep.
  func confirmSleep(_ id: Int) {
    state.withLock { $0.waits[id]?.isSleepCertain = true }
    world.findRest()
  }

  /// Records that the wait's event has happened. Called before the event is visible.
  func wake(_ id: Int) {
    state.withLock { $0.wake(id) }
    world.noteChange()
  }

  /// Records that cancellable waits may be over, including waits that are about to begin. Called
  /// when the task is marked as cancelled.
  func wakeCancellable() {
    state.withLock { state in
      guard state.cancellable > 0 else { return }
      for (id, wait) in state.waits where wait.kind.isCancellable { state.wake(id) }
    }
    world.noteChange()
  }

  func endWait(_ id: Int) {
    state.withLock { state in
      state.wake(id)
      let wait = state.waits.removeValue(forKey: id)
      if let wait, wait.kind.isCancellable { state.cancellable -= 1 }
      if let lane = wait?.lane, state.waitOf[lane] == id { state.waitOf[lane] = nil }
      if case .lane(let wanted)? = wait?.kind {
        state.awaiting[wanted]?.removeAll { $0 == id }
        if state.awaiting[wanted]?.isEmpty == true { state.awaiting[wanted] = nil }
      }
    }
    world.noteChange()
  }

  /// Records a blocked thread's unsuccessful check at a count of changes.
  func noteLook(_ id: Int, at change: Int) {
    state.withLock { state in
      guard var wait = state.waits[id] else { return }
      wait.looks = wait.seen == change ? wait.looks + 1 : 0
      wait.seen = change
      state.waits[id] = wait
    }
    world.findStandstillForThreads()
  }

  /// Whether the program's code blocks a thread.
  var hasBlockedThreads: Bool { state.withLock { $0.blocked > 0 } }

  /// Records the current waits when the time is over.
  func recordWaits() {
    let waits = state.withLock { state in
      state.waits.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isSleep }
    }
    for wait in waits.prefix(20) {
      recorder.record(
        .issueReported(WaitMessage.stillWaits(wait.lane, for: wait.goal).text), lane: wait.lane,
        place: wait.place, calls: wait.calls)
    }
  }
}

extension Run.State {
  fileprivate mutating func wake(_ id: Int) {
    guard let wait = waits[id], !wait.isWoken else { return }
    waits[id]?.isWoken = true
    if wait.isSleep { asleep -= 1 }
    guard wait.isIdle else { return }
    waits[id]?.isIdle = false
    idle -= 1
    if case .blocked = wait.kind { blocked -= 1 }
  }

  /// Wakes the waits for the lane's end.
  mutating func wakeAwaiting(_ lane: LaneID) {
    for id in awaiting.removeValue(forKey: lane) ?? [] { wake(id) }
  }
}
