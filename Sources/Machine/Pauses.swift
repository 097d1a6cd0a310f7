import Synchronization

/// The time that a session's programs have spent waiting for functions of libraries, which are checked at
/// their first call.
///
/// A compiled program doesn't wait for them. So a sleep is longer by the pauses that it contains, and code
/// that races a sleep has as much time as in a compiled program. Two threads that wait at the same time
/// count once, and a pause counts while it lasts.
package final class Pauses: Sendable {
  private struct State {
    var ended = Duration.zero
    /// How many threads wait, and since when one of them has.
    var waiting = 0
    var beginning = ContinuousClock.now
  }

  private let state = Mutex(State())

  package init() {}

  package var total: Duration {
    state.withLock { state in
      state.waiting == 0 ? state.ended : state.ended + state.beginning.duration(to: .now)
    }
  }

  /// Returns for how much longer to sleep because of the pauses since the total was `before`, or nil.
  package func rest(since before: Duration) -> Duration? {
    let pause = total - before
    // A pause that lasts isn't asked for in a tight loop.
    return pause > .zero ? max(pause, .milliseconds(1)) : nil
  }

  package func begin() {
    state.withLock { state in
      if state.waiting == 0 { state.beginning = .now }
      state.waiting += 1
    }
  }

  package func end() {
    state.withLock { state in
      state.waiting -= 1
      if state.waiting == 0 { state.ended += state.beginning.duration(to: .now) }
    }
  }
}
