struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let _lock: _Lock
  private let _storage: Storage
  init(uncheckedState initialState: State) {
    _lock = _makeLock("OSAllocatedUnfairLock", false, true)
    _storage = Storage(initialState)
    _lock._guards(_storage)
  }
  func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    _lock._lock()
    defer { _lock._unlock() }
    return try body(&_storage.state)
  }
  func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard _lock._try() else { return nil }
    defer { _lock._unlock() }
    return try body(&_storage.state)
  }
}
extension OSAllocatedUnfairLock where State: Sendable {
  init(initialState: State) { self.init(uncheckedState: initialState) }
}
extension OSAllocatedUnfairLock where State == Void {
  init() { self.init(uncheckedState: ()) }
  func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  func lock() { _lock._lock() }
  func lockIfAvailable() -> Bool { _lock._try() }
  func unlock() { _lock._unlock() }
}
