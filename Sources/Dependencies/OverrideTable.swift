/// An immutable map from keys to overrides, found by hashing.
final class OverrideTable: @unchecked Sendable {
  // Sendable because nothing changes once `init` has returned.

  private let count: Int
  private let mask: Int
  /// Each slot that is in use holds a reference to its override.
  private let slots: UnsafeMutablePointer<Unmanaged<Override>?>

  /// Makes one table of an older one and newer overrides, which win.
  init(_ older: OverrideTable?, _ newer: UnsafeBufferPointer<Unmanaged<Override>>) {
    var size = 16
    while size < 2 * ((older?.count ?? 0) + newer.count) { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: nil, count: size)

    var count = 0
    for override in newer where Self.add(override, to: slots, mask) { count += 1 }
    if let older {
      for override in older.overrides where Self.add(override, to: slots, mask) { count += 1 }
    }
    self.count = count
  }

  deinit {
    for override in overrides { override.release() }
    slots.deallocate()
  }

  /// What overrides a key, valid as long as the table is.
  func find(_ record: Unmanaged<KeyRecord>) -> Unmanaged<Override>? {
    var index = Self.hash(record) & mask
    while let found = slots[index] {
      if found.overrides(record) { return found }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Everything in the table, in no order.
  var overrides: some Sequence<Unmanaged<Override>> {
    UnsafeBufferPointer(start: slots, count: mask + 1).lazy.compactMap { $0 }
  }

  /// Adds an override unless there is one of the same key.
  private static func add(
    _ override: Unmanaged<Override>, to slots: UnsafeMutablePointer<Unmanaged<Override>?>,
    _ mask: Int
  ) -> Bool {
    let record = override._withUnsafeGuaranteedRef { $0.record }
    var index = hash(record) & mask
    while let found = slots[index] {
      if found.overrides(record) { return false }
      index = (index + 1) & mask
    }
    slots[index] = override.retain()
    return true
  }

  private static func hash(_ record: Unmanaged<KeyRecord>) -> Int {
    let product =
      UInt(bitPattern: record.toOpaque())
      &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
    return Int(bitPattern: product >> (UInt.bitWidth / 2))
  }
}

extension Unmanaged<Override> {
  /// Whether this is an override of the key.
  func overrides(_ record: Unmanaged<KeyRecord>) -> Bool {
    _withUnsafeGuaranteedRef { $0.record.toOpaque() == record.toOpaque() }
  }
}
