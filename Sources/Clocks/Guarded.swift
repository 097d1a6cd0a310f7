#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that a lock protects.
///
/// The standard library's `Mutex` would suffice, but the thread sanitizer on Linux doesn't
/// recognize it. It reports each contended use as a race, also in tests of programs that use a
/// clock.
final class Guarded<Value>: @unchecked Sendable {
  // Sendable because `value` is accessed only while the lock is held, and the lock stays at one
  // address as long as this object lives.

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
