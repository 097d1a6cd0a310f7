import SwiftText

extension ParsedLesson {
  /// Returns diagnostics for broken links to files and to this lesson's own headings.
  ///
  /// - Parameter fileExists: Whether there is a file at a path relative to the lesson's folder.
  package func linkDiagnostics(fileExists: (String) -> Bool) -> [LessonDiagnostic] {
    var check = LinkCheck(self)
    return links.compactMap { link in
      switch link.target {
      case .elsewhere: nil
      case .anchor(let anchor): check.diagnostic(of: link, to: anchor, in: self, file: nil)
      case .file(let path, _):
        fileExists(path) ? nil : check.diagnostic(.missingFile(path), at: link)
      }
    }
  }
}

/// The data for checking all links of one lesson, computed once.
struct LinkCheck {
  private let path: String
  private let lines: TextLines
  private var anchors: [String: Set<String>] = [:]
  /// The number of suggestions that may still be computed, because they are the slowest part.
  private var suggestionsLeft = 50

  init(_ parsed: ParsedLesson) {
    path = parsed.lesson.path
    lines = TextLines(parsed.text)
  }

  /// Returns a diagnostic for a link to a heading.
  ///
  /// - Parameter file: The name of the target lesson; nil for its own.
  mutating func diagnostic(
    of link: LessonLink, to anchor: String, in target: ParsedLesson, file: String?
  ) -> LessonDiagnostic? {
    let known = anchors[target.lesson.path] ?? Set(target.anchors)
    anchors[target.lesson.path] = known
    // `#` alone is the top of the page.
    guard !anchor.isEmpty, !known.contains(anchor) else { return nil }
    suggestionsLeft -= 1
    let suggestion =
      suggestionsLeft < 0
      ? nil
      : closestMatches(to: anchor, in: target.anchors, limit: max(2, anchor.count / 3)).first
    return diagnostic(.missingAnchor(anchor, file: file, suggestion: suggestion), at: link)
  }

  func diagnostic(_ problem: LessonProblem, at link: LessonLink) -> LessonDiagnostic {
    LessonDiagnostic(
      problem: problem, file: path, line: link.line, column: link.column,
      sourceLine: lines[link.line])
  }
}

/// The lines of a text by their numbers, counted from 1.
struct TextLines {
  private let lines: [Substring.UTF8View]

  init(_ text: String) {
    lines = text[...].utf8.split(separator: UInt8.newline, omittingEmptySubsequences: false)
  }

  /// The line without its line end; empty if there is none.
  subscript(number: Int) -> String {
    guard lines.indices.contains(number - 1) else { return "" }
    let line = lines[number - 1]
    return String(Substring(line.last == .carriageReturn ? line.dropLast() : line))
  }
}
