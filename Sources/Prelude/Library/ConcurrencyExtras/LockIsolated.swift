@dynamicMemberLookup final class LockIsolated<Value>: @unchecked Sendable {
  let _lock: _Lock
  var _value: Value
  init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    _lock = _makeLock("LockIsolated", false, false)
    _value = try value()
  }
  subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    _lock._lock()
    defer { _lock._unlock() }
    return _value[keyPath: keyPath]
  }
  func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    _lock._lock()
    defer { _lock._unlock() }
    return try operation(&_value)
  }
  func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    let newValue = try newValue()
    _lock._lock()
    defer { _lock._unlock() }
    _value = newValue
  }
}
extension LockIsolated where Value: Sendable {
  var value: Value {
    _lock._lock()
    defer { _lock._unlock() }
    return _value
  }
}
