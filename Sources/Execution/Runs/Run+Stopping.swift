import Recording
import Synchronization

extension Run {
  /// Stops all lanes of the run: running ones at their next slice, sleeping and waiting ones at
  /// once.
  ///
  /// May be called from any thread.
  package func interrupt() {
    stop(.interrupted(place: nil))
  }

  /// Stops the lanes that still run after the run's top level has ended. The outcome stays.
  package func abandon() {
    let outcome = outcome
    stop(outcome)
  }

  /// The first reason stays, unless it is that the top level finished.
  func stop(_ outcome: Outcome, trap: TrapSite? = nil) {
    if case .limitReached(.time, _) = outcome, !isStopped { recordWaits() }
    let wakeUps = state.withLock { state -> [@Sendable () -> Void] in
      if isStopped { return [] }
      if state.outcome == nil || state.outcome == .finished {
        state.outcome = outcome
        state.trap = trap
      }
      markStopped()
      var wakeUps = Array(state.wakers.values)
      state.wakers = [:]
      wakeUps += state.live.values.compactMap(\.cancel)
      // Closures that still wait on a queue do nothing when they run.
      state.live = state.live.filter(\.value.hasBegun)
      if state.live.isEmpty { wakeUps += state.takeSettlers() }
      return wakeUps
    }
    for wakeUp in wakeUps { wakeUp() }
  }

  /// Sets the place where a lane detected the stop, if the reason has no place.
  func noteStop(at place: Place?) {
    guard let place else { return }
    state.withLock { state in
      switch state.outcome {
      case .interrupted(nil): state.outcome = .interrupted(place: place)
      case .limitReached(let limit, nil): state.outcome = .limitReached(limit, place: place)
      default: break
      }
    }
  }

  /// Registers a closure that wakes a lane that is about to wait. Calls it at once if the run is
  /// stopped.
  func addWaker(_ waker: @escaping @Sendable () -> Void) -> Int {
    let id = state.withLock { state -> Int? in
      if isStopped { return nil }
      state.nextWaker += 1
      state.wakers[state.nextWaker] = waker
      return state.nextWaker
    }
    if let id { return id }
    waker()
    return 0
  }

  func removeWaker(_ id: Int) {
    _ = state.withLock { $0.wakers.removeValue(forKey: id) }
  }
}
