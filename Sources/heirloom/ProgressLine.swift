import LineEditing
import Synchronization

/// A line on the terminal that says for how long something has been running, until that prints
/// something or is over.
final class ProgressLine: Sendable {
  private struct State {
    /// Counts what was begun, so that a clock that is late says nothing of the next one.
    var number = 0
    var isRunning = false
    var isShown = false
  }

  /// What is over sooner needs no line.
  private static let patience = 2

  private let state = Mutex(State())

  func begin() {
    let number = state.withLock { state in
      state.number += 1
      state.isRunning = true
      return state.number
    }
    Task.detached(priority: .utility) { [weak self] in
      var seconds = 0
      while self?.isRunning(number) == true {
        if seconds >= Self.patience { self?.show(seconds, number) }
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

  private func show(_ seconds: Int, _ number: Int) {
    state.withLock { state in
      guard state.isRunning, state.number == number else { return }
      state.isShown = true
      try? writeAll(1, "\r  running for \(seconds) s; Ctrl-C stops it\u{1B}[K".utf8)
    }
  }
}
