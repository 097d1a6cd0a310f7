import Machine
import Recording
import Synchronization

/// What lanes wait for that the program itself has to do, so that it can be told if it never happens.
extension Run {
  struct Wait: Sendable {
    /// What ends it.
    enum Kind: Sendable {
      /// Somebody says so, by `wake`.
      case event
      /// The same, or that the task is cancelled.
      case cancellableEvent
      /// The lane's end.
      case lane(LaneID)
      /// The ends of lanes that it created.
      case children
      /// The thread is blocked, and looks up from time to time.
      case blocked(held: [ObjectIdentifier])
      /// The queue has to be resumed.
      case queue(QueueBox)
      /// An actor that may be held by a blocked thread.
      case actor(ObjectIdentifier)
      /// Time has to pass, or the task is cancelled; that is no waiting, unless no thread is left to go
      /// on when it is over.
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
    /// What goes after "waits for".
    var what: String
    var kind: Kind
    /// Whether the lane does nothing but wait, and nothing has ended that yet.
    var isIdle = false
    var isWoken = false
    /// Whether the task wasn't cancelled after its sleep was taken down: an earlier cancellation wakes
    /// nobody.
    var isSleepCertain = false
    var isSleep: Bool { if case .sleep = kind { true } else { false } }

    /// What had changed by the time at which a blocked thread last looked up in vain.
    var seen = -1
    /// How often it has looked up since.
    var looks = 0
  }

  /// Takes down a wait that is about to begin.
  ///
  /// - Parameter isIdle: whether the lane does nothing from now on but wait.
  func beginWait(
    of lane: LaneID, for what: String, _ kind: Wait.Kind, at position: Position?, calls: [Call],
    isIdle: Bool = true
  ) -> Int {
    let id = state.withLock { state in
      state.nextWaker += 1
      let wait = Wait(
        lane: lane, place: position.map(Place.init), calls: calls, what: what, kind: kind)
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

  /// From now on the lane does nothing but wait, unless that is over already.
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

  /// What the wait is for has happened; to be called before it can be seen to.
  func wake(_ id: Int) {
    state.withLock { $0.wake(id) }
    world.noteChange()
  }

  /// Waits that a cancellation ends may be over, those that are about to begin included; to be called
  /// when the task is marked.
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

  /// A blocked thread has looked up in vain, when so much had changed.
  func noteLook(_ id: Int, at change: Int) {
    state.withLock { state in
      guard var wait = state.waits[id] else { return }
      wait.looks = wait.seen == change ? wait.looks + 1 : 0
      wait.seen = change
      state.waits[id] = wait
    }
    world.findStandstillForThreads()
  }

  /// Whether code of the program blocks a thread.
  var hasBlockedThreads: Bool { state.withLock { $0.blocked > 0 } }

  /// Records who waits when the time is over.
  func recordWaits() {
    let waits = state.withLock { state in
      state.waits.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isSleep }
    }
    for wait in waits.prefix(20) {
      recorder.record(
        .issueReported("\(wait.lane.name) still waits for \(wait.what)"), lane: wait.lane,
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

  /// Those who wait for the lane may go on.
  mutating func wakeAwaiting(_ lane: LaneID) {
    for id in awaiting.removeValue(forKey: lane) ?? [] { wake(id) }
  }
}
