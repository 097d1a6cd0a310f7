import Foundation
import Lessons
import Sessions

/// The lessons this process can reach.
enum LessonAccess {
  static func folder() throws -> LessonFolder {
    try LessonFolder(
      currentDirectory: FileManager.default.currentDirectoryPath,
      executable: Bundle.main.executablePath ?? CommandLine.arguments[0],
      environment: ProcessInfo.processInfo.environment)
  }

  /// A lesson by number, name or path.
  static func lesson(_ name: String) throws -> ParsedLesson {
    if name.contains("/") || name.lowercased().hasSuffix(".md") {
      return try LessonFile(path: name, contents: TextFile.bytes(at: name)).parse()
    }
    let library = try folder().load()
    do {
      let lesson = try library.lesson(named: name)
      guard let parsed = library.parsed.first(where: { $0.lesson.path == lesson.path }) else {
        preconditionFailure("a library finds only what it has parsed")
      }
      return parsed
    } catch {
      throw UnknownLesson(error: error)
    }
  }

  /// A lesson that can be run, or what is wrong with its file.
  static func soundLesson(_ name: String, console: Console) throws -> Lesson {
    do {
      let parsed = try lesson(name)
      guard parsed.diagnostics.isEmpty else {
        for diagnostic in parsed.diagnostics { console.show(Finding(diagnostic)) }
        throw Leaving(.misuse)
      }
      return parsed.lesson
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
