import MessageTables
import Phrases

/// The rows in which an entry is drawn, as many of them as the terminal has room for.
struct EntryPicture: Equatable {
  /// The parts of the picture in addition to the text.
  struct Frame {
    var prompt: Prompt
    /// In front of every line but the first.
    var continuation: Prompt
    /// A line below the text, such as what is being searched for.
    var note: String?
    /// In columns and rows.
    var width: Int
    var height: Int
    /// Whether characters beyond ASCII can be drawn.
    var isUnicode: Bool
  }

  /// Ready to be written: styles included, control characters made visible.
  private(set) var rows: [String] = []
  private(set) var cursor: (row: Int, column: Int) = (0, 0)

  private var column = 0
  private let width: Int
  /// Where a row begins that continues a line: below the text, if that leaves room.
  private let indentation: Int

  /// - Parameter showsAll: whether rows that don't fit are drawn too, to scroll away.
  init(_ text: EntryText, _ frame: Frame, showsAll: Bool = false) {
    width = max(frame.width, 4)
    let margin = DrawnScalar.columns(of: frame.continuation.text)
    indentation = margin * 2 <= width ? margin : 0
    let height = max(frame.height, 3)
    let lines = text.scalars.split(separator: "\n", omittingEmptySubsequences: false)
    let cursorLine = lines.lastIndex { $0.startIndex <= text.cursor } ?? 0
    // Lines that are further away than the terminal is high can't be on it.
    let drawn =
      showsAll
      ? lines.startIndex..<lines.endIndex
      : max(0, cursorLine - height)..<min(lines.count, cursorLine + height + 1)
    for index in drawn {
      begin(index == 0 ? frame.prompt : frame.continuation)
      draw(lines[index], cursor: index == cursorLine ? text.cursor : nil)
    }
    if let note = frame.note {
      begin(Prompt(""))
      draw(ArraySlice(note.unicodeScalars), cursor: nil)
    }
    guard !showsAll, rows.count > height else { return }
    showRows(
      around: cursor.row, height: height, above: drawn.lowerBound,
      below: lines.count - drawn.upperBound, frame)
  }

  static func == (left: EntryPicture, right: EntryPicture) -> Bool {
    left.rows == right.rows && left.cursor == right.cursor
  }

  /// Keeps what fits around a row, and says how much is above and below.
  private mutating func showRows(
    around row: Int, height: Int, above: Int, below: Int, _ frame: Frame
  ) {
    let first = min(max(0, row - height / 2), rows.count - height)
    let hiddenAbove = first + above
    let hiddenBelow = rows.count - first - height + below
    rows = Array(rows[first..<first + height])
    cursor.row -= first
    let dots = frame.isUnicode ? "⋮" : ":"
    // The row with the cursor is never covered: it is in the middle, or at an end of the entry.
    if hiddenAbove > 0 {
      rows[0] = note("\(dots) \(PictureMessage.hiddenAbove(hiddenAbove + 1).text)", frame)
    }
    if hiddenBelow > 0 {
      rows[height - 1] = note("\(dots) \(PictureMessage.hiddenBelow(hiddenBelow + 1).text)", frame)
    }
  }

  private func note(_ text: String, _ frame: Frame) -> String {
    let shown = String(text.prefix(width - 1))
    return frame.continuation.style.map { "\u{1B}[\($0)m\(shown)\u{1B}[0m" } ?? shown
  }

  private mutating func begin(_ prompt: Prompt) {
    rows.append(prompt.markedUp())
    column = DrawnScalar.columns(of: prompt.text)
  }

  /// Draws a line, with the cursor before the scalar with this index, or at the end.
  private mutating func draw(_ line: ArraySlice<Unicode.Scalar>, cursor index: Int?) {
    var offset = 0
    for (position, scalar) in zip(line.indices, line) {
      let drawn = DrawnScalar(scalar, at: offset)
      if column + drawn.columns > width || column >= width { wrap() }
      if position == index { cursor = (rows.count - 1, column) }
      if drawn.columns > width {
        // Only in a terminal that is narrower than an escape.
        for character in drawn.text { put(String(character), 1) }
      } else {
        put(drawn.text, drawn.columns)
      }
      offset += drawn.columns
    }
    if index == line.endIndex {
      if column >= width { wrap() }
      cursor = (rows.count - 1, column)
    }
  }

  private mutating func put(_ text: String, _ columns: Int) {
    if column + columns > width { wrap() }
    rows[rows.count - 1] += text
    column += columns
  }

  private mutating func wrap() {
    rows.append(String(repeating: " ", count: indentation))
    column = indentation
  }
}
