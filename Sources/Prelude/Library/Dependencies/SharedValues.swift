@dynamicMemberLookup final class LockIsolated<Value>: @unchecked Sendable {
  let _lock: _Lock
  var _value: Value
  init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    _lock = _makeLock("LockIsolated", false)
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

actor ActorIsolated<Value> {
  var value: Value
  init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { self.value = try value() }
  func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try operation(&value)
  }
  func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}

@dynamicMemberLookup @propertyWrapper struct UncheckedSendable<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
  subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }
  subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
  subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Subject {
    get { value[keyPath: keyPath] }
    nonmutating set { value[keyPath: keyPath] = newValue }
  }
}
extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

@unsupported("running all tasks on the main thread") @MainActor func withMainSerialExecutor(
  operation: () async throws -> Void
) async rethrows {}
@unsupported("running all tasks on the main thread") func withMainSerialExecutor(
  operation: () throws -> Void
) rethrows {}
