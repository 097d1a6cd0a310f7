/// Hashes of common keys without the state of `Hasher`, which takes longer than the rest of a
/// lookup.
///
/// They are as unpredictable, because their secrets differ in each process.
extension Value {
  // Tables request a key's hash through this requirement, whose default makes a `Hasher`.
  package func _rawHashValue(seed: Int) -> Int {
    switch self {
    case .int(let int):
      return Int(bitPattern: UInt(QuickHash.integer(UInt64(bitPattern: Int64(int)), seed)))
    case .string(let string):
      if let hash = string.quickHash(seed) { return Int(bitPattern: UInt(hash)) }
    default: break
    }
    return slowHash(seed)
  }

  // A separate function, whose stack frame most keys don't need.
  @inline(never) private func slowHash(_ seed: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(seed)
    hash(into: &hasher)
    return hasher.finalize()
  }
}

enum QuickHash {
  /// Different in each process, as the standard library's are.
  private static let secrets = (secret(1), secret(2))

  private static func secret(_ number: Int) -> UInt64 {
    // Odd, so that multiplication by it is injective.
    UInt64(bitPattern: Int64(number.hashValue)) | 1
  }

  @inline(__always) static func begin(_ seed: Int) -> (state: UInt64, factor: UInt64) {
    let (first, second) = secrets
    return (first ^ UInt64(bitPattern: Int64(seed)), second)
  }

  @inline(__always) static func folded(_ state: UInt64, _ factor: UInt64) -> UInt64 {
    let product = state.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }

  @inline(__always) static func integer(_ integer: UInt64, _ seed: Int) -> UInt64 {
    let (state, factor) = begin(seed)
    return folded(folded(state ^ integer, factor) ^ state, factor)
  }

  /// Returns nil unless all bytes are ASCII.
  static func ascii(_ bytes: UnsafeRawBufferPointer, _ seed: Int) -> UInt64? {
    var (state, factor) = begin(seed)
    let count = bytes.count
    state = folded(state ^ UInt64(count), factor)
    var high: UInt64 = 0
    var index = 0
    while index + 8 < count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      high |= word
      state = folded(state ^ word, factor)
      index += 8
    }
    // The last eight bytes, which may overlap the previous ones.
    var rest: UInt64 = 0
    if count >= 8 {
      rest = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      rest = UInt64(bytes.loadUnaligned(as: UInt32.self))
      rest |= UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
    } else {
      for byte in bytes { rest = rest << 8 | UInt64(byte) }
    }
    guard (high | rest) & 0x8080_8080_8080_8080 == 0 else { return nil }
    return folded(folded(state ^ rest, factor) ^ UInt64(count), factor)
  }
}

extension String {
  /// Equal for equal strings; nil for strings that need Unicode comparison.
  fileprivate func quickHash(_ seed: Int) -> UInt64? {
    guard utf8.count <= 256 else { return nil }
    guard
      let hash = utf8.withContiguousStorageIfAvailable({
        QuickHash.ascii(UnsafeRawBufferPointer($0), seed)
      })
    else {
      var copy = self
      copy.makeContiguousUTF8()
      return copy.quickHash(seed)
    }
    if let hash { return hash }
    // Three non-ASCII letters are equal to an ASCII one. No other text with non-ASCII letters is
    // equal to ASCII text.
    guard unicodeScalars.allSatisfy({ $0.isASCII || Self.asciiTwins[$0] != nil }) else {
      return nil
    }
    var twin = String.UnicodeScalarView()
    for scalar in unicodeScalars { twin.append(Self.asciiTwins[scalar] ?? scalar) }
    return String(twin).quickHash(seed)
  }

  /// The sign for kelvin, the Greek question mark and the Greek varia.
  private static let asciiTwins: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{212A}": "K", "\u{37E}": ";", "\u{1FEF}": "`",
  ]
}
