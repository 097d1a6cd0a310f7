import Synchronization

final class LockIsolated<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value { mutex.withLock { $0 } }

  func withValue<R: Sendable>(_ operation: @Sendable (inout Value) throws -> R) rethrows -> R {
    try mutex.withLock { value in try operation(&value) }
  }

  func setValue(_ newValue: Value) { mutex.withLock { $0 = newValue } }
}
