/// A value that was assigned to a key, and where.
final class Override: Sendable {
  let record: Unmanaged<KeyRecord>
  /// The location given to the subscript's setter.
  let assignedAt: SourcePoint
  /// The scope in whose update the value was assigned.
  let scope: SourcePoint?
  private let payload: Payload

  init<Value>(
    _ value: Value, record: Unmanaged<KeyRecord>, assignedAt: SourcePoint, scope: SourcePoint?
  ) {
    self.record = record
    self.assignedAt = assignedAt
    self.scope = scope
    payload = Payload(for: record)
    payload.initialize(to: value)
  }

  deinit {
    payload.deinitialize(for: record)
    payload.deallocate()
  }

  /// The value; `type` must be the value type of the key that it was assigned to.
  func value<Value>(as type: Value.Type) -> Value { payload.value(as: type) }
}
