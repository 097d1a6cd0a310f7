import Synchronization

/// The waits of threads that block something else. A cycle would deadlock, so the thread that would
/// close one detects it.
final class WaitGraph: Sendable {
  private struct Wait {
    var held: [ObjectIdentifier]
    var wanted: ObjectIdentifier
  }

  private let waits = Mutex<(next: Int, pending: [Int: Wait])>((0, [:]))

  /// Returns nil if the wait would never end.
  func begin(holding held: [ObjectIdentifier], for wanted: ObjectIdentifier) -> Int? {
    waits.withLock { waits in
      var reached: Set<ObjectIdentifier> = [wanted]
      var unexplored = [wanted]
      while let next = unexplored.popLast() {
        guard !held.contains(next) else { return nil }
        for wait in waits.pending.values
        where wait.held.contains(next) && reached.insert(wait.wanted).inserted {
          unexplored.append(wait.wanted)
        }
      }
      waits.next += 1
      waits.pending[waits.next] = Wait(held: held, wanted: wanted)
      return waits.next
    }
  }

  func end(_ id: Int) {
    _ = waits.withLock { $0.pending.removeValue(forKey: id) }
  }
}
