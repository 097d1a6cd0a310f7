extension LessonParser {
  /// Returns the text in `<!-- edit func serve -->`; nil for a comment that begins with another word.
  func text(after word: String, in comment: [SourceLine]) -> String? {
    let text = comment.map { $0.text }.joined(separator: " ")
    guard let start = text.firstRange(of: "<!--"), let end = text.firstRange(of: "-->"),
      start.upperBound <= end.lowerBound
    else { return nil }
    let words = text[start.upperBound..<end.lowerBound].split(separator: " ", maxSplits: 1)
    guard words.first == Substring(word) else { return nil }
    let rest = words.count > 1 ? words[1] : ""
    return String(rest.reversed().drop { $0 == " " }.reversed() as [Character])
  }

  /// Stores the nearest block above that contains the text.
  mutating func edit(_ text: String, at line: SourceLine) {
    checkEdited()
    let blocks = steps.flatMap(\.elements).compactMap { element in
      if case .code(let block) = element { block } else { nil }
    }
    let block = text.isEmpty ? nil : blocks.last { $0.code.contains(text) }
    if block == nil { prose.findings.report(.editsNothing(text), at: line) }
    edited = (block?.id, line)
  }

  /// Makes a paragraph that begins with `Try:` a proposal for the block that the comment above it
  /// names.
  mutating func takeProposal(_ passage: Passage) -> Passage {
    guard case .paragraph(let inlines) = passage, inlines.plainText.hasPrefix("Try:") else {
      checkEdited()
      return passage
    }
    defer { edited = nil }
    return .proposal(inlines, edits: edited?.block)
  }

  /// Reports a comment that isn't followed by a proposal.
  mutating func checkEdited() {
    if let line = edited?.line { prose.findings.report(.editWithoutTry, at: line) }
    edited = nil
  }
}
