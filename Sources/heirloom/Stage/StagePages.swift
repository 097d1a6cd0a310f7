/// The pages of a text that may be longer than the screen, and of rows after the text.
///
/// The rows after the text are never split. They are on the text's last page if there is room for
/// both, or else on a page of their own.
struct StagePages {
  private let text: [String]
  private let end: [String]
  /// The height of a page in rows.
  private let room: Int
  /// Whether the rows after the text always have a page of their own.
  private let isApart: Bool

  init(text: [String], before end: [String] = [], room: Int, isApart: Bool = false) {
    (self.text, self.end, self.room, self.isApart) = (text, end, room, isApart)
  }

  /// How much of the text comes before a row: from 0 to 1.
  func progress(at row: Int) -> Double {
    text.isEmpty ? 0 : min(1, Double(row) / Double(text.count))
  }

  /// - Parameter row: the row of the text at which the page begins.
  func page(at row: Int) -> [String] {
    let rest = Array(text.dropFirst(row).drop { $0.isEmpty })
    guard next(after: row) == nil, !end.isEmpty else { return rest }
    return rest.isEmpty ? end : rest + [""] + end
  }

  /// The row at which the next page begins; nil for the last page.
  func next(after row: Int) -> Int? {
    let rest = text.count - min(row, text.count)
    guard rest > 0 else { return nil }
    if end.isEmpty {
      // Repeat the last row of a page at the top of the next page.
      let next = row + room - 1
      return next < text.count - 1 ? next : nil
    }
    if !isApart, rest + 1 + end.count <= room { return nil }
    return rest <= room ? text.count : row + room - 1
  }
}
