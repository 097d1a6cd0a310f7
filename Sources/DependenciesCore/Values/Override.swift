import Synchronization

/// A value that was assigned to a key, and where; a counted reference to both in one block.
///
/// A class would do the same more plainly, but costs one more allocation, for the value: its memory
/// is laid out when the type of the value isn't known. References are counted by hand, by
/// ``Overrides`` and ``OverrideTable``, which hold them.
struct Override: @unchecked Sendable {
  // Sendable because everything but the count, an atomic, is immutable and itself Sendable.

  private struct Header: ~Copyable {
    let references = Atomic(1)
    let record: Unmanaged<KeyRecord>
    /// The location given to the subscript's setter.
    let assignedAt: SourcePoint
    /// The scope in whose update the value was assigned.
    let scope: SourcePoint?
    let value: UnsafeMutableRawPointer
    let kind: ValueKind
  }

  private let header: UnsafeMutablePointer<Header>

  /// Holds the first reference, in memory for it; the value is yet to be written to `address`.
  init(
    in memory: OverrideMemory, record: Unmanaged<KeyRecord>, assignedAt: SourcePoint,
    scope: SourcePoint?
  ) {
    header = memory.block.assumingMemoryBound(to: Header.self)
    header.initialize(
      to: Header(
        record: record, assignedAt: assignedAt, scope: scope, value: memory.address,
        kind: memory.kind))
  }

  /// Holds the first reference.
  init<Value>(
    _ value: Value, record: Unmanaged<KeyRecord>, assignedAt: SourcePoint, scope: SourcePoint?
  ) {
    self.init(
      in: OverrideMemory(for: ValueKind(Value.self)), record: record, assignedAt: assignedAt,
      scope: scope)
    address.initializeMemory(as: Value.self, to: value)
  }

  var record: Unmanaged<KeyRecord> { header.pointee.record }
  var assignedAt: SourcePoint { header.pointee.assignedAt }
  var scope: SourcePoint? { header.pointee.scope }
  var address: UnsafeMutableRawPointer { header.pointee.value }

  /// The value; `type` must be the value type of the key that it was assigned to.
  func value<Value>(as type: Value.Type) -> Value {
    header.pointee.value.assumingMemoryBound(to: type).pointee
  }

  /// Whether this is an override of the key.
  func overrides(_ record: Unmanaged<KeyRecord>) -> Bool {
    header.pointee.record.toOpaque() == record.toOpaque()
  }

  func isSame(as other: Override) -> Bool { header == other.header }

  /// Counts one more reference.
  func retained() -> Override {
    header.pointee.references.add(1, ordering: .relaxed)
    return self
  }

  /// Ends one reference, and with the last one the value.
  func release() { end()?.free() }

  /// Ends one reference, and with the last one the value; its memory is then the caller's.
  func end() -> OverrideMemory? {
    // Nobody but the one who holds the only reference can count another one.
    if header.pointee.references.load(ordering: .acquiring) != 1 {
      let left = header.pointee.references.subtract(1, ordering: .acquiringAndReleasing).newValue
      guard left == 0 else { return nil }
    }
    let memory = OverrideMemory(
      block: UnsafeMutableRawPointer(header), address: address, kind: header.pointee.kind)
    if !memory.kind.isTrivial {
      header.pointee.record._withUnsafeGuaranteedRef { $0.deinitializeValue(at: memory.address) }
    }
    header.deinitialize(count: 1)
    return memory
  }

  static var headerSize: Int { MemoryLayout<Header>.size }
  static var headerAlignment: Int { MemoryLayout<Header>.alignment }
}
