import Dispatch
package import Recording
import Synchronization

// After a top level has ended, the work that it started may continue for a while. Waiting for it is
// pointless when every lane waits for other lanes, or sleeps longer than the wait lasts.

extension Run {
  /// Waits until every lane of the run has ended, nothing can happen any more, or the time is over.
  /// Returns the lanes that are alive.
  @discardableResult
  package func settle(for duration: Duration) async -> [LaneID] {
    let end = ContinuousClock.now + duration
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let once = Once { continuation.resume() }
      let id = state.withLock { state -> Int? in
        guard !state.live.isEmpty else { return nil }
        state.nextWaker += 1
        state.settlers[state.nextWaker] = Settler(end: end) { once() }
        return state.nextWaker
      }
      guard let id else { return once() }
      world.settlers.add(1, ordering: .acquiringAndReleasing)
      DispatchQueue.global().asyncAfter(deadline: .now() + duration.inSeconds) { [weak self] in
        _ = self?.state.withLock { $0.settlers.removeValue(forKey: id) }
        once()
      }
      world.findRest()
    }
    world.settlers.subtract(1, ordering: .acquiringAndReleasing)
    return liveLanes
  }

  /// A wait for the run's lanes.
  struct Settler: Sendable {
    var end: ContinuousClock.Instant
    var settle: @Sendable () -> Void
  }
}

extension World {
  /// Ends the waits for lanes if nothing can happen before their timeouts. Called whenever a lane
  /// or a wait has begun or ended.
  func findRest() {
    guard settlers.load(ordering: .acquiring) > 0 else { return }
    let change = changes.load(ordering: .acquiring)
    guard timers.load(ordering: .acquiring) == 0 else { return }
    let runs = runs.withLock { $0.compactMap(\.run) }
    let ends = runs.compactMap { run in run.state.withLock { $0.settlers.values.map(\.end).max() } }
    guard let end = ends.max(), runs.allSatisfy({ $0.rests(until: end) }),
      change == changes.load(ordering: .acquiring)
    else { return }
    for run in runs {
      for settler in run.state.withLock({ $0.takeSettlers() }) { settler() }
    }
  }
}

extension Run {
  /// Returns whether no lane continues before a moment unless another one does.
  fileprivate func rests(until end: ContinuousClock.Instant) -> Bool {
    state.withLock { state in
      if state.live.isEmpty { return true }
      // A stopped run is about to end.
      guard !isStopped else { return false }
      let sleepers = state.waits.values.count { wait in
        if case .sleep(let deadline) = wait.kind {
          deadline >= end && !wait.isWoken && wait.isSleepCertain
        } else {
          false
        }
      }
      return state.idle + sleepers >= state.begun
        && state.live.values.allSatisfy { $0.hasBegun || $0.queue?.isSuspended == true }
        && state.waits.values.allSatisfy { !$0.isIdle || $0.rests }
    }
  }
}

extension Run.State {
  mutating func takeSettlers() -> [@Sendable () -> Void] {
    defer { settlers = [:] }
    return settlers.values.map(\.settle)
  }
}

extension Run.Wait {
  /// Whether only another lane can end it, and its end would already be recorded.
  fileprivate var rests: Bool {
    switch kind {
    case .event, .cancellableEvent, .lane, .children: true
    case .queue(let queue): queue.isSuspended
    case .blocked, .actor, .sleep: false
    }
  }
}
