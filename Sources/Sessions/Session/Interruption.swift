import Synchronization

/// Whether somebody has stopped what a session is busy with; asked often by what is long.
final class Interruption: Sendable {
  private let hasCome = Atomic(false)
  private let begun = Atomic(0)
  /// The number of works that had begun when work ahead was asked for; -1 outside such work.
  private let expected = Atomic(-1)

  var isSet: Bool {
    if hasCome.load(ordering: .relaxed) { return true }
    let expected = expected.load(ordering: .relaxed)
    return expected >= 0 && expected != count
  }

  /// How many works have begun.
  var count: Int { begun.load(ordering: .relaxed) }

  func set() { hasCome.store(true, ordering: .relaxed) }

  /// Before something new begins.
  func begin() {
    hasCome.store(false, ordering: .relaxed)
    begun.add(1, ordering: .relaxed)
  }

  /// Does work that nobody waits for, unless a work has begun since the `count`th. It is interrupted
  /// when one does.
  func doAhead(since count: Int, _ work: () -> Void) {
    guard self.count == count else { return }
    expected.store(count, ordering: .relaxed)
    work()
    expected.store(-1, ordering: .relaxed)
  }
}
