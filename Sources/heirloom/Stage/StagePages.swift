/// A text that may be longer than the screen, and what follows it in one piece.
///
/// What follows stands below the text's last page if there is room for both, and alone otherwise.
struct StagePages {
  private let text: [String]
  private let end: [String]
  /// In rows.
  private let room: Int

  init(text: [String], before end: [String] = [], room: Int) {
    (self.text, self.end, self.room) = (text, end, room)
  }

  /// - Parameter row: of the text, at which the page begins; none of it is left behind its end.
  func page(at row: Int) -> [String] {
    let rest = Array(text.dropFirst(row).drop { $0.isEmpty })
    guard next(after: row) == nil, !end.isEmpty else { return rest }
    return rest.isEmpty ? end : rest + [""] + end
  }

  /// Where the page after it begins; nil for the last one.
  func next(after row: Int) -> Int? {
    let rest = text.count - min(row, text.count)
    guard rest > 0 else { return nil }
    if end.isEmpty {
      // The last row of a page is the first of the next one.
      let next = row + room - 1
      return next < text.count - 1 ? next : nil
    }
    if rest + 1 + end.count <= room { return nil }
    return rest <= room ? text.count : row + room - 1
  }
}
