import Synchronization

/// The lines that a trace's words mention, which are shown although nothing happens in them.
final class Citations: Sendable {
  private let cited = Mutex<Set<Int>>([])

  var lines: Set<Int> { cited.withLock { $0 } }

  func add(_ line: Int) { cited.withLock { _ = $0.insert(line) } }
}
