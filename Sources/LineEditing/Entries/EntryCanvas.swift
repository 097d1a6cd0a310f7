/// The picture of an entry that is on the terminal. Produces the output that changes it to another one.
struct EntryCanvas {
  private var rows: [String] = []
  private var cursor = (row: 0, column: 0)

  /// The output that draws the picture, of which only what changed is written.
  mutating func draw(_ picture: EntryPicture) -> String {
    var output = ""
    if rows.isEmpty {
      output += "\r" + Self.clearBelow + picture.rows.joined(separator: "\r\n")
      moveTo(row: picture.rows.count - 1, end: picture.rows.last ?? "")
    } else {
      for (index, text) in picture.rows.enumerated() {
        output += index < rows.count ? change(index, into: text) : append(text)
      }
      if rows.count > picture.rows.count {
        output += go(toRow: picture.rows.count, column: 0) + Self.clearBelow
      }
    }
    rows = picture.rows
    return output + go(toRow: picture.cursor.row, column: picture.cursor.column)
  }

  /// Writes what of a row is different.
  private mutating func change(_ index: Int, into text: String) -> String {
    let old = rows[index]
    guard old != text else { return "" }
    var prefix = old.prefix(zip(old, text).prefix { $0 == $1 }.count)
    // Styles are written whole.
    if old.dropFirst(prefix.count).contains("\u{1B}")
      || text.dropFirst(prefix.count).contains("\u{1B}")
    {
      prefix = ""
    }
    let move = go(toRow: index, column: Self.visibleColumns(of: String(prefix)))
    moveTo(row: index, end: text)
    // Cleared first: behind a character in the last column, some terminals would clear that.
    return move + (prefix == old ? "" : Self.clearLine) + text.dropFirst(prefix.count)
  }

  /// Writes a row below the last one, which scrolls.
  private mutating func append(_ text: String) -> String {
    let move = go(toRow: rows.count - 1, column: cursor.column) + "\r\n"
    rows.append(text)
    moveTo(row: rows.count - 1, end: text)
    return move + Self.clearLine + text
  }

  private mutating func moveTo(row: Int, end text: String) {
    cursor = (row, Self.visibleColumns(of: text))
  }

  private mutating func go(toRow row: Int, column: Int) -> String {
    guard (row, column) != cursor else { return "" }
    defer { cursor = (row, column) }
    return Self.vertical(row - cursor.row) + Self.horizontal(column)
  }

  /// The output that removes the picture, and leaves the cursor at the start of its first row.
  mutating func erase() -> String {
    defer { forget() }
    return rows.isEmpty ? "" : "\r" + Self.vertical(-cursor.row) + Self.clearBelow
  }

  /// Erases the picture on a terminal that has changed its width and has rewrapped the rows.
  mutating func erase(inWidth width: Int) -> String {
    defer { forget() }
    guard !rows.isEmpty, width > 0 else { return "" }
    let above = rows[..<cursor.row].reduce(0) { sum, row in
      sum + max(1, (Self.visibleColumns(of: row) + width - 1) / width)
    }
    return "\r" + Self.vertical(-(above + cursor.column / width)) + Self.clearBelow
  }

  /// The output that goes to the start of the row after the picture, which stays.
  mutating func leave() -> String {
    defer { forget() }
    return rows.isEmpty ? "" : Self.vertical(rows.count - 1 - cursor.row) + "\r\n"
  }

  /// Makes the next picture be drawn whole, where the cursor is.
  mutating func forget() { (rows, cursor) = ([], (0, 0)) }

  private static let clearBelow = "\u{1B}[J"
  private static let clearLine = "\u{1B}[K"

  private static func vertical(_ rows: Int) -> String {
    rows == 0 ? "" : rows < 0 ? "\u{1B}[\(-rows)A" : "\u{1B}[\(rows)B"
  }

  private static func horizontal(_ column: Int) -> String {
    column == 0 ? "\r" : "\r\u{1B}[\(column)C"
  }

  private static func visibleColumns(of row: String) -> Int {
    var columns = 0
    var isInEscape = false
    for scalar in row.unicodeScalars {
      if isInEscape {
        isInEscape = !scalar.properties.isAlphabetic
      } else if scalar == "\u{1B}" {
        isInEscape = true
      } else {
        columns += DrawnScalar(scalar, at: columns).columns
      }
    }
    return columns
  }
}
