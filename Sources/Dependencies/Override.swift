/// A value that was assigned to a key, and where.
class Override: @unchecked Sendable {
  // Sendable because everything in it, and the value in the subclass, is immutable and `Sendable`.

  let record: KeyRecord
  /// The location given to the subscript's setter.
  let assignedAt: SourcePoint
  /// The scope in whose update the value was assigned.
  let scope: SourcePoint?

  fileprivate init(record: KeyRecord, assignedAt: SourcePoint, scope: SourcePoint?) {
    self.record = record
    self.assignedAt = assignedAt
    self.scope = scope
  }

  /// The value; `type` must be the value type of the key that it was assigned to.
  final func value<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: OverrideOf<Value>.self).value
  }
}

final class OverrideOf<Value>: Override, @unchecked Sendable {
  // Sendable because the value is: only keys, whose values are `Sendable`, are overridden.

  let value: Value

  init(_ value: Value, record: KeyRecord, assignedAt: SourcePoint, scope: SourcePoint?) {
    self.value = value
    super.init(record: record, assignedAt: assignedAt, scope: scope)
  }
}
