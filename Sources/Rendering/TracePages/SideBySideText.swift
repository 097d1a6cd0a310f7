/// Two texts side by side, line by line, with a mark where they differ.
///
/// Lines are compared by their numbers, so that outputs stay apart after their first difference,
/// which readers need to see.
package struct SideBySideText {
  private let left: [String]
  private let right: [String]
  private let titles: (String, String)

  package init(left: String, right: String, titles: (String, String)) {
    self.left = Self.lines(of: left)
    self.right = Self.lines(of: right)
    self.titles = titles
  }

  /// The number of the first line in which they differ, from 1.
  package var firstDifference: Int? {
    (0..<max(left.count, right.count)).first { line($0, of: left) != line($0, of: right) }
      .map { $0 + 1 }
  }

  package var lineCount: Int { max(left.count, right.count) }

  package func text(_ options: RenderingOptions) -> String {
    // Each column has a margin and its text, and the mark is between them.
    let width = max(10, (options.width - 7) / 2)
    var lines = [row(StyledText(titles.0, .dim), " ", StyledText(titles.1, .dim), width, options)]
    for index in 0..<lineCount {
      let (one, other) = (line(index, of: left), line(index, of: right))
      let mark = one == other ? " " : options.glyphs == .ascii ? "!" : "≠"
      let columns = [one, other].map { line in
        StyledText(line ?? "", one == other ? .plain : .wrong).wrapped(to: width, hanging: 0)
      }
      for part in 0..<max(1, columns.map(\.count).max() ?? 0) {
        let parts = columns.map { part < $0.count ? $0[part] : StyledText() }
        lines.append(row(parts[0], part == 0 ? mark : " ", parts[1], width, options))
      }
    }
    return options.painter.paint(lines.map { $0.trimmingTrailingSpaces() }) + "\n"
  }

  private func row(
    _ left: StyledText, _ mark: String, _ right: StyledText, _ width: Int,
    _ options: RenderingOptions
  ) -> StyledText {
    var line: StyledText = "  "
    line += left.padded(to: width)
    line.append(" \(mark) ", .wrong)
    line += right
    return line
  }

  private func line(_ index: Int, of lines: [String]) -> String? {
    index < lines.count ? lines[index] : nil
  }

  private static func lines(of text: String) -> [String] {
    if text.isEmpty { return [] }
    let body = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
