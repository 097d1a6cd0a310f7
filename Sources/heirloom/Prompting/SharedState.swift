import Lessons
import Sessions
import Synchronization

/// What other threads than the shell's need to know.
final class SharedState: Sendable {
  struct State {
    var session: LearnerSession?
    var question: Prediction?
    /// Whether something runs that Ctrl-C is meant for.
    var isBusy = false
    /// Whether what a program prints is shown as it is printed.
    var isLive = false
  }

  let state = Mutex(State())
}
