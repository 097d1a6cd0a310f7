import Foundation
import Lessons
import MessageTables
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
    if let language = InterfaceLanguage.named, !language.isEnglish,
      source.translation(for: language) == nil
    {
      console.show(
        Finding(.noTranslation(into: language, languages: source.languages), severity: .note))
    }
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
    let (library, findings) = try source.load(in: InterfaceLanguage.current)
    let all = findings + library.diagnostics.map { Finding($0) }
    for finding in all { console.show(finding) }
    return (library, all.isEmpty)
  }

  /// A lesson by number, name or path.
  static func lesson(_ name: String, console: Console) throws -> ParsedLesson {
    if name.contains("/") || name.lowercased().hasSuffix(".md") {
      return try file(at: name).parse()
    }
    let (library, findings) = try source(console).source.load(in: InterfaceLanguage.current)
    do {
      return try library.lesson(named: name).parsed
    } catch {
      // The lesson may be in a file that can't be read.
      for finding in findings { console.show(finding) }
      throw UnknownLesson(error: error)
    }
  }

  /// The lesson's file at a path.
  static func file(at path: String) throws -> LessonFile {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    return LessonFile(
      path: path, contents: try TextFile.bytes(at: path),
      language: LessonFolder.language(of: folder))
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
