import EmbeddedFiles
package import Lessons

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
  package func load() throws(UnreadableFile) -> (library: LessonLibrary, findings: [Finding]) {
    switch self {
    case .embedded:
      let files = EmbeddedFolder.lessons.texts.map { LessonFile(path: $0.name, text: $0.text) }
      let recaps = files.filter { $0.path.hasPrefix(ParsedRecaps.folderName + "/") }
      let lessons = files.filter { !$0.path.contains("/") }
      return (LessonLibrary(files: lessons, recapFiles: recaps, isKnownToBeRight: true), [])
    case .folder(let folder): return try folder.load()
    }
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
