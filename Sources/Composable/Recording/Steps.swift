internal import Synchronization

/// The reducers that an action passes through, noted while somebody records.
///
/// Reducers know nothing of stores; so what they note goes to whoever the current task, or thread,
/// has bound. While nobody records anywhere in the process, a note costs one relaxed atomic load.
final class Steps: Sendable {
  @TaskLocal private static var current: Steps?
  private static let recording = Atomic<Int>(0)

  private let steps = Mutex<[String]>([])

  private init() {}

  /// Runs an operation and returns what its reducers noted.
  static func recorded<Result>(_ operation: () -> Result) -> (Result, [String]) {
    recording.add(1, ordering: .relaxed)
    defer { recording.subtract(1, ordering: .relaxed) }
    let steps = Steps()
    let result = $current.withValue(steps) { operation() }
    return (result, steps.steps.withLock { $0 })
  }

  /// Notes a step.
  static func note(_ step: () -> String) {
    guard recording.load(ordering: .relaxed) != 0, let current else { return }
    let step = step()
    current.steps.withLock { $0.append(step) }
  }
}
