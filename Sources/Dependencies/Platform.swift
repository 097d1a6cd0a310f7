#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The value of a variable in the environment of the process.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// One pointer for every thread, `nil` until set; freed by `free` when a thread that set it ends.
struct ThreadPointer: Sendable {
  private let key: pthread_key_t

  init(free: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void) {
    var key = pthread_key_t()
    #if canImport(Darwin)
      let status = pthread_key_create(&key, free)
    #else
      // The system never calls it for a thread whose pointer is nil.
      let status = pthread_key_create(
        &key, unsafeBitCast(free, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self))
    #endif
    precondition(status == 0, "the process has no thread-specific key left")
    self.key = key
  }

  var pointer: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}

/// A lock with which threads wait for a change that another thread makes.
final class Condition: @unchecked Sendable {
  // Sendable because a POSIX mutex and condition variable are made to be shared; both stay at one
  // address for as long as this object lives.

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Runs the operation with the lock held.
  func withLock<Result>(_ operation: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return operation()
  }

  /// Gives up the lock until the next announcement, or earlier for no reason.
  func wait() { pthread_cond_wait(changed, mutex) }

  /// Wakes everyone who waits.
  func announce() { pthread_cond_broadcast(changed) }
}
