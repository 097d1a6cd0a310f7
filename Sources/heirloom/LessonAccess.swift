import Foundation
import Lessons
import Sessions

/// Finds and reads lessons.
enum LessonAccess {
  /// Finds the lessons, and shows problems and notes about their location.
  ///
  /// - Returns: The source, and whether it is the folder that the environment names, if it names one.
  static func source(_ console: Console) -> (source: LessonSource, isAsNamed: Bool) {
    let (source, findings) = LessonSource.find(
      currentDirectory: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment)
    for finding in findings { console.show(finding) }
    return (source, !findings.contains { $0.severity == .error })
  }

  /// Reads all lessons, and shows their problems.
  ///
  /// - Returns: The readable lessons, and whether there were no problems.
  static func library(_ console: Console) throws -> (library: LessonLibrary, isSound: Bool) {
    let (source, isAsNamed) = source(console)
    let (library, isSound) = try library(of: source, console)
    return (library, isAsNamed && isSound)
  }

  static func library(
    of source: LessonSource, _ console: Console
  ) throws -> (library: LessonLibrary, isSound: Bool) {
    let (library, findings) = try source.load()
    let all = findings + library.diagnostics.map { Finding($0) }
    for finding in all { console.show(finding) }
    return (library, all.isEmpty)
  }

  /// A lesson by number, name or path.
  static func lesson(_ name: String, console: Console) throws -> ParsedLesson {
    if name.contains("/") || name.lowercased().hasSuffix(".md") {
      return try LessonFile(path: name, contents: TextFile.bytes(at: name)).parse()
    }
    let (library, findings) = try source(console).source.load()
    do {
      return try library.lesson(named: name).parsed
    } catch {
      // The lesson may be in a file that can't be read.
      for finding in findings { console.show(finding) }
      throw UnknownLesson(error: error)
    }
  }

  /// The file of recaps at a path; nil if the path names another file.
  static func recaps(_ name: String) throws -> ParsedRecaps? {
    let folder = URL(filePath: name).deletingLastPathComponent().lastPathComponent
    guard name.hasSuffix(".md"), folder == ParsedRecaps.folderName else { return nil }
    return ParsedRecaps(LessonFile(path: name, contents: try TextFile.bytes(at: name)))
  }

  /// A lesson without problems. Otherwise shows the problems and ends the command.
  static func soundLesson(_ name: String, console: Console) throws -> Lesson {
    try soundParsedLesson(name, console: console).lesson
  }

  static func soundParsedLesson(_ name: String, console: Console) throws -> ParsedLesson {
    do {
      let parsed = try lesson(name, console: console)
      guard parsed.diagnostics.isEmpty else {
        for diagnostic in parsed.diagnostics { console.show(Finding(diagnostic)) }
        throw Leaving(.misuse)
      }
      return parsed
    } catch let unknown as UnknownLesson {
      console.show(unknown.finding)
      throw Leaving(.misuse)
    }
  }
}

struct UnknownLesson: Error {
  var error: LessonLookupError

  var finding: Finding {
    Finding(.noSuchLesson(error))
  }
}
