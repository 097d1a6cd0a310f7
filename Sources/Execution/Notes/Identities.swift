import Machine
import Synchronization

/// Assigns the numbers that identify streams, clocks, and objects of one class, in a record.
final class Identities: Sendable {
  private let counts = Mutex<[ObjectIdentifier: Int]>([:])
  private let streams = Atomic(0)
  private let clocks = Atomic(0)

  func makeNumber(of descriptor: TypeDescriptor) -> Int {
    counts.withLock { counts in
      counts[ObjectIdentifier(descriptor), default: 0] += 1
      return counts[ObjectIdentifier(descriptor), default: 1]
    }
  }

  func makeStreamNumber() -> Int { streams.wrappingAdd(1, ordering: .relaxed).newValue }
  func makeClockNumber() -> Int { clocks.wrappingAdd(1, ordering: .relaxed).newValue }
}

extension World {
  func number(of object: Object) -> Int {
    object.number { identities.makeNumber(of: object.descriptor) }
  }

  /// `Account #1`
  func name(of object: Object) -> String {
    object.descriptor.isNumbered
      ? "\(object.instance.name) #\(number(of: object))" : object.instance.name
  }
}
