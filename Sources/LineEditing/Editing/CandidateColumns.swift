import MessageTables
import Phrases

/// Candidates laid out below a line.
enum CandidateColumns {
  private static let limit = 120

  /// Rows of columns, read downwards, that fit the width.
  static func text(_ candidates: [String], width: Int) -> String {
    let shown = candidates.prefix(limit).map { shortened($0, to: max(4, width - 1)) }
    let cell = (shown.map(\.count).max() ?? 0) + 2
    // The last column is kept free: some terminals wrap as soon as it is written.
    let columns = max(1, (width - 1 + 2) / cell)
    let rows = (shown.count + columns - 1) / columns
    var text = ""
    for row in 0..<rows {
      var line = ""
      for index in stride(from: row, to: shown.count, by: rows) {
        line += String(repeating: " ", count: max(0, index / rows * cell - line.count))
        line += shown[index]
      }
      text += line + "\n"
    }
    if candidates.count > limit {
      text += PictureMessage.moreCandidates(candidates.count - limit).text + "\n"
    }
    return text
  }

  private static func shortened(_ candidate: String, to width: Int) -> String {
    candidate.count > width ? candidate.prefix(width - 3) + "..." : candidate
  }
}
