// The lock that its owner may take again, and the lock that it may not: `NSKind__`.

class NSKind__: NSLocking, @unchecked Sendable {
  let _own: _Lock
  var name: String?
  init() { _own = _makeLock("NSKind__", isRecursive__, false) }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock() { _own._lock() }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock() { _own._unlock() }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func `try`() -> Bool { _own._try() }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock(before limit: Date) -> Bool {
    while !_own._try() {
      if Date() >= limit { return false }
      _sleep(0.0005)
    }
    return true
  }
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    _own._lock()
    defer { _own._unlock() }
    return try body()
  }
}
