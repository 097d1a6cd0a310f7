package import Lessons
package import MessageTables

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of lessons.
package struct LessonFolder: Equatable, Sendable {
  /// The path as the user wrote it.
  package let path: String
  /// The absolute path.
  private let place: String

  package init(
    path: String, in currentDirectory: String = FileManager.default.currentDirectoryPath
  ) {
    self.path = path
    place = path.hasPrefix("/") ? path : currentDirectory + "/" + path
  }

  /// Why no lesson can be read from the folder; nil if there is no problem.
  var problem: FolderProblem.Reason? {
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isDirectory) else {
      return .missing
    }
    guard isDirectory else { return .isFile }
    guard let names else { return .unreadable }
    return names.contains(where: Self.isLesson) ? nil : .withoutLessons
  }

  var holdsLessons: Bool { problem == nil }

  /// Whether both paths lead to the same folder.
  func isSame(as other: LessonFolder) -> Bool { resolved == other.resolved }

  /// Reads the lessons. Files that can't be read are reported in the findings.
  ///
  /// - Parameter language: One of `languages`, whose translations are used; nil for none.
  package func load(
    in language: LanguageTag? = nil
  ) throws(UnreadableFile) -> (library: LessonLibrary, findings: [Finding]) {
    guard let names else {
      throw UnreadableFile(FolderProblem.notUsable(problem ?? .unreadable), path: path)
    }
    var findings: [Finding] = []
    let ownLanguage = LessonFolder.language(of: path)
    let files = read(names.filter(Self.isLesson), ownLanguage, &findings)
    let recaps = read(lessonNames(in: ParsedRecaps.folderName), ownLanguage, &findings)
    let translations = language.map { tag in
      Translations(
        lessons: read(lessonNames(in: tag.description), tag, &findings),
        recaps: read(lessonNames(in: "\(tag)/\(ParsedRecaps.folderName)"), tag, &findings))
    }
    let library = LessonLibrary(
      files: files, recapFiles: recaps, translations: translations ?? Translations())
    return (library, findings)
  }

  private func read(
    _ names: [String], _ language: LanguageTag?, _ findings: inout [Finding]
  ) -> [LessonFile] {
    names.sorted().compactMap { name in
      do throws(UnreadableFile) {
        return LessonFile(
          path: path + "/" + name,
          contents: try TextFile.bytes(at: place + "/" + name, keepsContent: true),
          language: language)
      } catch {
        var finding = error.finding
        finding.name = path + "/" + name
        findings.append(finding)
        return nil
      }
    }
  }

  /// Returns the names of the lessons or recaps in a subfolder.
  private func lessonNames(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: place + "/" + folder)
    return (names ?? []).filter(Self.isLesson).map { folder + "/" + $0 }
  }

  /// The languages of the subfolders with translations.
  var languages: [LanguageTag] {
    (names ?? []).sorted().compactMap { name in
      LanguageTag(folder: name).flatMap { lessonNames(in: name).isEmpty ? nil : $0 }
    }
  }

  /// Returns the language of the lessons in a folder, if it is the folder of a language inside of a folder
  /// of lessons.
  package static func language(of path: String) -> LanguageTag? {
    let url = URL(filePath: path)
    guard let tag = LanguageTag(folder: url.lastPathComponent) else { return nil }
    return LessonFolder(path: url.deletingLastPathComponent().path).holdsLessons ? tag : nil
  }

  /// The broken links of all lessons in the folder.
  func linkDiagnostics(of library: LessonLibrary) -> [LessonDiagnostic] {
    library.linkDiagnostics { FileManager.default.fileExists(atPath: place + "/" + $0) }
  }

  /// The names of all entries; nil if the folder can't be read.
  private var names: [String]? { try? FileManager.default.contentsOfDirectory(atPath: place) }

  private var resolved: String {
    (try? FileManager.default.attributesOfItem(atPath: place)).map {
      "\($0[.systemNumber] ?? ""):\($0[.systemFileNumber] ?? "")"
    } ?? place
  }

  private static func isLesson(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".md") && name.lowercased() != "readme.md"
  }
}
