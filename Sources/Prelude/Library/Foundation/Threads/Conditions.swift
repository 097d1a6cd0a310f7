// A lock whose holder can wait for what others say, made of a semaphore for each who waits.

class NSCondition: Hashable, NSLocking, @unchecked Sendable {
  static func == (left: NSCondition, right: NSCondition) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  private let _own = _makeLock("NSCondition", false, false)
  private let _list = _makeLock("NSCondition", false, false)
  private var _waiting: [DispatchSemaphore] = []
  var name: String?
  init() {}
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock() { _own._lock() }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock() { _own._unlock() }
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    _own._lock()
    defer { _own._unlock() }
    return try body()
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func wait() {
    let turn = _enter()
    _own._unlock()
    turn.wait()
    _own._lock()
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func wait(until limit: Date) -> Bool {
    let turn = _enter()
    _own._unlock()
    var isSignalled = turn.wait(timeout: .now() + max(0, limit.timeIntervalSinceNow)) == .success
    if !isSignalled, !_leave(turn) {
      turn.wait()
      isSignalled = true
    }
    _own._lock()
    return isSignalled
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func signal() {
    _list._lock()
    let first = _waiting.isEmpty ? nil : _waiting.removeFirst()
    _list._unlock()
    first?.signal()
  }
  func broadcast() {
    _list._lock()
    let all = _waiting
    _waiting = []
    _list._unlock()
    for turn in all { turn.signal() }
  }
  private func _enter() -> DispatchSemaphore {
    let turn = DispatchSemaphore(value: 0)
    _list._lock()
    _waiting.append(turn)
    _list._unlock()
    return turn
  }
  /// False for one that has been signalled in the meantime.
  private func _leave(_ turn: DispatchSemaphore) -> Bool {
    _list._lock()
    defer { _list._unlock() }
    guard let index = _waiting.firstIndex(where: { $0 === turn }) else { return false }
    _waiting.remove(at: index)
    return true
  }
}
