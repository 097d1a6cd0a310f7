extension LessonParser {
  /// Returns the names in a comment `<!-- formerly NAME -->`; nil for another comment.
  static func formerNames(in comment: [SourceLine]) -> [String]? {
    let words = comment.flatMap { $0.text.split(separator: " ") }.filter {
      $0 != "<!--" && $0 != "-->"
    }
    return words.first == "formerly" ? words.dropFirst().map(String.init) : nil
  }

  /// Adds former names to the lesson, or to the step whose heading is directly above.
  mutating func rename(from names: [String], at line: SourceLine) {
    if names.isEmpty { prose.findings.report(.formerlyNothing, at: line) }
    guard let step = steps.indices.last else {
      formerSlugs += names
      return
    }
    guard steps[step].elements.isEmpty else {
      prose.findings.report(.formerlyFarFromHeading, at: line)
      return
    }
    steps[step].formerIDs += names
    formerNames += names.map { ($0, line) }
  }

  /// Reports former anchors that are now anchors of other headings.
  mutating func checkFormerNames() {
    let present = Set(steps.map(\.id))
    for (name, line) in formerNames where present.contains(name) {
      prose.findings.report(.formerNameInUse(name), at: line)
    }
  }
}
