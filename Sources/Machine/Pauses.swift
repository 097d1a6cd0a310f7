import Synchronization

/// The time that a session's programs have spent waiting for functions of libraries, which are checked at
/// their first call.
///
/// A compiled program doesn't wait for them. So a sleep is longer by the pauses that it contains, and code
/// that races a sleep has as much time as in a compiled program.
package final class Pauses: Sendable {
  private let nanoseconds = Atomic<Int>(0)

  package init() {}

  package var total: Duration { .nanoseconds(nanoseconds.load(ordering: .relaxed)) }

  package func add(_ pause: Duration) {
    nanoseconds.wrappingAdd(Int(pause / .nanoseconds(1)), ordering: .relaxed)
  }
}
