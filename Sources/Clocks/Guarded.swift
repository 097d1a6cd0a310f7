#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that threads take turns with.
///
/// The standard library's `Mutex` would do, but on Linux the thread sanitizer doesn't know it and
/// reports each contended use as a race, also to those who test their own code with a clock.
final class Guarded<Value>: @unchecked Sendable {
  // Sendable because `value` is only touched with the lock held; the lock stays at one address for
  // as long as this object lives.

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
