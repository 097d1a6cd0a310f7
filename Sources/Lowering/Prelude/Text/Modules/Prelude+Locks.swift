extension Prelude {
  /// What locks are made of.
  static let lockParts = #"""
    @builtIn("native") class _Lock: @unchecked Sendable {
      @operation("lock") func _lock()
      @operation("tryLock") func _try() -> Bool
      @operation("unlock") func _unlock()
    }
    @operation("makeLock") func _makeLock(_ name: String, _ isRecursive: Bool) -> _Lock
    """#

  /// For the lock that may be taken again by who has it and the one that may not: `NSKind__`.
  static let locks = #"""
    class NSKind__: NSLocking, @unchecked Sendable {
      let _own: _Lock
      var name: String?
      init() { _own = _makeLock("NSKind__", isRecursive__) }
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      func lock() { _own._lock() }
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      func unlock() { _own._unlock() }
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      func `try`() -> Bool { _own._try() }
      func withLock<R>(_ body: () throws -> R) rethrows -> R {
        _own._lock()
        defer { _own._unlock() }
        return try body()
      }
    }
    """#

  static let lockProtocols = #"""
    protocol NSLocking {
      func lock()
      func unlock()
    }
    """#
}
