import Foundation
import Lessons
import Sessions

/// The lessons this process can reach.
enum LessonAccess {
  /// Finds the lessons, and says what there is to say about where they are.
  ///
  /// - Returns: The source, and whether it is the one that was named, if one was.
  static func source(_ console: Console) -> (source: LessonSource, isAsNamed: Bool) {
    let (source, findings) = LessonSource.find(
      currentDirectory: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment)
    for finding in findings { console.show(finding) }
    return (source, !findings.contains { $0.severity == .error })
  }

  /// All lessons that can be read, and whether nothing is wrong with any of them; says what is.
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
      // It may be one of those that can't be read.
      for finding in findings { console.show(finding) }
      throw UnknownLesson(error: error)
    }
  }

  /// A file of recaps by its path; nil for what isn't one.
  static func recaps(_ name: String) throws -> ParsedRecaps? {
    let folder = URL(filePath: name).deletingLastPathComponent().lastPathComponent
    guard name.hasSuffix(".md"), folder == ParsedRecaps.folderName else { return nil }
    return ParsedRecaps(LessonFile(path: name, contents: try TextFile.bytes(at: name)))
  }

  /// A lesson that can be run, or what is wrong with its file.
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
    Finding(
      message: error.message, name: "", advice: error.advice ?? "`heirloom list` shows them all.")
  }
}
