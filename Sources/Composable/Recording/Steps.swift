internal import Synchronization

/// The reducers that an action passes through, and what they read, noted while somebody records.
///
/// Reducers know nothing of stores; so what they note goes to whoever the current task, or thread,
/// has bound. While nobody records anywhere in the process, a note costs one relaxed atomic load.
@usableFromInline
final class Steps: Sendable {
  /// The reducers, changes and reads that were noted during a reduction.
  struct Record {
    var reducers: [String] = []
    var changes: [ObservedChange] = []
    var reads: [Resolution] = []
    /// Whether the reduction is over: a task that a reducer has made, against its nature, may read
    /// later, and elsewhere.
    fileprivate var isClosed = false
  }

  @TaskLocal private static var current: Steps?
  private static let recording = Atomic<Int>(0)

  private let record = Mutex(Record())

  private init() {}

  /// Runs an operation and returns what was noted meanwhile.
  static func recorded(_ operation: () -> Void) -> Record {
    recording.add(1, ordering: .relaxed)
    defer { recording.subtract(1, ordering: .relaxed) }
    let steps = Steps()
    $current.withValue(steps) {
      withResolutionObserver({ steps.noteRead($0) }, operation: operation)
    }
    return steps.close()
  }

  /// Whether anybody records.
  @usableFromInline
  static var areNoted: Bool { recording.load(ordering: .relaxed) != 0 }

  /// Notes a reducer.
  @usableFromInline
  static func note(_ reducer: () -> String) {
    guard areNoted, let current else { return }
    let reducer = reducer()
    current.record.withLock { if !$0.isClosed { $0.reducers.append(reducer) } }
  }

  /// Notes what an `onChange` saw.
  static func noteChange(_ change: () -> ObservedChange) {
    if tellsTutor(change) { return }
    guard areNoted, let current else { return }
    let change = change()
    current.record.withLock { if !$0.isClosed { $0.changes.append(change) } }
  }

  private func noteRead(_ resolution: Resolution) {
    record.withLock { if !$0.isClosed { $0.reads.append(resolution) } }
  }

  /// Gives up what was noted; what happens from now on isn't.
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
