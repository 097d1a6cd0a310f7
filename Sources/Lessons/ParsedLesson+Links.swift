extension ParsedLesson {
  /// The links that lead nowhere, among those to files and to this lesson's own headings.
  ///
  /// - Parameter fileExists: Whether there is a file at a path relative to the lesson's folder.
  package func linkDiagnostics(fileExists: (String) -> Bool) -> [LessonDiagnostic] {
    links.compactMap { link in
      switch link.target {
      case .elsewhere: nil
      case .anchor(let anchor):
        problem(ofAnchor: anchor, in: anchors, file: nil).map { diagnostic($0, at: link) }
      case .file(let path, _):
        fileExists(path) ? nil : diagnostic(.missingFile(path), at: link)
      }
    }
  }

  func problem(ofAnchor anchor: String, in anchors: [String], file: String?) -> LessonProblem? {
    // `#` on its own is the top of the page.
    guard !anchor.isEmpty, !anchors.contains(anchor) else { return nil }
    let suggestion = closestMatches(to: anchor, in: anchors, limit: max(2, anchor.count / 3)).first
    return .missingAnchor(anchor, file: file, suggestion: suggestion)
  }

  func diagnostic(_ problem: LessonProblem, at link: LessonLink) -> LessonDiagnostic {
    LessonDiagnostic(
      problem: problem, file: lesson.path, line: link.line, column: link.column,
      sourceLine: Self.line(link.line, of: text))
  }

  /// A line of a text, counted from 1; empty where there is none.
  static func line(_ number: Int, of text: String) -> String {
    let lines = text.utf8.split(
      separator: UInt8.newline, maxSplits: number, omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    let line = lines[number - 1]
    return String(Substring(line.last == .carriageReturn ? line.dropLast() : line))
  }
}
