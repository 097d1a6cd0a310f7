import Recording

/// The output in the order of printing, if a page that follows the lines of its source shows it in
/// another order.
struct OutputOrder {
  private let output: [Moment.Output]

  /// - Parameter annotations: The annotations in their order on the page.
  init(_ happenings: Happenings, shownIn annotations: [Annotation]) {
    let numbers = annotations.filter { $0.verb == .prints }.map(\.number)
    let isSummed = annotations.contains { $0.verb == .prints && $0.summary != nil }
    let isInOrder = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    guard !isInOrder || isSummed else {
      output = []
      return
    }
    output = Moment(happenings, after: happenings.all.count).output
  }

  /// - Parameter number: The number of the last event to show; nil for all.
  func lines(upTo number: Int?, width: Int, glyphs: Glyphs) -> [StyledText] {
    let lines = lines(upTo: number)
    guard !lines.isEmpty else { return [] }
    let mostLines = 24
    let omitted = max(0, lines.count - mostLines)
    // The lane is shown if several lanes printed.
    let isNamed = Set(output.map(\.lane)).count > 1
    let indent = 2 + (isNamed ? (output.map { $0.lane.name.cellWidth }.max() ?? 0) + 1 : 0)
    var result: [StyledText] = ["", StyledText(TraceMessage.printedInOrder, .dim)]
    for (index, line) in lines.enumerated() {
      if omitted > 0, index == mostLines / 2 {
        result.append(
          "  " + StyledText(TraceMessage.moreLines(omitted, ellipsis: glyphs.ellipsis), .dim))
      }
      guard omitted == 0 || index < mostLines / 2 || index >= lines.count - mostLines / 2 else {
        continue
      }
      let name: StyledText = isNamed ? "  \(line.lane)" : ""
      let text = StyledText(line.text, .printed).truncated(to: 400, mark: glyphs.ellipsis)
      result += text.wrapped(to: width - indent).enumerated().map { part, text in
        (part == 0 ? name.padded(to: indent) : .spaces(indent)) + text
      }
    }
    return result
  }

  private struct Line {
    /// The lane that began it.
    var lane: LaneID
    var text: String
  }

  private func lines(upTo number: Int?) -> [Line] {
    var lines: [Line] = []
    var isOpen = false
    for piece in output where number == nil || piece.number <= number ?? 0 {
      let parts = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        let isEnded = index < parts.count - 1
        if isOpen, let last = lines.indices.last {
          lines[last].text += part
        } else if isEnded || !part.isEmpty {
          lines.append(Line(lane: piece.lane, text: String(part)))
        }
        isOpen = !isEnded && (isOpen || !part.isEmpty)
      }
    }
    return lines
  }
}
