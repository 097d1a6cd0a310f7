/// A hash table from keys to overrides.
///
/// It changes only while one scope owns it. Once shared, it is immutable.
final class OverrideTable: @unchecked Sendable {
  // Sendable because nothing changes after objects other than the owner reference it.

  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var mask: Int
  /// Each used slot retains its override.
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Override?>

  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    mask = size - 1
    slots = Self.makeSlots(size)
  }

  deinit {
    for index in 0...mask { slots[index]?.release() }
    slots.deallocate()
  }

  /// The number of overridden keys.
  var keyCount: Int { count }

  /// Returns the override of a key, valid as long as the table is alive and unchanged.
  func find(_ record: Unmanaged<KeyRecord>) -> Override? {
    var index = Self.hash(record) & mask
    while let found = slots[index] {
      if found.overrides(record) { return found }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Retains and stores an override, replacing an older one of the same key.
  func set(_ override: Override) {
    if let place = place(of: override.record) {
      slots[place]?.release()
      slots[place] = override.retained()
    } else {
      insert(override.retained())
    }
  }

  /// Retains and stores an override, unless there is one of the same key.
  func add(_ override: Override) {
    if place(of: override.record) == nil { insert(override.retained()) }
  }

  /// Adds the other table's overrides of keys that have no override here.
  func add(_ other: OverrideTable) { other.visit { add($0) } }

  /// Calls the closure with every override, in no particular order.
  func visit(_ body: (Override) -> Void) {
    for index in 0...mask {
      if let override = slots[index] { body(override) }
    }
  }

  private func place(of record: Unmanaged<KeyRecord>) -> Int? {
    var index = Self.hash(record) & mask
    while let found = slots[index] {
      if found.overrides(record) { return index }
      index = (index + 1) & mask
    }
    return nil
  }

  private func insert(_ override: Override) {
    if 2 * (count + 1) > mask + 1 { grow() }
    var index = Self.hash(override.record) & mask
    while slots[index] != nil { index = (index + 1) & mask }
    slots[index] = override
    count += 1
  }

  private func grow() {
    let (oldSlots, oldMask) = (slots, mask)
    mask = 2 * (mask + 1) - 1
    slots = Self.makeSlots(mask + 1)
    count = 0
    for index in 0...oldMask {
      if let override = oldSlots[index] { insert(override) }
    }
    oldSlots.deallocate()
  }

  private static func makeSlots(_ count: Int) -> UnsafeMutablePointer<Override?> {
    let slots = UnsafeMutablePointer<Override?>.allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
    return slots
  }

  private static func hash(_ record: Unmanaged<KeyRecord>) -> Int {
    let product =
      UInt(bitPattern: record.toOpaque())
      &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
    return Int(bitPattern: product >> (UInt.bitWidth / 2))
  }
}
