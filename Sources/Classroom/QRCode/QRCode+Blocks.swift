extension QRCode {
  /// How the codewords of a version and level are divided into blocks (table 9 of the standard).
  struct Blocks {
    /// The total number of codewords, including error correction.
    let total: Int
    private let blockCount: Int
    /// The number of error correction codewords in each block.
    private let correctionCount: Int

    private static let totals = [26, 44, 70, 100, 134, 172]
    /// For each version, the blocks and the error correction codewords per block at each level.
    private static let divisions = [
      [(1, 7), (1, 10), (1, 13), (1, 17)],
      [(1, 10), (1, 16), (1, 22), (1, 28)],
      [(1, 15), (1, 26), (2, 18), (2, 22)],
      [(1, 20), (2, 18), (2, 26), (4, 16)],
      [(1, 26), (2, 24), (4, 18), (4, 22)],
      [(2, 18), (4, 16), (4, 24), (4, 28)],
    ]

    init(version: Int, level: Level) {
      total = Self.totals[version - 1]
      (blockCount, correctionCount) = Self.divisions[version - 1][level.rawValue]
    }

    /// The number of codewords for data.
    var dataCount: Int { total - blockCount * correctionCount }

    /// The data with its error correction, in the order in which the symbol holds them.
    func codewords(of data: [UInt8]) -> [UInt8] {
      let code = ReedSolomon(count: correctionCount)
      let (least, longer) = dataCount.quotientAndRemainder(dividingBy: blockCount)
      var blocks: [ArraySlice<UInt8>] = []
      var rest = data[...]
      for index in 0..<blockCount {
        // The last blocks have one additional codeword.
        let count = least + (index < blockCount - longer ? 0 : 1)
        blocks.append(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      let corrections = blocks.map { code.corrections(of: $0) }
      let interleaved = (0...least).flatMap { index in
        blocks.compactMap { index < $0.count ? $0[$0.startIndex + index] : nil }
      }
      return interleaved
        + (0..<correctionCount).flatMap { index in corrections.map { $0[index] } }
    }
  }

  /// Error correction codewords over the field with 256 elements.
  struct ReedSolomon {
    /// The coefficients of the generator polynomial, the highest power first, without the leading
    /// one.
    private let generator: [UInt8]

    /// - Parameter count: The number of error correction codewords.
    init(count: Int) {
      var generator: [UInt8] = Array(repeating: 0, count: count - 1) + [1]
      var root: UInt8 = 1
      for _ in 0..<count {
        for index in generator.indices {
          generator[index] = Self.product(generator[index], root)
          if index + 1 < count { generator[index] ^= generator[index + 1] }
        }
        root = Self.product(root, 2)
      }
      self.generator = generator
    }

    func corrections(of data: some Sequence<UInt8>) -> [UInt8] {
      var remainder: [UInt8] = Array(repeating: 0, count: generator.count)
      for byte in data {
        let factor = byte ^ remainder.removeFirst()
        remainder.append(0)
        for index in generator.indices {
          remainder[index] ^= Self.product(generator[index], factor)
        }
      }
      return remainder
    }

    /// The product modulo the polynomial x⁸ + x⁴ + x³ + x² + 1.
    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
      var product: UInt8 = 0
      for bit in (0..<8).reversed() {
        product = product << 1 ^ (product >> 7) &* 0x1D
        if right >> bit & 1 == 1 { product ^= left }
      }
      return product
    }
  }
}
