import Foundation
import LineEditing
import Sessions
import Synchronization

/// The session that Ctrl-C stops, whichever it is at the moment.
final class RunningSession: Sendable {
  private struct State {
    var sessions: [LearnerSession] = []
    var interruptions = 0
  }

  private let state = Mutex(State())

  var session: LearnerSession? {
    get { state.withLock { $0.sessions.last } }
    set { state.withLock { $0.sessions = newValue.map { [$0] } ?? [] } }
  }

  var sessions: [LearnerSession] { state.withLock { $0.sessions } }

  /// Adds one of several that run at the same time.
  func begin(_ session: LearnerSession) { state.withLock { $0.sessions.append(session) } }
  func end(_ session: LearnerSession) {
    state.withLock { $0.sessions.removeAll { $0 === session } }
  }

  /// The number of times Ctrl-C is pressed for something before the process ends.
  static let patience = 3

  /// Stops what runs; a second time, for what does not stop, the process.
  func interrupt() {
    let (sessions, count) = state.withLock { state in
      state.interruptions += 1
      return (state.sessions, state.interruptions)
    }
    guard count < Self.patience, !sessions.isEmpty else { exit(ExitStatus.interrupted.rawValue) }
    for session in sessions { session.interrupt() }
  }

  var isInterrupted: Bool { state.withLock { $0.interruptions > 0 } }
}
