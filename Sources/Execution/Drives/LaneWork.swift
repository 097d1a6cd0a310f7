import Synchronization

/// The work of a lane, until the lane takes it.
///
/// The runtime releases the closure of a task, or of a queue, when it has run. Then the captured values end on the
/// lane. Therefore only the lane may refer to the closure.
final class LaneWork<Content: Sendable>: Sendable {
  private let held: Mutex<Content?>

  init(_ content: Content) { held = Mutex(content) }

  /// Reads the content before it is taken.
  func read<Result>(_ body: (Content) throws -> Result) rethrows -> Result {
    try body(content(isTaken: false))
  }

  /// Moves the content to the lane, which runs it once.
  func take() -> Content { content(isTaken: true) }

  private func content(isTaken: Bool) -> Content {
    let found = held.withLock { held in
      defer { if isTaken { held = nil } }
      return held
    }
    guard let found else { preconditionFailure("a lane runs its work once") }
    return found
  }
}
