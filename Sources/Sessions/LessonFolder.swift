import Foundation
package import Lessons

/// The folder in which the lessons are.
package struct LessonFolder: Equatable, Sendable {
  package var path: String

  /// Names the folder, for those who keep it elsewhere.
  package static let variable = "HEIRLOOM_LESSONS"

  package init(path: String) {
    self.path = path
  }

  /// Where the environment says; else beside the current directory; else upwards from the
  /// executable.
  package init(
    currentDirectory: String, executable: String, environment: [String: String]
  ) throws(UnreadableFile) {
    if let path = environment[Self.variable], !path.isEmpty {
      guard Self.holdsLessons(path) else {
        throw UnreadableFile(
          message: "there are no lessons in this folder, which `\(Self.variable)` names",
          path: path)
      }
      self.path = path
      return
    }
    var candidates = [currentDirectory + "/lessons"]
    var directory = URL(filePath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    while directory.path.count > 1 {
      candidates.append(directory.path + "/lessons")
      directory.deleteLastPathComponent()
    }
    guard let path = candidates.first(where: Self.holdsLessons) else {
      throw UnreadableFile(
        message: "no lessons were found",
        path: currentDirectory + "/lessons",
        advice: "Set `\(Self.variable)` to the folder they are in.")
    }
    self.path =
      path.hasPrefix(currentDirectory + "/")
      ? String(path.dropFirst(currentDirectory.count + 1)) : path
  }

  package func load() throws(UnreadableFile) -> LessonLibrary {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw UnreadableFile(message: "the folder could not be read", path: path)
    }
    var files: [LessonFile] = []
    for name in names.sorted() where Self.isLesson(name) {
      let file = path + "/" + name
      files.append(LessonFile(path: file, contents: try TextFile.bytes(at: file)))
    }
    return LessonLibrary(files: files)
  }

  /// Links that lead nowhere, of all lessons in the folder.
  package func linkDiagnostics(of library: LessonLibrary) -> [LessonDiagnostic] {
    library.linkDiagnostics { FileManager.default.fileExists(atPath: path + "/" + $0) }
  }

  private static func holdsLessons(_ path: String) -> Bool {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return false
    }
    return names.contains(where: isLesson)
  }

  private static func isLesson(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".md") && name.lowercased() != "readme.md"
  }
}
