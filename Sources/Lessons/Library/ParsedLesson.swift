/// A lesson, as far as its text is valid, and the problems of the text.
package struct ParsedLesson: Equatable, Sendable {
  package var lesson: Lesson
  package var diagnostics: [LessonDiagnostic]
  /// Every link in the text, for `linkDiagnostics(fileExists:)`.
  package var links: [LessonLink]
  /// The ids of all headings, including headings that aren't steps.
  package var anchors: [String]
  /// The parsed text, for blessing and for quoting lines.
  package var text: String
}

extension Lesson {
  package static func parse(_ text: String, path: String) -> ParsedLesson {
    var parser = LessonParser(path: path)
    return parser.parse(text)
  }
}
