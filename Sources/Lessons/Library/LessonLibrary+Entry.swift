import Synchronization

extension LessonLibrary {
  /// A lesson of the library, whose file is parsed when more than its name is needed.
  ///
  /// Most commands need one lesson of many, and a shell should start at once.
  package final class Entry: Sendable {
    package let path: String
    package let number: Int?
    package let slug: String
    private let file: LessonFile
    /// The file of which this one is a translation.
    private let original: LessonFile?
    private let kept = Mutex<ParsedLesson?>(nil)

    init(_ file: LessonFile, translating original: LessonFile? = nil) {
      let name = LessonFileName(path: file.path)
      path = file.path
      number = name.number
      slug = name.slug
      self.file = file
      self.original = original
    }

    package var parsed: ParsedLesson {
      kept.withLock { kept in
        if let kept { return kept }
        var parsed = file.parse()
        if let original { parsed.translate(original.parse().lesson) }
        kept = parsed
        return parsed
      }
    }

    package var lesson: Lesson { parsed.lesson }
    package var diagnostics: [LessonDiagnostic] { parsed.diagnostics }
  }

  /// The files of recaps, parsed when needed.
  final class RecapShelf: Sendable {
    private let files: [LessonFile]
    private let kept = Mutex<[ParsedRecaps]?>(nil)

    init(_ files: [LessonFile]) {
      self.files = files.filter { $0.path.lowercased().hasSuffix(".md") }
        .sorted { $0.path < $1.path }
    }

    var parsed: [ParsedRecaps] {
      kept.withLock { kept in
        if let kept { return kept }
        let parsed = files.map { ParsedRecaps($0) }
        kept = parsed
        return parsed
      }
    }
  }
}
