/// A value that a lock protects.
///
/// The standard library's `Mutex` would suffice, but the thread sanitizer on Linux doesn't
/// recognize it. It reports each contended use as a race, which would hide real races.
package final class Guarded<Value>: @unchecked Sendable {
  // Sendable because `value` is accessed only while the lock is held.

  private let lock = Condition()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
