import EmbeddedFiles
package import Lessons
package import MessageTables

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The location of the lessons.
package enum LessonSource: Equatable, Sendable {
  /// The lessons are built into the command.
  case embedded
  case folder(LessonFolder)

  /// The environment variable that names a folder of lessons.
  package static let variable = "HEIRLOOM_LESSONS"

  /// Finds the lessons: in the folder that the environment names, or else in `lessons` in the current
  /// directory, or else in the command.
  ///
  /// - Returns: The source, and findings about the choice: the named folder can't be used, or the
  ///   folder `lessons` isn't used because the environment names another folder.
  package static func find(
    currentDirectory: String, environment: [String: String]
  ) -> (source: LessonSource, findings: [Finding]) {
    let beside = LessonFolder(path: currentDirectory + "/lessons")
    let here: LessonSource =
      beside.holdsLessons ? .folder(LessonFolder(path: "lessons", in: currentDirectory)) : .embedded
    guard let path = environment[variable], !path.isEmpty else { return (here, []) }
    let named = LessonFolder(path: path, in: currentDirectory)
    if let problem = named.problem {
      let substitute: FolderProblem.Substitute =
        switch here {
        case .embedded: .embedded
        case .folder: .lessonsHere
        }
      let finding = Finding(
        FolderProblem.namedNotUsable(problem, variable: variable, substitute), name: path)
      return (here, [finding])
    }
    guard beside.holdsLessons, !named.isSame(as: beside) else { return (.folder(named), []) }
    let note = Finding(
      FolderProblem.otherIsNamed(path: path, variable: variable), severity: .note, name: "lessons")
    return (.folder(named), [note])
  }

  /// Reads the lessons. Files that can't be read are reported in the findings.
  ///
  /// - Parameter language: The language in which the lessons are wanted. A lesson that isn't translated
  ///   stays as it is.
  package func load(
    in language: LanguageTag? = nil
  ) throws(UnreadableFile) -> (library: LessonLibrary, findings: [Finding]) {
    switch self {
    case .embedded:
      let files = EmbeddedFolder.lessons.texts
      func all(in folder: String, _ language: LanguageTag? = nil) -> [LessonFile] {
        files.filter { $0.name.hasPrefix(folder) && !$0.name.dropFirst(folder.count).contains("/") }
          .map { LessonFile(path: $0.name, text: $0.text, language: language) }
      }
      let recaps = ParsedRecaps.folderName + "/"
      let translated = language.flatMap(translation).map { tag in
        Translations(lessons: all(in: "\(tag)/", tag), recaps: all(in: "\(tag)/" + recaps, tag))
      }
      let library = LessonLibrary(
        files: all(in: ""), recapFiles: all(in: recaps), translations: translated ?? Translations(),
        isKnownToBeRight: true)
      return (library, [])
    case .folder(let folder): return try folder.load(in: language.flatMap(translation))
    }
  }

  /// The languages that lessons are translated into, which have a folder each: `ja/`.
  package var languages: [LanguageTag] {
    switch self {
    case .embedded:
      let folders = EmbeddedFolder.lessons.names.filter { $0.contains("/") }.map {
        $0.prefix { $0 != "/" }
      }
      return Set(folders).compactMap { LanguageTag(folder: $0) }.sorted {
        $0.description < $1.description
      }
    case .folder(let folder): return folder.languages
    }
  }

  /// Returns the language of translations that a reader of a language gets; nil if there is none.
  package func translation(for wanted: LanguageTag) -> LanguageTag? {
    let languages = Set(languages)
    return wanted.andBroader.first(where: languages.contains)
  }

  /// The broken links of all lessons.
  package func linkDiagnostics(of library: LessonLibrary) -> [LessonDiagnostic] {
    switch self {
    case .embedded:
      let names = Set(EmbeddedFolder.lessons.names)
      return library.linkDiagnostics(fileExists: names.contains)
    case .folder(let folder): return folder.linkDiagnostics(of: library)
    }
  }
}
