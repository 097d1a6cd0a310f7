import Synchronization

/// Whether somebody has stopped what a session is busy with; asked often by what is long.
final class Interruption: Sendable {
  private let hasCome = Atomic(false)

  var isSet: Bool { hasCome.load(ordering: .relaxed) }

  func set() { hasCome.store(true, ordering: .relaxed) }

  /// Before something new begins.
  func clear() { hasCome.store(false, ordering: .relaxed) }
}
