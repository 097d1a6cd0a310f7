/// What a task, and those that it makes, sleep for on test clocks; for whoever has to say what a task
/// waits for.
///
/// Handed down as task-local values are. Where none is bound, a sleep costs one read of a task-local
/// more.
package final class SleepNotes: Sendable {
  @TaskLocal package static var current: SleepNotes?

  private struct Notes {
    var lastID = 0
    var texts: [Int: String] = [:]
  }

  private let notes = Guarded(Notes())

  package init() {}

  /// What is being slept for, in the order in which the sleeps began.
  package var texts: [String] {
    notes.withLock { notes in notes.texts.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Notes a sleep; returns what ends it.
  func begin(_ text: String) -> Int {
    notes.withLock { notes in
      notes.lastID += 1
      notes.texts[notes.lastID] = text
      return notes.lastID
    }
  }

  func end(_ id: Int) { notes.withLock { $0.texts[id] = nil } }
}
