internal import Synchronization

/// The reducers that an action passes, and their reads, noted during a recording.
///
/// Reducers don't know their stores, so their notes go to the record that the current task or
/// thread has bound. Without a recording in the process, a note costs one relaxed atomic load.
@usableFromInline
final class Steps: Sendable {
  /// The reducers, changes and reads that were noted during a reduction.
  struct Record {
    var reducers: [String] = []
    var changes: [ObservedChange] = []
    var reads: [Resolution] = []
    /// Whether the reduction is over. A task that a reducer incorrectly created may read later,
    /// elsewhere.
    fileprivate var isClosed = false
  }

  @TaskLocal private static var current: Steps?
  private static let recording = Atomic<Int>(0)

  private let record = Mutex(Record())

  private init() {}

  /// Runs an operation and returns the notes that it made.
  static func recorded(_ operation: () -> Void) -> Record {
    recording.add(1, ordering: .relaxed)
    defer { recording.subtract(1, ordering: .relaxed) }
    let steps = Steps()
    $current.withValue(steps) {
      withResolutionObserver({ steps.noteRead($0) }, operation: operation)
    }
    return steps.close()
  }

  /// Whether a recording is active.
  @usableFromInline
  static var areNoted: Bool { recording.load(ordering: .relaxed) != 0 }

  /// Notes a reducer.
  @usableFromInline
  static func note(_ reducer: () -> String) {
    guard areNoted, let current else { return }
    let reducer = reducer()
    current.record.withLock { if !$0.isClosed { $0.reducers.append(reducer) } }
  }

  /// Notes a change that an `onChange` observed.
  static func noteChange(_ change: () -> ObservedChange) {
    if tellsTutor(change) { return }
    guard areNoted, let current else { return }
    let change = change()
    current.record.withLock { if !$0.isClosed { $0.changes.append(change) } }
  }

  private func noteRead(_ resolution: Resolution) {
    record.withLock { if !$0.isClosed { $0.reads.append(resolution) } }
  }

  /// Returns the notes, and ignores later ones.
  private func close() -> Record {
    record.withLock { record in
      defer {
        record = Record()
        record.isClosed = true
      }
      return record
    }
  }
}
