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
    private let kept = Mutex<ParsedLesson?>(nil)

    init(_ file: LessonFile) {
      let name = LessonFileName(path: file.path)
      path = file.path
      number = name.number
      slug = name.slug
      self.file = file
    }

    package var parsed: ParsedLesson {
      kept.withLock { kept in
        if let kept { return kept }
        let parsed = file.parse()
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
