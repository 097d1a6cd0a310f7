import Dispatch
import Synchronization

/// An answer that a thread waits for, and a task gives.
final class Answer<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isGiven = DispatchSemaphore(value: 0)

  func give(_ value: Value) {
    self.value.withLock { $0 = value }
    isGiven.signal()
  }

  /// Nil when the time is over before there is an answer.
  func wait(for patience: Duration) -> Value? {
    let (seconds, attoseconds) = patience.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    _ = isGiven.wait(timeout: .now() + .nanoseconds(nanoseconds))
    return value.withLock { $0 }
  }
}
