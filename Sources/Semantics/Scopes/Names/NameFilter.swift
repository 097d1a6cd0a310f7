/// Detects most missing names without hashing them: each name sets one bit, chosen by its length
/// and first letter. Lookups search the tables of all protocols that a type conforms to, and rarely
/// find the name.
struct NameFilter {
  private var bits: UInt64 = 0

  mutating func insert(_ name: String) { bits |= Self.bit(of: name) }

  func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

  private static func bit(of name: String) -> UInt64 {
    let utf8 = name.utf8
    return 1 << UInt64((utf8.count &* 13 &+ Int(utf8.first ?? 0)) & 63)
  }
}
