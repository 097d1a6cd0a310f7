/// The visible content: a small emulation of a terminal.
///
/// It supports the escapes that line editors and colored output use; colors are dropped.
package struct Screen: Sendable {
  package private(set) var columns: Int
  package private(set) var rows: Int
  package private(set) var cursor = (row: 0, column: 0)
  /// Lines that scrolled off at the top, the oldest first.
  package private(set) var scrolledOff: [String] = []
  private var cells: [[Cell]]
  private var parser = EscapeParser()
  /// The last column was written: the next character goes to the next row.
  private var wrapIsPending = false
  private var isInserting = false
  private var saved = (row: 0, column: 0)

  private enum Cell: Sendable {
    case blank
    case text(String)
    /// The right half of a wide character.
    case covered
  }

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }

  /// The visible lines up to the last one that isn't blank, without trailing spaces.
  package var lines: [String] {
    var lines = cells.map(Self.text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let element = parser.append(byte) { apply(element) }
    }
  }

  /// Changes the size like terminals that don't rewrap text.
  package mutating func resize(columns: Int, rows: Int) {
    for row in cells.indices {
      cells[row] = Array(cells[row].prefix(columns))
      cells[row] += Array(repeating: .blank, count: columns - cells[row].count)
    }
    while cells.count > rows { cells.removeLast() }
    while cells.count < rows { cells.append(Array(repeating: .blank, count: columns)) }
    self.columns = columns
    self.rows = rows
    move(cursor.row, cursor.column)
  }

  private static func text(of row: [Cell]) -> String {
    var text = ""
    for cell in row {
      switch cell {
      case .blank: text += " "
      case .text(let character): text += character
      case .covered: break
      }
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  private mutating func apply(_ element: EscapeParser.Element) {
    switch element {
    case .scalar(let scalar): put(scalar)
    case .control(let code): control(code)
    case .escape(let final): escape(final)
    case .sequence(let final, let isPrivate, let parameters):
      guard !isPrivate else { return }
      sequence(final, parameters)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    if width == 0 {
      let column = wrapIsPending ? cursor.column : cursor.column - 1
      if column >= 0, case .text(let base) = cells[cursor.row][column] {
        cells[cursor.row][column] = .text(base + String(scalar))
      }
      return
    }
    if wrapIsPending || cursor.column + width > columns {
      cursor.column = 0
      wrapIsPending = false
      lineFeed()
    }
    if isInserting {
      for _ in 0..<width { cells[cursor.row].insert(.blank, at: cursor.column) }
      cells[cursor.row].removeLast(width)
    }
    cells[cursor.row][cursor.column] = .text(String(scalar))
    if width == 2 { cells[cursor.row][cursor.column + 1] = .covered }
    if cursor.column + width >= columns {
      cursor.column = columns - 1
      wrapIsPending = true
    } else {
      cursor.column += width
    }
  }

  private mutating func control(_ code: UInt8) {
    switch code {
    case 8: move(cursor.row, cursor.column - 1)
    case 9: move(cursor.row, (cursor.column / 8 + 1) * 8)
    case 10, 11, 12: lineFeed()
    case 13: move(cursor.row, 0)
    default: break
    }
  }

  private mutating func escape(_ final: UInt8) {
    switch final {
    case UInt8(ascii: "7"): saved = cursor
    case UInt8(ascii: "8"): move(saved.row, saved.column)
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "E"):
      move(cursor.row, 0)
      lineFeed()
    case UInt8(ascii: "M"):
      if cursor.row > 0 {
        move(cursor.row - 1, cursor.column)
      } else {
        cells.insert(blankRow, at: 0)
        cells.removeLast()
      }
    case UInt8(ascii: "c"): self = Screen(columns: columns, rows: rows)
    default: break
    }
  }

  private mutating func sequence(_ final: UInt8, _ parameters: [Int]) {
    let first = parameters.first ?? 0
    let count = max(first, 1)
    switch Character(Unicode.Scalar(final)) {
    case "A": move(cursor.row - count, cursor.column)
    case "B", "e": move(cursor.row + count, cursor.column)
    case "C", "a": move(cursor.row, cursor.column + count)
    case "D": move(cursor.row, cursor.column - count)
    case "E": move(cursor.row + count, 0)
    case "F": move(cursor.row - count, 0)
    case "G", "`": move(cursor.row, count - 1)
    case "d": move(count - 1, cursor.column)
    case "H", "f": move(count - 1, max(parameters.dropFirst().first ?? 1, 1) - 1)
    case "J": clearScreen(first)
    case "K": clearLine(first)
    case "L": for _ in 0..<count { insertRow() }
    case "M": for _ in 0..<count { deleteRow() }
    case "S": for _ in 0..<count { scrollUp() }
    case "P":
      let removed = min(count, columns - cursor.column)
      cells[cursor.row].removeSubrange(cursor.column..<cursor.column + removed)
      cells[cursor.row] += Array(repeating: .blank, count: removed)
    case "@":
      let added = min(count, columns - cursor.column)
      cells[cursor.row].insert(
        contentsOf: Array(repeating: .blank, count: added), at: cursor.column)
      cells[cursor.row].removeLast(added)
    case "X": blank(cursor.row, cursor.column..<min(cursor.column + count, columns))
    case "h": if first == 4 { isInserting = true }
    case "l": if first == 4 { isInserting = false }
    case "s": saved = cursor
    case "u": move(saved.row, saved.column)
    default: break
    }
  }

  private mutating func clearScreen(_ which: Int) {
    if which == 0 { clearLine(0) }
    if which == 1 { clearLine(1) }
    for row in 0..<rows
    where which >= 2 || (which == 0 && row > cursor.row) || (which == 1 && row < cursor.row) {
      blank(row, 0..<columns)
    }
  }

  private mutating func clearLine(_ which: Int) {
    switch which {
    case 0: blank(cursor.row, cursor.column..<columns)
    case 1: blank(cursor.row, 0..<cursor.column + 1)
    default: blank(cursor.row, 0..<columns)
    }
    wrapIsPending = false
  }

  private mutating func blank(_ row: Int, _ range: Range<Int>) {
    for column in range { cells[row][column] = .blank }
  }

  private mutating func move(_ row: Int, _ column: Int) {
    cursor = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
    wrapIsPending = false
  }

  private mutating func lineFeed() {
    wrapIsPending = false
    if cursor.row == rows - 1 { scrollUp() } else { cursor.row += 1 }
  }

  private mutating func scrollUp() {
    scrolledOff.append(Self.text(of: cells[0]))
    cells.removeFirst()
    cells.append(blankRow)
  }

  private mutating func insertRow() {
    cells.insert(blankRow, at: cursor.row)
    cells.removeLast()
  }

  private mutating func deleteRow() {
    cells.remove(at: cursor.row)
    cells.append(blankRow)
  }

  private var blankRow: [Cell] { Array(repeating: .blank, count: columns) }

  /// Returns the columns of a scalar, as far as tests need them.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
