import Dispatch
import Machine

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
