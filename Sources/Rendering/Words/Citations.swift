import Synchronization

/// The lines that a trace's words mention, which are shown although nothing happens in them.
final class Citations: Sendable {
  private struct Cited {
    var all: Set<Int> = []
    var latest: Set<Int> = []
  }

  private let cited = Mutex(Cited())

  var lines: Set<Int> { cited.withLock { $0.all } }

  func add(_ line: Int) {
    cited.withLock { cited in
      cited.all.insert(line)
      cited.latest.insert(line)
    }
  }

  /// Returns the lines that were added since the last call.
  func takeLatest() -> Set<Int> {
    cited.withLock { cited in
      defer { cited.latest = [] }
      return cited.latest
    }
  }
}
