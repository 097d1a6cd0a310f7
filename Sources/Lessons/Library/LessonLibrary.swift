/// The lessons of a folder, in order.
package struct LessonLibrary: Sendable {
  /// Numbered lessons by number, then the others by name.
  package let entries: [Entry]
  /// The tour, which isn't one of the numbered lessons.
  package let tour: Entry?
  private let recapShelf: RecapShelf
  /// Whether none of the files has problems. Then they aren't parsed to find any.
  private let isKnownToBeRight: Bool
  /// Files in the folder of a language that translate no file.
  private let strays: [LessonFile]

  /// Uses every `.md` file except `README.md`.
  ///
  /// - Parameters:
  ///   - recapFiles: The files in the folder of recaps.
  ///   - translations: The files that take the place of those with the same name.
  ///   - isKnownToBeRight: Whether none of the files has problems. Then `diagnostics` is empty.
  package init(
    files: [LessonFile], recapFiles: [LessonFile] = [], translations: Translations = Translations(),
    isKnownToBeRight: Bool = false
  ) {
    self.isKnownToBeRight = isKnownToBeRight
    strays = translations.strays(lessons: files, recaps: recapFiles)
    recapShelf = RecapShelf(recapFiles.map { translations.recaps[Self.fileName($0.path)] ?? $0 })
    let all =
      files
      .filter { file in
        let name = Self.fileName(file.path).lowercased()
        return name.hasSuffix(".md") && name != "readme.md"
      }
      .map { file in
        translations.lessons[Self.fileName(file.path)].map { Entry($0, translating: file) }
          ?? Entry(file)
      }
      .sorted { Self.precedes($0, $1) }
    tour = all.first { $0.slug == Self.tourSlug }
    entries = all.filter { $0.slug != Self.tourSlug }
  }

  /// The name of the tour's file, without its extension.
  package static let tourSlug = "tour"

  package var parsed: [ParsedLesson] { (entries + (tour.map { [$0] } ?? [])).map(\.parsed) }
  package var lessons: [Lesson] { parsed.map(\.lesson) }
  package var recapFiles: [ParsedRecaps] { recapShelf.parsed }

  /// The problems of all files, and duplicate numbers and names.
  package var diagnostics: [LessonDiagnostic] {
    if isKnownToBeRight { return [] }
    return (entries + (tour.map { [$0] } ?? [])).flatMap(\.diagnostics) + duplicateDiagnostics
      + strayDiagnostics
      + recapFiles.flatMap { $0.diagnostics + diagnostics(ofRecapsIn: $0) }
  }

  /// Returns diagnostics for broken links, including links to headings of other lessons.
  ///
  /// - Parameter fileExists: Whether there is a file at a path relative to the lessons' folder.
  package func linkDiagnostics(fileExists: (String) -> Bool) -> [LessonDiagnostic] {
    let byName = Dictionary(
      parsed.map { (Self.fileName($0.lesson.path), $0) }, uniquingKeysWith: { first, _ in first })
    return parsed.flatMap { from in
      var check = LinkCheck(from)
      return from.linkDiagnostics(fileExists: fileExists)
        + from.links.compactMap { link in
          guard case .file(let path, let anchor?) = link.target, let to = byName[path] else {
            return nil
          }
          return check.diagnostic(of: link, to: anchor, in: to, file: path)
        }
    }
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    switch (left.number, right.number) {
    case (let first?, let second?) where first != second: first < second
    case (_?, nil): true
    case (nil, _?): false
    default: left.slug < right.slug
    }
  }

  /// Diagnostics for duplicate numbers and names.
  package var duplicateDiagnostics: [LessonDiagnostic] {
    var byNumber: [Int: String] = [:]
    var bySlug: [String: String] = [:]
    var diagnostics: [LessonDiagnostic] = []
    func report(_ problem: LessonProblem, in lesson: Entry) {
      diagnostics.append(
        LessonDiagnostic(problem: problem, file: lesson.path, line: 1, column: 1, sourceLine: ""))
    }
    for lesson in entries {
      if let number = lesson.number,
        let other = byNumber.updateValue(lesson.path, forKey: number)
      {
        report(.sameNumber(number, otherPath: other), in: lesson)
      }
      if let other = bySlug.updateValue(lesson.path, forKey: lesson.slug) {
        report(.sameSlug(lesson.slug, otherPath: other), in: lesson)
      }
    }
    return diagnostics
  }

  /// Diagnostics for files in the folder of a language that translate no file.
  package var strayDiagnostics: [LessonDiagnostic] {
    strays.map { file in
      LessonDiagnostic(
        problem: .translatesNothing(name: Self.fileName(file.path)), file: file.path, line: 1,
        column: 1,
        sourceLine: "")
    }
  }

  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
