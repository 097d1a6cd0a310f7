import Synchronization

/// A counted reference to a value that was assigned to a key, and to the assignment's location, in
/// one block.
///
/// A class would be plainer, but the layout of the value isn't known at compile time, so it would
/// need one more allocation. ``Overrides`` and ``OverrideTable``, which store overrides, retain and
/// release them explicitly.
struct Override: @unchecked Sendable {
  // Sendable because everything except the atomic count is immutable and itself Sendable.

  private struct Header: ~Copyable {
    let references = Atomic(1)
    let record: Unmanaged<KeyRecord>
    /// The location passed to the subscript's setter.
    let assignedAt: SourcePoint
    /// The scope in whose update the value was assigned.
    let scope: SourcePoint?
    let value: UnsafeMutableRawPointer
    let kind: ValueKind
  }

  private let header: UnsafeMutablePointer<Header>

  /// Makes an override with one reference in existing memory. The caller must write the value to
  /// `address`.
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

  /// Makes an override with one reference.
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

  /// Returns the value. `type` must be the value type of the key that it was assigned to.
  func value<Value>(as type: Value.Type) -> Value {
    header.pointee.value.assumingMemoryBound(to: type).pointee
  }

  /// Whether this is an override of the key.
  func overrides(_ record: Unmanaged<KeyRecord>) -> Bool {
    header.pointee.record.toOpaque() == record.toOpaque()
  }

  func isSame(as other: Override) -> Bool { header == other.header }

  /// Retains the override.
  func retained() -> Override {
    header.pointee.references.add(1, ordering: .relaxed)
    return self
  }

  /// Releases the override. The last release destroys the value.
  func release() { end()?.free() }

  /// Releases the override. The last release destroys the value and returns its memory to the
  /// caller.
  func end() -> OverrideMemory? {
    // Only the holder of the last reference could retain it again.
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
