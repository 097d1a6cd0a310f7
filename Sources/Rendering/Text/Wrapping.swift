extension StyledText {
  private struct Cell {
    var character: Character
    var style: Style
    var width: Int
  }

  private var cells: [Cell] {
    spans.flatMap { span in
      span.text.map { Cell(character: $0, style: span.style, width: $0.cellWidth) }
    }
  }

  private init(cells: some Sequence<Cell>) {
    self.init()
    var text = ""
    var style: Style?
    for cell in cells {
      if let style, style != cell.style {
        append(text, style)
        text = ""
      }
      style = cell.style
      text.append(cell.character)
    }
    if let style { append(text, style) }
  }

  /// Returns lines of at most `width` cells, broken at spaces if possible, or where the text's script needs
  /// none.
  ///
  /// - Parameter hanging: The indentation of every line except the first, included in `width`.
  package func wrapped(to width: Int, hanging: Int = 0) -> [StyledText] {
    parts(wrappedTo: width, hanging: hanging).map(\.text)
  }

  /// A line of a wrapped text, and the number of cells of the whole text before it.
  struct Part: Hashable {
    var text: StyledText
    var start: Int
    var indentation: Int
  }

  func parts(wrappedTo width: Int, hanging: Int = 0) -> [Part] {
    let width = max(1, width)
    guard self.width > width else { return [Part(text: self, start: 0, indentation: 0)] }
    let hanging = min(max(0, hanging), width / 2)
    let cells = self.cells
    var parts: [Part] = []
    var start = 0
    var position = 0
    while start < cells.count {
      let indent = parts.isEmpty ? 0 : hanging
      let end = Self.endOfLine(in: cells, from: start, width: width - indent)
      let line = StyledText(cells: cells[start..<end]).trimmingTrailingSpaces()
      parts.append(Part(text: .spaces(indent) + line, start: position, indentation: indent))
      var next = end
      while next < cells.count, cells[next].character == " " { next += 1 }
      position += cells[start..<next].reduce(0) { $0 + $1.width }
      start = next
    }
    return parts
  }

  /// Returns where the line that begins at `start` is broken: at its last space or between the last two words
  /// of a script without spaces, or else within a word.
  private static func endOfLine(in cells: [Cell], from start: Int, width: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    var sawWord = false
    for index in start..<cells.count {
      let cell = cells[index]
      if cell.character == " " {
        // "line 3" isn't broken, because the number alone means nothing.
        if sawWord, cell.style != .reference { lastBreak = index }
      } else {
        if sawWord, cells[index - 1].character.canBreak(before: cell.character) {
          lastBreak = index
        }
        sawWord = true
      }
      used += cell.width
      if used > width { return lastBreak ?? max(index, start + 1) }
    }
    return cells.count
  }

  /// Returns the beginning of the text and `mark`, if the whole takes more than `width` cells.
  package func truncated(to width: Int, mark: String) -> StyledText {
    guard self.width > width else { return self }
    let room = max(0, width - mark.cellWidth)
    var used = 0
    let kept = cells.prefix { cell in
      used += cell.width
      return used <= room
    }
    return StyledText(cells: kept) + StyledText(mark, .dim)
  }

  /// Returns at most `width` cells of the text around cell `position`, and the number of cells that
  /// were cut off at the beginning. A mark replaces omitted text.
  func excerpt(around position: Int, width: Int, mark: String) -> (text: StyledText, skipped: Int) {
    guard self.width > width else { return (self, 0) }
    // The position matters most, so the part begins a little before it.
    let start = position < width - width / 4 ? 0 : position - width / 2
    guard start > 0 else { return (truncated(to: width, mark: mark), 0) }
    var cells = self.cells[...]
    var skipped = 0
    while skipped < start + mark.cellWidth, let first = cells.popFirst() { skipped += first.width }
    let rest = StyledText(cells: cells).truncated(to: width - mark.cellWidth, mark: mark)
    return (StyledText(mark, .dim) + rest, skipped - mark.cellWidth)
  }
}
