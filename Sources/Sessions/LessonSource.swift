package import Lessons

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the lessons come from.
package enum LessonSource: Equatable, Sendable {
  /// They are part of the command.
  case embedded
  case folder(LessonFolder)

  /// Names a folder of lessons, for those who write or keep some.
  package static let variable = "HEIRLOOM_LESSONS"

  /// The folder that the environment names; else the one beside the current directory; else the
  /// lessons that are part of the command.
  ///
  /// - Returns: The source, and what there is to say about the choice: a folder that was named and
  ///   can't be used, or one here that isn't used because another was named.
  package static func find(
    currentDirectory: String, environment: [String: String]
  ) -> (source: LessonSource, findings: [Finding]) {
    let beside = LessonFolder(path: currentDirectory + "/lessons")
    let here: LessonSource =
      beside.holdsLessons ? .folder(LessonFolder(path: "lessons", in: currentDirectory)) : .embedded
    guard let path = environment[variable], !path.isEmpty else { return (here, []) }
    let named = LessonFolder(path: path, in: currentDirectory)
    if let problem = named.problem {
      let finding = Finding(
        message: "\(problem), and `\(variable)` names it", name: path,
        advice: "\(here.name) are used. Name a folder with Markdown files in "
          + "`\(variable)`, or unset it.")
      return (here, [finding])
    }
    guard beside.holdsLessons, !named.isSame(as: beside) else { return (.folder(named), []) }
    let note = Finding(
      severity: .note, message: "the lessons in this folder aren't used", name: "lessons",
      advice: "`\(variable)` names \(path).")
    return (.folder(named), [note])
  }

  /// Reads the lessons; a file that can't be read is among the findings, and the others are there.
  package func load() throws(UnreadableFile) -> (library: LessonLibrary, findings: [Finding]) {
    switch self {
    case .embedded:
      let files = EmbeddedLessons.texts.map { LessonFile(path: $0.name, text: $0.text) }
      let recaps = files.filter { $0.path.hasPrefix(ParsedRecaps.folderName + "/") }
      let lessons = files.filter { !$0.path.contains("/") }
      let library = LessonLibrary(
        files: lessons, recapFiles: recaps, summaries: EmbeddedLessons.summaries)
      return (library, [])
    case .folder(let folder): return try folder.load()
    }
  }

  /// Links that lead nowhere, of all lessons.
  package func linkDiagnostics(of library: LessonLibrary) -> [LessonDiagnostic] {
    switch self {
    case .embedded:
      library.linkDiagnostics { path in EmbeddedLessons.texts.contains { $0.name == path } }
    case .folder(let folder): folder.linkDiagnostics(of: library)
    }
  }

  /// The lessons of this source, to begin a sentence with.
  private var name: String {
    switch self {
    case .embedded: "The lessons that are part of the command"
    case .folder: "The lessons in `lessons`"
    }
  }
}
