import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The value of a variable in the environment of the process.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// A pointer per thread, `nil` until set. When a thread that set it ends, `ThreadState.end`
/// receives it.
enum ThreadPointer {
  static var current: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    set { pthread_setspecific(key, newValue) }
  }

  private static var key: pthread_key_t {
    let known = known.load(ordering: .relaxed)
    return known == 0 ? make() : pthread_key_t(known - 1)
  }

  /// The key plus one; zero until the key exists.
  ///
  /// A lazily initialized global would check its initialization at each use.
  private static let known = Atomic<UInt>(0)

  private static func make() -> pthread_key_t {
    let free: @convention(c) (UnsafeMutableRawPointer) -> Void = { ThreadState.end($0) }
    var key: pthread_key_t = 0
    #if canImport(Darwin)
      let status = pthread_key_create(&key, free)
    #else
      // The system doesn't call this for a thread whose pointer is nil.
      let status = pthread_key_create(
        &key, unsafeBitCast(free, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self))
    #endif
    precondition(status == 0, "the process has no thread-specific key left")
    let (isFirst, first) = known.compareExchange(
      expected: 0, desired: UInt(key) + 1, ordering: .acquiringAndReleasing)
    guard !isFirst else { return key }
    pthread_key_delete(key)
    return pthread_key_t(first - 1)
  }
}

/// A lock that lets threads wait for a change by another thread.
final class Condition: @unchecked Sendable {
  // Sendable because a POSIX mutex and condition variable are designed to be shared, and both stay
  // at one address as long as this object lives.

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

  /// Runs the operation while the lock is held.
  func withLock<Result, Failure>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try operation()
  }

  /// Releases the lock until the next announcement or a spurious wakeup.
  func wait() { pthread_cond_wait(changed, mutex) }

  /// Wakes all waiting threads.
  func announce() { pthread_cond_broadcast(changed) }
}

/// Allocates memory, to be freed with `freeMemory`.
///
/// The standard library's own allocation is slower on Linux, because it uses `posix_memalign`.
func allocateMemory(_ count: Int, alignment: Int) -> UnsafeMutableRawPointer {
  var block: UnsafeMutableRawPointer?
  if alignment <= mallocAlignment {
    block = malloc(max(count, 1))
  } else {
    posix_memalign(&block, alignment, count)
  }
  guard let block else { preconditionFailure("the process has no memory left") }
  return block
}

/// The alignment that `malloc` guarantees on every platform with 64-bit pointers.
private let mallocAlignment = 16

/// Frees memory from `allocateMemory`.
func freeMemory(_ block: UnsafeMutableRawPointer) { free(block) }

/// Exits the process with a failure status.
func endProcess() -> Never { exit(EXIT_FAILURE) }

/// Calls `KeyProbe.start` with an address on a new thread, and waits until that thread ends.
func startProbe(_ address: UnsafeMutableRawPointer) {
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(
      &thread, nil,
      {
        KeyProbe.start($0)
        return nil
      }, address)
    if status == 0, let thread { pthread_join(thread, nil) }
  #else
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { address in
        if let address { KeyProbe.start(address) }
        return nil
      }, address)
    if status == 0 { pthread_join(thread, nil) }
  #endif
}

/// Ends the current thread without returning from its active calls.
func endThread() -> Never { pthread_exit(nil) }
