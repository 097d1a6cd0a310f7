/// The text of an entry with a cursor in it, and what the keys do that know about lines.
///
/// libedit's own commands treat the text as one line, so the ones that go to the start or the end of
/// a line, or up and down, are here.
struct EntryText: Equatable {
  private(set) var scalars: [Unicode.Scalar]
  /// The index of the scalar after the cursor.
  private(set) var cursor: Int

  init(before: String, after: String) {
    let before = Array(before.unicodeScalars)
    scalars = before + after.unicodeScalars
    cursor = before.count
  }

  var text: String { Self.string(scalars[...]) }
  var beforeCursor: String { Self.string(scalars[..<cursor]) }
  var afterCursor: String { Self.string(scalars[cursor...]) }

  var isBlank: Bool { scalars.allSatisfy(\.properties.isWhitespace) }
  var isAtEnd: Bool { cursor == scalars.count }
  var hasSeveralLines: Bool { scalars.contains("\n") }

  // MARK: Lines

  var isOnFirstLine: Bool { lineStart == 0 }
  var isOnLastLine: Bool { lineEnd == scalars.count }

  /// How many scalars are between the start of the line and the cursor.
  var column: Int { cursor - lineStart }

  /// Whether only spaces precede the cursor on its line, so that Tab indents.
  var isInIndentation: Bool {
    scalars[lineStart..<cursor].allSatisfy { $0 == " " || $0 == "\t" }
  }

  mutating func moveLeft() { cursor = max(0, cursor - 1) }
  mutating func moveRight() { cursor = min(scalars.count, cursor + 1) }

  /// Moves to the start of the word before the cursor. A word consists of letters, digits and `_`.
  mutating func moveToPreviousWord() {
    while cursor > 0, !Self.isInWord(scalars[cursor - 1]) { cursor -= 1 }
    while cursor > 0, Self.isInWord(scalars[cursor - 1]) { cursor -= 1 }
  }

  /// Moves to the end of the word after the cursor.
  mutating func moveToNextWord() {
    while cursor < scalars.count, !Self.isInWord(scalars[cursor]) { cursor += 1 }
    while cursor < scalars.count, Self.isInWord(scalars[cursor]) { cursor += 1 }
  }

  mutating func moveToLineStart() { cursor = lineStart }
  mutating func moveToLineEnd() { cursor = lineEnd }

  /// Moves to the line above, as near to the column as that line is long.
  mutating func moveUp(toColumn column: Int) {
    guard !isOnFirstLine else { return }
    cursor = lineStart - 1
    cursor = min(lineStart + column, cursor)
  }

  /// Moves to the line below, as near to the column as that line is long.
  mutating func moveDown(toColumn column: Int) {
    guard !isOnLastLine else { return }
    cursor = lineEnd + 1
    cursor = min(lineStart + column, lineEnd)
  }

  // MARK: Changes

  /// Removes the rest of the line, or at its end the newline, and returns what was removed.
  mutating func removeLineTail() -> String {
    let end = cursor == lineEnd ? min(cursor + 1, scalars.count) : lineEnd
    return remove(cursor..<end)
  }

  /// Removes the content of the line and returns it.
  mutating func removeLine() -> String { remove(lineStart..<lineEnd) }

  /// Removes the word before the cursor and returns it. A word ends at white space.
  mutating func removeWordBefore() -> String {
    var start = cursor
    while start > 0, scalars[start - 1].properties.isWhitespace { start -= 1 }
    while start > 0, !scalars[start - 1].properties.isWhitespace { start -= 1 }
    return remove(start..<cursor)
  }

  /// Removes the scalar before the cursor.
  mutating func removePrevious() {
    if cursor > 0 { _ = remove(cursor - 1..<cursor) }
  }

  /// Removes the scalar after the cursor.
  mutating func removeNext() {
    if !isAtEnd { _ = remove(cursor..<cursor + 1) }
  }

  mutating func insert(_ text: String) {
    let new = Array(text.unicodeScalars)
    scalars.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }

  /// Begins a new line with the indentation of this one, deeper after an opening bracket.
  mutating func insertIndentedNewline() {
    let line = scalars[lineStart..<cursor]
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    let isBlank = indentation.count == line.count
    let opens = line.last { $0 != " " }.map { Self.opening.contains($0) } ?? false
    if isBlank { _ = remove(lineStart..<cursor) }
    insert("\n" + Self.string(indentation) + (opens ? Self.step : ""))
  }

  /// Inserts a closing bracket; as the first character of a line it is indented less.
  mutating func insertClosing(_ bracket: Unicode.Scalar) {
    let line = scalars[lineStart..<cursor]
    if line.count >= Self.step.count, line.allSatisfy({ $0 == " " }) {
      _ = remove(cursor - Self.step.count..<cursor)
    }
    insert(String(Character(bracket)))
  }

  static let closing: [Unicode.Scalar] = ["}", ")", "]"]
  private static let opening: [Unicode.Scalar] = ["{", "(", "["]
  private static let step = "  "

  private mutating func remove(_ range: Range<Int>) -> String {
    let removed = Self.string(scalars[range])
    scalars.removeSubrange(range)
    if cursor > range.lowerBound { cursor = max(range.lowerBound, cursor - range.count) }
    return removed
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private var lineStart: Int {
    (scalars[..<cursor].lastIndex(of: "\n") ?? -1) + 1
  }

  private var lineEnd: Int {
    scalars[cursor...].firstIndex(of: "\n") ?? scalars.count
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
