package import Foundation
package import MessageTables

/// A lesson's file as bytes, which may not be text.
package struct LessonFile: Sendable {
  package var path: String
  package var contents: Data
  /// The language that the file's folder says; nil if it says none.
  package var language: LanguageTag?

  /// The maximum size. A file that is larger isn't a lesson.
  package static let byteLimit = 10 * 1024 * 1024

  package init(path: String, contents: Data, language: LanguageTag? = nil) {
    self.path = path
    self.contents = contents
    self.language = language
  }

  package init(path: String, text: String, language: LanguageTag? = nil) {
    self.init(path: path, contents: Data(text.utf8), language: language)
  }

  /// The file as text, without a byte order mark.
  package func decoded() throws(LessonDiagnostic) -> String {
    guard contents.count <= Self.byteLimit else {
      throw diagnostic(.tooLarge(limit: Self.byteLimit), at: 0)
    }
    if let nul = contents.range(of: Data([0])) {
      let offset = nul.lowerBound - contents.startIndex
      throw diagnostic(.nulByte(offset: offset), at: offset)
    }
    let bytes = [UInt8](contents)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let offset = validLength(of: bytes)
      throw diagnostic(.notUTF8(byte: bytes[offset], offset: offset), at: offset)
    }
    let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
    guard text.unicodeScalars.first == byteOrderMark else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// Parses the file. A file that isn't text has no steps.
  package func parse() -> ParsedLesson {
    do {
      return Lesson.parse(try decoded(), path: path, language: language)
    } catch {
      let name = LessonFileName(path: path)
      let lesson = Lesson(
        number: name.number, slug: name.slug, title: name.slug, path: path, introduction: [],
        steps: [])
      return ParsedLesson(lesson: lesson, diagnostics: [error], links: [], anchors: [], text: "")
    }
  }

  private func diagnostic(_ problem: LessonProblem, at offset: Int) -> LessonDiagnostic {
    let before = contents.prefix(offset)
    let lineStart = before.lastIndex(of: .newline).map { $0 + 1 } ?? before.startIndex
    return LessonDiagnostic(
      problem: problem, file: path, line: before.count(where: { $0 == .newline }) + 1,
      column: before.endIndex - lineStart + 1, sourceLine: "")
  }

  /// Returns the number of valid bytes before the first invalid one.
  private func validLength(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var source = bytes.makeIterator()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&source) {
      length += UTF8.width(scalar)
    }
    return min(length, bytes.count - 1)
  }
}

extension LessonDiagnostic: Error {}
