/// A text as a square of dark and light modules that a phone's camera reads (ISO/IEC 18004).
///
/// It supports only what an address needs: byte mode, and versions 1 to 6, which encode up to 106
/// bytes at the error correction level `medium`.
///
/// ```swift
/// let code = QRCode("http://192.168.1.5:8420/K7QP")
/// ```
package struct QRCode: Equatable, Sendable {
  /// The error correction level: how much of a symbol may be unreadable.
  package enum Level: Int, CaseIterable, Sendable {
    case low, medium, quartile, high

    /// The two bits of the level in the format information.
    var bits: Int {
      switch self {
      case .low: 0b01
      case .medium: 0b00
      case .quartile: 0b11
      case .high: 0b10
      }
    }
  }

  /// The number of modules on a side.
  package let size: Int
  /// Whether each module is dark, row by row.
  var modules: [Bool]

  /// Makes the smallest symbol for the text at the level `medium`, or at a higher level if that
  /// fits.
  ///
  /// - Returns: Nil if the text is longer than 106 bytes of UTF-8.
  /// - Complexity: O(n), where n is the number of modules.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    func fits(_ version: Int, _ level: Level) -> Bool {
      bytes.count + 2 <= Blocks(version: version, level: level).dataCount
    }
    guard let version = Self.versions.first(where: { fits($0, .medium) }) else { return nil }
    let level = Level.allCases.last { fits(version, $0) } ?? .medium
    let blocks = Blocks(version: version, level: level)
    self.init(
      codewords: blocks.codewords(of: Self.data(bytes, count: blocks.dataCount)), version: version,
      level: level)
  }

  /// Makes a symbol with the mask that has the smallest penalty.
  init(codewords: [UInt8], version: Int, level: Level) {
    let candidates = (0..<8).map { mask in
      QRCode(codewords: codewords, version: version, level: level, mask: mask)
    }
    let penalties = candidates.map(\.penalty)
    let best = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
    self = candidates[best]
  }

  /// - Parameter mask: The number of the mask, from 0 to 7.
  init(codewords: [UInt8], version: Int, level: Level, mask: Int) {
    var drawing = Drawing(version: version)
    drawing.addFunctionPatterns()
    drawing.add(formatOf: level, mask: mask)
    drawing.add(codewords, mask: mask)
    (size, modules) = (drawing.size, drawing.modules)
  }

  static let versions = 1...6

  package subscript(row row: Int, column column: Int) -> Bool { modules[row * size + column] }

  /// A mode indicator, a length, the bytes, a terminator, and padding.
  private static func data(_ bytes: [UInt8], count: Int) -> [UInt8] {
    // The mode takes four bits, so each byte is split across two codewords. The terminator fills
    // the last one.
    let length = UInt8(bytes.count)
    var data: [UInt8] = [0b0100 << 4 | length >> 4]
    for (byte, next) in zip([length] + bytes, bytes + [0]) { data.append(byte << 4 | next >> 4) }
    var padding: UInt8 = 0xEC
    while data.count < count {
      data.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    return data
  }
}
