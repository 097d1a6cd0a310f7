/// What a teacher wants to know about a step; no learner sees it.
package struct TeacherNotes: Equatable, Sendable {
  /// How long the step takes in a class.
  package var minutes: Int
  package var passages: [Passage]

  package init(minutes: Int, passages: [Passage]) {
    self.minutes = minutes
    self.passages = passages
  }

  /// Reads the passages of a quote whose label is taken off: `(4 min) Ask who …`; nil without the
  /// time.
  init?(_ passages: [Passage]) {
    guard case .paragraph(var inlines)? = passages.first, case .text(let text)? = inlines.first,
      let match = text.prefixMatch(of: /\(([0-9]{1,2}) ?min(?:utes?)?\)/),
      let minutes = Int(match.1), minutes > 0
    else { return nil }
    inlines[0] = .text(String(text[match.range.upperBound...]))
    let first = Passage.paragraph(inlines.trimmed())
    self.init(
      minutes: minutes,
      passages: (first == .paragraph([]) ? [] : [first]) + passages.dropFirst())
  }
}
