extension QRCode {
  /// A symbol that is being drawn.
  struct Drawing {
    let size: Int
    private let version: Int
    private(set) var modules: [Bool]
    /// Whether a module belongs to a function pattern or the format information.
    private var isReserved: [Bool]

    init(version: Int) {
      self.version = version
      size = 17 + 4 * version
      modules = Array(repeating: false, count: size * size)
      isReserved = modules
    }

    private mutating func set(row: Int, column: Int, _ isDark: Bool) {
      modules[row * size + column] = isDark
      isReserved[row * size + column] = true
    }

    /// Finder patterns with their separators, timing patterns, the alignment pattern, and the one
    /// module that is always dark.
    mutating func addFunctionPatterns() {
      for index in 0..<size {
        set(row: 6, column: index, index % 2 == 0)
        set(row: index, column: 6, index % 2 == 0)
      }
      for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
        addSquares(row: row, column: column, radius: 4) { $0 != 2 && $0 != 4 }
      }
      if version > 1 {
        addSquares(row: size - 7, column: size - 7, radius: 2) { $0 != 1 }
      }
      set(row: size - 8, column: 8, true)
    }

    /// Squares around a module; the symbol's edge cuts them off.
    private mutating func addSquares(
      row: Int, column: Int, radius: Int, isDark: (_ distance: Int) -> Bool
    ) {
      for rowOffset in -radius...radius {
        for columnOffset in -radius...radius {
          let (row, column) = (row + rowOffset, column + columnOffset)
          guard (0..<size).contains(row), (0..<size).contains(column) else { continue }
          set(row: row, column: column, isDark(max(abs(rowOffset), abs(columnOffset))))
        }
      }
    }

    /// The level and the mask, twice, with bits that correct errors.
    mutating func add(formatOf level: Level, mask: Int) {
      let bits = QRCode.format(level, mask: mask)
      for index in 0..<15 {
        let isDark = bits >> index & 1 == 1
        // Beside the upper left finder pattern, around the timing patterns.
        switch index {
        case 0...5: set(row: index, column: 8, isDark)
        case 6: set(row: 7, column: 8, isDark)
        case 7: set(row: 8, column: 8, isDark)
        case 8: set(row: 8, column: 7, isDark)
        default: set(row: 8, column: 14 - index, isDark)
        }
        // Beside the other two finder patterns.
        if index < 8 {
          set(row: 8, column: size - 1 - index, isDark)
        } else {
          set(row: size - 15 + index, column: 8, isDark)
        }
      }
    }

    /// Adds the codewords in columns of two modules from the right, alternately upward and
    /// downward.
    mutating func add(_ codewords: [UInt8], mask: Int) {
      var bits = codewords.lazy.flatMap { byte in (0..<8).reversed().map { byte >> $0 & 1 == 1 } }
        .makeIterator()
      var isUpwards = true
      // The vertical timing pattern has its own column, which the pairs skip.
      for right in stride(from: size - 1, to: 0, by: -2).map({ $0 > 6 ? $0 : $0 - 1 })
      where right > 0 {
        for step in 0..<size {
          let row = isUpwards ? size - 1 - step : step
          for column in [right, right - 1] where !isReserved[row * size + column] {
            let bit = bits.next() ?? false
            modules[row * size + column] = bit != Self.inverts(mask, row, column)
          }
        }
        isUpwards.toggle()
      }
    }

    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
      switch mask {
      case 0: (row + column) % 2 == 0
      case 1: row % 2 == 0
      case 2: column % 3 == 0
      case 3: (row + column) % 3 == 0
      case 4: (row / 2 + column / 3) % 2 == 0
      case 5: row * column % 2 + row * column % 3 == 0
      case 6: (row * column % 2 + row * column % 3) % 2 == 0
      default: ((row + column) % 2 + row * column % 3) % 2 == 0
      }
    }
  }

  /// The 15 bits of format information.
  static func format(_ level: Level, mask: Int) -> Int {
    let data = level.bits << 3 | mask
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    return (data << 10 | remainder) ^ 0x5412
  }

  /// The difficulty for a camera to read the symbol (section 7.8.3 of the standard).
  var penalty: Int {
    let rows = (0..<size).map { row in (0..<size).map { self[row: row, column: $0] } }
    let columns = (0..<size).map { column in (0..<size).map { self[row: $0, column: column] } }
    var penalty = (rows + columns).reduce(0) { $0 + Self.penalty(ofLine: $1) }
    for row in 0..<size - 1 {
      for column in 0..<size - 1 {
        let (first, second) = (rows[row], rows[row + 1])
        let isBlock =
          first[column] == first[column + 1] && first[column] == second[column]
          && first[column] == second[column + 1]
        if isBlock { penalty += 3 }
      }
    }
    let dark = modules.count { $0 }
    let deviation = abs(dark * 20 - modules.count * 10)
    return penalty + deviation / modules.count * 10
  }

  /// Returns the penalty for runs of one color, and for patterns that resemble a finder pattern.
  private static func penalty(ofLine line: [Bool]) -> Int {
    var penalty = 0
    var run = 0
    for (index, isDark) in line.enumerated() {
      run = index > 0 && isDark == line[index - 1] ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    let light = Array(repeating: false, count: 4)
    for pattern in [finder + light, light + finder] {
      for start in 0...(line.count - pattern.count)
      where line[start..<start + pattern.count].elementsEqual(pattern) {
        penalty += 40
      }
    }
    return penalty
  }
}
