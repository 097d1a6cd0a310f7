/// An immutable map from keys to overrides, found by hashing.
final class OverrideTable: Sendable {
  let count: Int
  private let mask: Int
  private let slots: ContiguousArray<Override?>

  /// Makes one table of an older one and newer overrides, which win.
  init(_ older: OverrideTable?, _ newer: ContiguousArray<Override>) {
    var size = 16
    while size < 2 * ((older?.count ?? 0) + newer.count) { size *= 2 }
    let mask = size - 1
    var slots = ContiguousArray<Override?>(repeating: nil, count: size)
    var count = 0
    func add(_ override: Override) {
      var index = Self.hash(override.record) & mask
      while let found = slots[index] {
        if found.record === override.record {
          slots[index] = override
          return
        }
        index = (index + 1) & mask
      }
      slots[index] = override
      count += 1
    }
    if let older {
      for override in older.overrides { add(override) }
    }
    for override in newer { add(override) }
    self.count = count
    self.mask = mask
    self.slots = slots
  }

  func find(_ record: KeyRecord) -> Override? {
    var index = Self.hash(record) & mask
    while let found = slots[index] {
      if found.record === record { return found }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Everything in the table, in no order.
  var overrides: some Sequence<Override> { slots.lazy.compactMap { $0 } }

  private static func hash(_ record: KeyRecord) -> Int {
    let address = UInt(bitPattern: Unmanaged.passUnretained(record).toOpaque())
    let product = address &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
    return Int(bitPattern: product >> (UInt.bitWidth / 2))
  }
}
