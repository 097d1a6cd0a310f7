import Lessons
import LineEditing
import MessageTables
import Phrases
import Sessions
import Synchronization

/// A line on the terminal that says what takes long and for how long it has, until something is
/// written or it is over.
final class ProgressLine: Sendable {
  /// The current activity.
  enum Activity: Sendable {
    case running
    case block(Player.Submission, of: Lesson)
    case catchingUp

    var message: ProgressMessage {
      switch self {
      case .running: .running
      // Libraries are read when they are imported, which takes longer than anything after it.
      case .block(let submission, let lesson) where submission.block.code.contains("import "):
        .preparing(lesson: lesson.number)
      case .block: .runningLesson
      case .catchingUp: .catchingUp
      }
    }
  }

  private struct State {
    /// Counts what was begun, so that a clock that is late says nothing of the next one.
    var number = 0
    var isRunning = false
    var isShown = false
  }

  /// The time before the line is shown. Shorter activities show no line.
  private static let patience = Duration.milliseconds(200)

  private let state = Mutex(State())

  func begin(_ activity: Activity) {
    let number = state.withLock { state in
      state.number += 1
      state.isRunning = true
      return state.number
    }
    Task.detached(priority: .utility) { [weak self] in
      try? await Task.sleep(for: Self.patience)
      var seconds = 0
      while self?.isRunning(number) == true {
        self?.show(activity, seconds, number)
        try? await Task.sleep(for: .seconds(1))
        seconds += 1
      }
    }
  }

  /// Makes room for what is written next, and says nothing more.
  func end() {
    state.withLock { state in
      state.isRunning = false
      guard state.isShown else { return }
      state.isShown = false
      try? writeAll(1, "\r\u{1B}[K".utf8)
    }
  }

  private func isRunning(_ number: Int) -> Bool {
    state.withLock { $0.isRunning && $0.number == number }
  }

  private func show(_ activity: Activity, _ seconds: Int, _ number: Int) {
    state.withLock { state in
      guard state.isRunning, state.number == number else { return }
      state.isShown = true
      let message = activity.message
      let text = seconds > 0 ? ProgressMessage.forSeconds(message, seconds).text : message.text
      try? writeAll(1, "\r  \(text)\u{1B}[K".utf8)
    }
  }
}
