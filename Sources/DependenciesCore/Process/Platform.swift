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

/// One pointer for every thread, `nil` until set; `ThreadState.end` is called with it when a thread
/// that set it ends.
enum ThreadPointer {
  static var current: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    set { pthread_setspecific(key, newValue) }
  }

  private static var key: pthread_key_t {
    let known = known.load(ordering: .relaxed)
    return known == 0 ? make() : pthread_key_t(known - 1)
  }

  /// The key plus one; zero until there is one.
  ///
  /// A lazily initialized global would be asked at each use whether it is initialized.
  private static let known = Atomic<UInt>(0)

  private static func make() -> pthread_key_t {
    let free: @convention(c) (UnsafeMutableRawPointer) -> Void = { ThreadState.end($0) }
    var key: pthread_key_t = 0
    #if canImport(Darwin)
      let status = pthread_key_create(&key, free)
    #else
      // The system never calls it for a thread whose pointer is nil.
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
  func withLock<Result, Failure>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try operation()
  }

  /// Gives up the lock until the next announcement, or earlier for no reason.
  func wait() { pthread_cond_wait(changed, mutex) }

  /// Wakes everyone who waits.
  func announce() { pthread_cond_broadcast(changed) }
}

/// Memory for so many bytes, given back with `freeMemory`.
///
/// The standard library's own allocation takes a slower way on Linux, through `posix_memalign`.
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

/// What `malloc` guarantees on every platform with 64-bit pointers.
private let mallocAlignment = 16

/// Gives back what `allocateMemory` gave.
func freeMemory(_ block: UnsafeMutableRawPointer) { free(block) }

/// Ends the process in order, with the status of a failure.
func endProcess() -> Never { exit(EXIT_FAILURE) }

/// Calls `KeyProbe.start` with an address on a thread of its own, and waits for that thread's end.
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

/// Ends the current thread, abandoning the calls that it is in the middle of.
func endThread() -> Never { pthread_exit(nil) }
