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
    /// Whether nothing needs to be done to end the life of the value.
    let isTrivial: Bool
  }

  private let header: UnsafeMutablePointer<Header>

  /// Holds the first reference.
  init<Value>(
    _ value: Value, record: Unmanaged<KeyRecord>, assignedAt: SourcePoint, scope: SourcePoint?
  ) {
    let alignment = max(MemoryLayout<Header>.alignment, MemoryLayout<Value>.alignment)
    let offset = (MemoryLayout<Header>.size + alignment - 1) & ~(alignment - 1)
    let block = allocateMemory(offset + MemoryLayout<Value>.size, alignment: alignment)
    let address = block + offset
    address.initializeMemory(as: Value.self, to: value)
    header = block.bindMemory(to: Header.self, capacity: 1)
    header.initialize(
      to: Header(
        record: record, assignedAt: assignedAt, scope: scope, value: address,
        isTrivial: _isPOD(Value.self)))
  }

  var record: Unmanaged<KeyRecord> { header.pointee.record }
  var assignedAt: SourcePoint { header.pointee.assignedAt }
  var scope: SourcePoint? { header.pointee.scope }

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
  func release() {
    guard header.pointee.references.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
    else { return }
    if !header.pointee.isTrivial {
      header.pointee.record._withUnsafeGuaranteedRef {
        $0.deinitializeValue(at: header.pointee.value)
      }
    }
    header.deinitialize(count: 1)
    freeMemory(header)
  }
}
