@noncopyable struct Mutex<Value>: @unchecked Sendable {
  let _lock: _Lock
  let _held: _Held<Value>
  @noncopyable init(_ initialValue: consuming sending Value) {
    _lock = _makeLock("Mutex", false, true)
    _held = _Held(initialValue)
    _lock._guards(_held)
  }
  @noncopyable func withLock<Result, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> Result {
    _lock._lock()
    defer { _lock._unlock() }
    return try body(&_held.value)
  }
  @noncopyable func withLockIfAvailable<Result, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> Result? {
    guard _lock._try() else { return nil }
    defer { _lock._unlock() }
    return try body(&_held.value)
  }
}
final class _Held<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct AtomicLoadOrdering: Sendable, Hashable {
  let _raw: Int
  init(_raw: Int) { self._raw = _raw }
  static var relaxed: AtomicLoadOrdering { AtomicLoadOrdering(_raw: 0) }
  static var acquiring: AtomicLoadOrdering { AtomicLoadOrdering(_raw: 1) }
  static var sequentiallyConsistent: AtomicLoadOrdering { AtomicLoadOrdering(_raw: 4) }
}
struct AtomicStoreOrdering: Sendable, Hashable {
  let _raw: Int
  init(_raw: Int) { self._raw = _raw }
  static var relaxed: AtomicStoreOrdering { AtomicStoreOrdering(_raw: 0) }
  static var releasing: AtomicStoreOrdering { AtomicStoreOrdering(_raw: 2) }
  static var sequentiallyConsistent: AtomicStoreOrdering { AtomicStoreOrdering(_raw: 4) }
}
struct AtomicUpdateOrdering: Sendable, Hashable {
  let _raw: Int
  init(_raw: Int) { self._raw = _raw }
  static var relaxed: AtomicUpdateOrdering { AtomicUpdateOrdering(_raw: 0) }
  static var acquiring: AtomicUpdateOrdering { AtomicUpdateOrdering(_raw: 1) }
  static var releasing: AtomicUpdateOrdering { AtomicUpdateOrdering(_raw: 2) }
  static var acquiringAndReleasing: AtomicUpdateOrdering { AtomicUpdateOrdering(_raw: 3) }
  static var sequentiallyConsistent: AtomicUpdateOrdering { AtomicUpdateOrdering(_raw: 4) }
}
protocol AtomicRepresentable {}
extension Bool: AtomicRepresentable {}
extension Int: AtomicRepresentable {}
extension Int8: AtomicRepresentable {}
extension Int16: AtomicRepresentable {}
extension Int32: AtomicRepresentable {}
extension Int64: AtomicRepresentable {}
extension UInt: AtomicRepresentable {}
extension UInt8: AtomicRepresentable {}
extension UInt16: AtomicRepresentable {}
extension UInt32: AtomicRepresentable {}
extension UInt64: AtomicRepresentable {}
extension Double: AtomicRepresentable {}
extension Float: AtomicRepresentable {}

@noncopyable struct Atomic<Value: AtomicRepresentable>: @unchecked Sendable {
  let _box: _AtomicBox
  init(_ initialValue: Value) { _box = _makeAtomic(initialValue) }
  func load(ordering: AtomicLoadOrdering) -> Value { _box._load() }
  func store(_ desired: Value, ordering: AtomicStoreOrdering) {
    let _: Value = _box._exchange(desired)
  }
  func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
    _box._exchange(desired)
  }
  func compareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    let (exchanged, original) = _box._compareExchange(expected, desired)
    return (exchanged: exchanged, original: original)
  }
  func compareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: successOrdering)
  }
  func weakCompareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: ordering)
  }
  func _update(_ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
    while true {
      let old: Value = _box._load()
      let new = change(old)
      let (exchanged, _) = _box._compareExchange(old, new)
      if exchanged { return (oldValue: old, newValue: new) }
    }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult
  func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 + operand } }
  @discardableResult
  func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 - operand } }
  @discardableResult
  func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 &+ operand } }
  @discardableResult
  func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 &- operand } }
  @discardableResult
  func min(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 < operand ? $0 : operand } }
  @discardableResult
  func max(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 > operand ? $0 : operand } }
  @discardableResult
  func bitwiseAnd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 & operand } }
  @discardableResult
  func bitwiseOr(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 | operand } }
  @discardableResult
  func bitwiseXor(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _update { $0 ^ operand } }
}
extension Atomic where Value == Bool {
  @discardableResult
  func logicalAnd(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (
    oldValue: Bool, newValue: Bool
  ) { _update { $0 && operand } }
  @discardableResult
  func logicalOr(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (
    oldValue: Bool, newValue: Bool
  ) { _update { $0 || operand } }
  @discardableResult
  func logicalXor(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (
    oldValue: Bool, newValue: Bool
  ) { _update { $0 != operand } }
}
@builtIn("native") class _AtomicBox: @unchecked Sendable {
  @intrinsic("atomic.load") func _load<Value>() -> Value
  @intrinsic("atomic.exchange") func _exchange<Value>(_ desired: Value) -> Value
  @intrinsic("atomic.compareExchange")
  func _compareExchange<Value>(_ expected: Value, _ desired: Value) -> (Bool, Value)
}
@intrinsic("atomic.make") func _makeAtomic<Value>(_ value: Value) -> _AtomicBox
