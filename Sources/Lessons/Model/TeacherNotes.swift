/// A teacher's notes for a step, which learners don't see.
package struct TeacherNotes: Equatable, Sendable {
  /// The time for the step in a class.
  package var minutes: Int
  package var passages: [Passage]

  package init(minutes: Int, passages: [Passage]) {
    self.minutes = minutes
    self.passages = passages
  }

  /// Reads the passages of a quote without its label: `(4 min) Ask who …`; nil without a time.
  init?(_ passages: [Passage]) {
    guard case .paragraph(var inlines)? = passages.first, case .text(let text)? = inlines.first,
      text.first == "(", let end = text.firstIndex(of: ")"),
      let minutes = Self.minutes(text[..<end].dropFirst())
    else { return nil }
    inlines[0] = .text(String(text[end...].dropFirst()))
    let first = Passage.paragraph(inlines.trimmed())
    self.init(
      minutes: minutes,
      passages: (first == .paragraph([]) ? [] : [first]) + passages.dropFirst())
  }

  /// Reads `4 min`, `4min`, `10 minutes`, with at most two digits.
  private static func minutes(_ text: Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text[digits.endIndex...].drop { $0 == " " }
    guard digits.count <= 2, text.count - digits.count - unit.count <= 1,
      ["min", "minute", "minutes"].contains(unit), let minutes = Int(digits), minutes > 0
    else { return nil }
    return minutes
  }
}
