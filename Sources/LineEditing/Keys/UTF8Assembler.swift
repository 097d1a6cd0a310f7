/// Makes scalars of bytes that arrive one by one; what is not UTF-8 becomes U+FFFD.
struct UTF8Assembler {
  private var pending: [UInt8] = []

  /// Takes a byte and returns the scalars it completes: none, one, or two when it shows that the
  /// bytes before it were broken off.
  mutating func append(_ byte: UInt8) -> [Unicode.Scalar] {
    if pending.isEmpty { return begin(byte) }
    guard byte & 0b1100_0000 == 0b1000_0000 else {
      pending.removeAll(keepingCapacity: true)
      return [Self.replacement] + begin(byte)
    }
    pending.append(byte)
    guard pending.count == Self.length(startingWith: pending[0]) else { return [] }
    defer { pending.removeAll(keepingCapacity: true) }
    // Overlong forms, surrogates and values past the end decode to replacements: keep one.
    let decoded = String(decoding: pending, as: UTF8.self).unicodeScalars
    return [decoded.count == 1 ? decoded[decoded.startIndex] : Self.replacement]
  }

  private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
    if byte < 0x80 { return [Unicode.Scalar(byte)] }
    guard Self.length(startingWith: byte) > 1 else { return [Self.replacement] }
    pending.append(byte)
    return []
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
