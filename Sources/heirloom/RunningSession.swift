import Foundation
import LineEditing
import Sessions
import Synchronization

/// The session that Ctrl-C stops, whichever it is at the moment.
final class RunningSession: Sendable {
  private struct State {
    var session: LearnerSession?
    var interruptions = 0
  }

  private let state = Mutex(State())

  var session: LearnerSession? {
    get { state.withLock { $0.session } }
    set { state.withLock { $0.session = newValue } }
  }

  /// Stops what runs; a second time, for what does not stop, the process.
  func interrupt() {
    let (session, count) = state.withLock { state in
      state.interruptions += 1
      return (state.session, state.interruptions)
    }
    guard count < 3, let session else { exit(ExitStatus.interrupted.rawValue) }
    session.interrupt()
  }

  var isInterrupted: Bool { state.withLock { $0.interruptions > 0 } }
}
