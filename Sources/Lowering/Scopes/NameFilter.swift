/// Tells in most cases that a table doesn't have a name without a hash of it: one bit is set for each
/// name, by its length and its first letter. Names are looked up in the tables of all protocols that a type
/// conforms to, and nearly always in vain.
struct NameFilter {
  private var bits: UInt64 = 0

  mutating func insert(_ name: String) { bits |= Self.bit(of: name) }

  func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

  private static func bit(of name: String) -> UInt64 {
    let utf8 = name.utf8
    return 1 << UInt64((utf8.count &* 13 &+ Int(utf8.first ?? 0)) & 63)
  }
}
