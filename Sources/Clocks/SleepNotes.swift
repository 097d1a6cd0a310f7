/// The sleeps of a task and of the tasks that it creates on test clocks, for messages about waiting
/// tasks.
///
/// Tasks inherit it as a task-local value. Without a binding, a sleep costs one additional read of
/// a task-local.
package final class SleepNotes: Sendable {
  @TaskLocal package static var current: SleepNotes?

  private struct Notes {
    var lastID = 0
    var texts: [Int: String] = [:]
  }

  private let notes = Guarded(Notes())

  package init() {}

  /// The current sleeps, in the order in which they began.
  package var texts: [String] {
    notes.withLock { notes in notes.texts.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Notes a sleep, and returns its id for `end`.
  func begin(_ text: String) -> Int {
    notes.withLock { notes in
      notes.lastID += 1
      notes.texts[notes.lastID] = text
      return notes.lastID
    }
  }

  func end(_ id: Int) { notes.withLock { $0.texts[id] = nil } }
}
