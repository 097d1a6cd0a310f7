import Lessons
import Sessions
import Synchronization

/// The shell's state that other threads read.
final class SharedState: Sendable {
  struct State {
    var session: LearnerSession?
    var question: Prediction?
    /// Whether something runs that Ctrl-C is meant for.
    var isBusy = false { didSet { interruptions = 0 } }
    /// How often Ctrl-C was pressed for it.
    var interruptions = 0
    /// Whether the output of a program is shown while the program runs.
    var isLive = false
  }

  let state = Mutex(State())
}
