import Execution
import Synchronization

/// Interrupts a run when it prints for the first time, from a separate thread.
final class RunBox: Sendable {
  private struct State {
    var run: Run?
    var interrupted: ContinuousClock.Instant?
  }

  private let state = Mutex(State())

  func set(_ run: Run) {
    state.withLock { $0.run = run }
  }

  func wasPrinted() {
    let run = state.withLock { state -> Run? in
      defer { state.run = nil }
      return state.run
    }
    guard let run else { return }
    Task.detached {
      self.state.withLock { $0.interrupted = .now }
      run.interrupt()
    }
  }

  /// Larger than any limit if the run wasn't interrupted.
  var timeSinceInterrupt: Duration {
    state.withLock { state in
      state.interrupted.map { .now - $0 } ?? .seconds(1_000_000)
    }
  }
}
