package import MessageTables

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
  /// - Parameter language: The language that the file's folder says. A comment in the file goes before it.
  package static func parse(_ text: String, path: String, language: LanguageTag? = nil)
    -> ParsedLesson
  {
    var parser = LessonParser(path: path, language: language)
    return parser.parse(text)
  }
}
