internal import Synchronization

/// The reducers that an action passes through, noted while somebody records.
///
/// Reducers know nothing of stores; so what they note goes to whoever the current task, or thread,
/// has bound. While nobody records anywhere in the process, a note costs one relaxed atomic load.
final class Steps: @unchecked Sendable {
  // Sendable because it is bound during one call of a reducer, and only that call writes into it.

  @TaskLocal private static var current: Steps?
  private static let recording = Atomic<Int>(0)

  private var steps: [String] = []

  private init() {}

  /// Runs an operation and returns what its reducers noted.
  static func recorded<Result>(_ operation: () -> Result) -> (Result, [String]) {
    recording.add(1, ordering: .relaxed)
    defer { recording.subtract(1, ordering: .relaxed) }
    let steps = Steps()
    let result = $current.withValue(steps) { operation() }
    return (result, steps.steps)
  }

  /// Notes a step.
  static func note(_ step: () -> String) {
    guard recording.load(ordering: .relaxed) != 0, let current else { return }
    current.steps.append(step())
  }
}
