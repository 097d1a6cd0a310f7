import Testing

@testable import Classroom

/// The examples of ISO/IEC 18004, and symbols that decoders have read.
@Suite("QR codes")
struct QRCodeTests {
  /// Annex I of the standard: the number 01234567 in version 1-M, as data codewords.
  private static let example: [UInt8] = [
    0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
  ]

  @Test("error correction matches the standard's example")
  func errorCorrection() {
    let expected: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    #expect(QRCode.ReedSolomon(count: 10).corrections(of: Self.example) == expected)
    let blocks = QRCode.Blocks(version: 1, level: .medium)
    #expect(blocks.codewords(of: Self.example) == Self.example + expected)
  }

  @Test("format information matches the standard's example, and differs in at least five bits")
  func format() {
    #expect(QRCode.format(.medium, mask: 5) == 0b100_0000_1100_1110)
    let all = QRCode.Level.allCases.flatMap { level in
      (0..<8).map { QRCode.format(level, mask: $0) }
    }
    for (index, first) in all.enumerated() {
      for second in all[..<index] { #expect((first ^ second).nonzeroBitCount >= 5) }
    }
  }

  @Test("the standard's example matches the symbol in its figure")
  func figure() {
    let codewords = QRCode.Blocks(version: 1, level: .medium).codewords(of: Self.example)
    let symbol = QRCode(codewords: codewords, version: 1, level: .medium, mask: 2)
    #expect(symbol.rows == Self.figure)
  }

  @Test("a symbol with blocks and an alignment pattern matches one that decoders read")
  func address() throws {
    let symbol = try #require(QRCode("http://192.168.1.5:8420/K7QP"))
    #expect(symbol.size == 29 && symbol.rows == Self.address)
  }

  @Test(
    "a text uses the smallest symbol, and nil if it is too long",
    arguments: [(0, 21), (14, 21), (15, 25), (26, 25), (42, 29), (62, 33), (84, 37), (106, 41)])
  func size(length: Int, size: Int) {
    #expect(QRCode(String(repeating: "x", count: length))?.size == size)
    #expect(QRCode(String(repeating: "x", count: 107)) == nil)
  }

  private static let figure = [
    "#######..#.##.#######",
    "#.....#..####.#.....#",
    "#.###.#.#.....#.###.#",
    "#.###.#.##....#.###.#",
    "#.###.#.#.###.#.###.#",
    "#.....#.#...#.#.....#",
    "#######.#.#.#.#######",
    "........#..##........",
    "#.#####..#..#.#####..",
    "...#.#.##.#.#..#.##..",
    "..#...##.#.#.#..#####",
    "....#....#.....####..",
    "...######..#.#..#....",
    "........#.#####..##..",
    "#######..##.#.##.....",
    "#.....#.#.#####...#.#",
    "#.###.#.#...#..#.##..",
    "#.###.#.##..#..#.....",
    "#.###.#.#.##.#..#.#..",
    "#.....#........##.##.",
    "#######.####.#..#.#..",
  ]

  private static let address = [
    "#######..#.##.##...#..#######",
    "#.....#.######..##.#..#.....#",
    "#.###.#..##...###.##..#.###.#",
    "#.###.#.####.....##.#.#.###.#",
    "#.###.#.####..#..#.##.#.###.#",
    "#.....#.....#.#####...#.....#",
    "#######.#.#.#.#.#.#.#.#######",
    "........#..###....#.#........",
    ".#.####.#.##......#####.##.#.",
    "...##..#..##...#..#..#..####.",
    ".##.#.#.##....##.##...##.##..",
    ".#..#..#.##.##.###.###.##...#",
    "###.#.####.#####..##.###...#.",
    "#.#.#..##.####.###..#.#.#.###",
    "#.##..##...##.##.#.####..#.##",
    ".#.#.#.....##...###.#.#..##..",
    "......###.##.#..##.#.#...#..#",
    "#.#.##.##.###...####...##.#..",
    "####.##.....####...#...###..#",
    "######..###..#....#.#######..",
    "####.##...######.##.#####.#..",
    "........#.#.#####..##...###..",
    "#######....#...#.####.#.#.##.",
    "#.....#.#.#.####.#..#...##.##",
    "#.###.#.###...#.#########..##",
    "#.###.#.#.###...##..#..#.#.#.",
    "#.###.#..#.####.#.##....##.##",
    "#.....#.#.#.#..#..#.##..#.#.#",
    "#######...#.###...###.####...",
  ]
}

extension QRCode {
  fileprivate var rows: [String] {
    (0..<size).map { row in
      String((0..<size).map { self[row: row, column: $0] ? "#" : "." })
    }
  }
}
