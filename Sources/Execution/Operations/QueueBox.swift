import Dispatch
import Machine
import Synchronization

/// A real dispatch queue as the program holds it.
final class QueueBox: NativeValue {
  let queue: DispatchQueue
  /// As traces call it.
  let name: String
  /// Whether it runs one closure after another.
  let isSerial: Bool

  private init(_ queue: DispatchQueue, name: String, isSerial: Bool) {
    self.queue = queue
    self.name = name
    self.isSerial = isSerial
  }

  convenience init(label: String, isConcurrent: Bool) {
    let queue =
      isConcurrent
      ? DispatchQueue(label: label, attributes: .concurrent) : DispatchQueue(label: label)
    self.init(queue, name: label, isSerial: !isConcurrent)
  }

  static let main = QueueBox(.main, name: "main", isSerial: true)
  static let global = QueueBox(.global(), name: "global", isSerial: false)

  /// Of the box: on Linux each mention of `DispatchQueue.main` makes another object for the queue.
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  /// What a closure on the queue holds up while it runs.
  var held: [ObjectIdentifier] { isSerial ? [id] : [] }

  var typeName: String { "DispatchQueue" }
  var description: String { "DispatchQueue(\(queue.label))" }
}

/// Which threads wait in a `sync` for which queue, while they hold up others.
final class QueueWaits: Sendable {
  private struct Wait {
    var held: [ObjectIdentifier]
    var queue: ObjectIdentifier
  }

  private let waits = Mutex<(next: Int, pending: [Int: Wait])>((0, [:]))

  /// Nil if the wait would never end.
  func begin(holding held: [ObjectIdentifier], for queue: QueueBox) -> Int? {
    waits.withLock { waits in
      var reached: Set<ObjectIdentifier> = [queue.id]
      var unexplored = [queue.id]
      while let queue = unexplored.popLast() {
        guard !held.contains(queue) else { return nil }
        for wait in waits.pending.values
        where wait.held.contains(queue) && reached.insert(wait.queue).inserted {
          unexplored.append(wait.queue)
        }
      }
      waits.next += 1
      waits.pending[waits.next] = Wait(held: held, queue: queue.id)
      return waits.next
    }
  }

  func end(_ id: Int) {
    _ = waits.withLock { $0.pending.removeValue(forKey: id) }
  }
}
