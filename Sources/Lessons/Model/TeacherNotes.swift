/// A teacher's notes for a step, which learners don't see.
package struct TeacherNotes: Equatable, Sendable {
  /// The time for the step in a class.
  package var minutes: Int
  package var passages: [Passage]

  package init(minutes: Int, passages: [Passage]) {
    self.minutes = minutes
    self.passages = passages
  }

  /// Reads the passages of a quote without its label: `(4 min) Ask who …`, `（4分）…`; nil without a time.
  init?(_ passages: [Passage]) {
    guard case .paragraph(var inlines)? = passages.first, case .text(let text)? = inlines.first,
      "(（".contains(text.first ?? " "), let end = text.firstIndex(where: { ")）".contains($0) }),
      let minutes = Self.minutes(text[..<end].dropFirst())
    else { return nil }
    inlines[0] = .text(String(text[end...].dropFirst()))
    let first = Passage.paragraph(inlines.trimmed())
    self.init(
      minutes: minutes,
      passages: (first == .paragraph([]) ? [] : [first]) + passages.dropFirst())
  }

  /// Reads `4 min`, `4min`, `10 minutes`, `４分`, with at most two digits.
  private static func minutes(_ text: Substring) -> Int? {
    let digits = text.prefix { $0.wholeNumberValue != nil }
    let unit = text[digits.endIndex...].drop { $0 == " " }
    guard (1...2).contains(digits.count), text.count - digits.count - unit.count <= 1,
      units.contains(String(unit))
    else { return nil }
    let minutes = digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
    return (1...99).contains(minutes) ? minutes : nil
  }

  /// English, Japanese, Chinese and Korean words for minutes.
  private static let units: Set = ["min", "minute", "minutes", "分", "分間", "分钟", "分鐘", "분"]
}
