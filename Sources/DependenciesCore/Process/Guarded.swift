/// A value that threads take turns with.
///
/// The standard library's `Mutex` would do, but on Linux the thread sanitizer doesn't know it and
/// reports each contended use as a race, which would hide the real ones.
package final class Guarded<Value>: @unchecked Sendable {
  // Sendable because `value` is only touched with the lock held.

  private let lock = Condition()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
