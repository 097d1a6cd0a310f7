/// A lesson as far as the text allowed, and what is wrong with the text.
package struct ParsedLesson: Equatable, Sendable {
  package var lesson: Lesson
  package var diagnostics: [LessonDiagnostic]
  /// Every link in the text, for `linkDiagnostics(fileExists:)`.
  package var links: [LessonLink]
  /// The ids of all headings, not only of those that are steps.
  package var anchors: [String]
  /// The text that was parsed, for blessing and for quoting lines.
  package var text: String
}

extension Lesson {
  package static func parse(_ text: String, path: String) -> ParsedLesson {
    var parser = LessonParser(path: path)
    return parser.parse(text)
  }
}
