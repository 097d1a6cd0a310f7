import Recording

/// What was printed, in the order of printing, where a page that follows the lines of its source
/// shows it in another one.
struct OutputOrder {
  private let output: [Moment.Output]

  /// - Parameter annotations: in the order in which they stand on the page.
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

  /// - Parameter number: of the last event that is shown; nil for all.
  func lines(upTo number: Int?, width: Int, glyphs: Glyphs) -> [StyledText] {
    let shown = output.filter { number == nil || $0.number <= number ?? 0 }
    guard !shown.isEmpty else { return [] }
    let text = shown.map(\.text).joined()
    let lines = (text.hasSuffix("\n") ? text.dropLast() : text[...])
      .split(separator: "\n", omittingEmptySubsequences: false)
    let mostLines = 24
    var result: [StyledText] = ["", "\("printed, in this order:", .dim)"]
    let omitted = max(0, lines.count - mostLines)
    for (index, line) in lines.enumerated() {
      if omitted > 0, index == mostLines / 2 {
        result.append("  \("\(glyphs.ellipsis) \(omitted) more lines", .dim)")
      }
      guard omitted == 0 || index < mostLines / 2 || index >= lines.count - mostLines / 2 else {
        continue
      }
      result += StyledText(String(line), .printed).truncated(to: 400, mark: glyphs.ellipsis)
        .wrapped(to: width - 2).map { .spaces(2) + $0 }
    }
    return result
  }
}
