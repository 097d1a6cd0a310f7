package import Lessons

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
  package func load() throws(UnreadableFile) -> (library: LessonLibrary, findings: [Finding]) {
    guard let names else {
      throw UnreadableFile(FolderProblem.notUsable(problem ?? .unreadable), path: path)
    }
    var findings: [Finding] = []
    let files = read(names.filter(Self.isLesson), &findings)
    let recaps = read(recapNames, &findings)
    return (LessonLibrary(files: files, recapFiles: recaps), findings)
  }

  private func read(_ names: [String], _ findings: inout [Finding]) -> [LessonFile] {
    names.sorted().compactMap { name in
      do throws(UnreadableFile) {
        return LessonFile(
          path: path + "/" + name,
          contents: try TextFile.bytes(at: place + "/" + name, keepsContent: true))
      } catch {
        var finding = error.finding
        finding.name = path + "/" + name
        findings.append(finding)
        return nil
      }
    }
  }

  /// The names of the files of recaps, which are in a subfolder.
  private var recapNames: [String] {
    let folder = ParsedRecaps.folderName
    let names = try? FileManager.default.contentsOfDirectory(atPath: place + "/" + folder)
    return (names ?? []).filter(Self.isLesson).map { folder + "/" + $0 }
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
