import Foundation
import Lessons
import MessageTables
import Phrases
import Rendering
import Sessions

/// A file to be checked.
enum CheckTarget {
  case lesson(ParsedLesson, links: [LessonDiagnostic])
  /// Recaps of the lessons of a library.
  case recaps(ParsedRecaps, LessonLibrary)

  /// The result of a check.
  struct Report {
    var findings: [Finding]
    var status: ExitStatus
    /// The corrected text of the file; nil if it is correct.
    var blessed: String?
  }

  var path: String {
    switch self {
    case .lesson(let parsed, _): parsed.lesson.path
    case .recaps(let file, _): file.path
    }
  }

  var text: String {
    switch self {
    case .lesson(let parsed, _): parsed.text
    case .recaps(let file, _): file.text
    }
  }

  /// The number of steps, blocks and questions, or of recaps.
  var counts: String {
    switch self {
    case .lesson(let parsed, _):
      let lesson = parsed.lesson
      return CommandMessage.lessonCounts(
        steps: lesson.steps.count, blocks: lesson.codeBlocks.count,
        questions: lesson.predictions.count, hasExercise: lesson.exercise != nil
      ).text
    case .recaps(let file, _):
      return CommandMessage.recapCounts(
        recaps: file.recaps.count, blocks: file.recaps.compactMap(\.code).count
      ).text
    }
  }

  private var checker: Checker {
    Checker { trace, words in Storyboard(trace).lastNote(with: words) != nil }
  }

  func check(begin: (LearnerSession) -> Void) async -> Report {
    switch self {
    case .lesson(let parsed, let links):
      let report = await checker.check(parsed, linkDiagnostics: links, begin: begin)
      return Report(findings: report.findings, status: report.status, blessed: report.blessed)
    case .recaps(let file, let library):
      let report = await checker.check(file, of: library, begin: begin)
      return Report(findings: report.findings, status: report.status, blessed: report.blessed)
    }
  }

  /// The same file with another text.
  func with(text: String) -> CheckTarget {
    switch self {
    case .lesson(_, let links): .lesson(Lesson.parse(text, path: path), links: links)
    case .recaps(_, let library): .recaps(.parse(text, path: path), library)
    }
  }
}

/// Finds the files that the arguments of `heirloom check` name.
struct CheckTargets {
  let console: Console

  /// - Returns: The files in their order, and a status for problems of the search itself.
  func find(_ paths: [String]) throws -> (targets: [CheckTarget], status: ExitStatus) {
    var status = ExitStatus.fine
    guard !paths.isEmpty else {
      let (source, isAsNamed) = LessonAccess.source(console)
      if !isAsNamed { status = .misuse }
      return (try whole(source, &status), status)
    }
    let targets = try paths.flatMap { path -> [CheckTarget] in
      var isDirectory = ObjCBool(false)
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      if exists, isDirectory.boolValue {
        return try whole(.folder(LessonFolder(path: path)), &status)
      }
      guard exists || path.contains("/") || path.hasSuffix(".md") else {
        return [.lesson(try named(path), links: [])]
      }
      return [try target(LessonAccess.file(at: path))]
    }
    return (targets, status)
  }

  private func named(_ name: String) throws -> ParsedLesson {
    do {
      return try LessonAccess.lesson(name, console: console)
    } catch let unknown as UnknownLesson {
      console.show(unknown.finding)
      throw Leaving(.misuse)
    }
  }

  private func target(_ file: LessonFile) throws -> CheckTarget {
    let parent = URL(filePath: file.path).deletingLastPathComponent()
    if parent.lastPathComponent == ParsedRecaps.folderName {
      let folder = LessonFolder(path: parent.deletingLastPathComponent().path)
      return .recaps(ParsedRecaps(file), try folder.load().library)
    }
    let parsed = file.parse()
    let links = parsed.linkDiagnostics {
      FileManager.default.fileExists(atPath: parent.path + "/" + $0)
    }
    return .lesson(parsed, links: links)
  }

  private func whole(
    _ source: LessonSource, _ status: inout ExitStatus
  ) throws -> [CheckTarget] {
    let (library, findings) = try source.load()
    for finding in findings { console.show(finding) }
    if !findings.isEmpty { status = .misuse }
    let links = source.linkDiagnostics(of: library)
    // The check of each file shows the problems of that file.
    for diagnostic in library.duplicateDiagnostics {
      console.show(Finding(diagnostic))
      status = max(status, .misuse)
    }
    if case .folder(let folder) = source, library.parsed.isEmpty, library.recapFiles.isEmpty {
      console.show(Finding(.noLessonsInFolder, name: folder.path))
      status = .misuse
    }
    return targets(in: library, links: links) + (try translations(of: source, library, &status))
  }

  /// Returns the lessons and recaps of all languages that a library is translated into.
  private func translations(
    of source: LessonSource, _ originals: LessonLibrary, _ status: inout ExitStatus
  ) throws -> [CheckTarget] {
    let known = Set(targets(in: originals, links: []).map(\.path))
    return try source.languages.flatMap { language in
      let (library, findings) = try source.load(in: language)
      let all = findings + library.strayDiagnostics.map { Finding($0) }
      for finding in all { console.show(finding) }
      if !all.isEmpty { status = .misuse }
      return targets(in: library, links: source.linkDiagnostics(of: library))
        .filter { !known.contains($0.path) }
    }
  }

  private func targets(in library: LessonLibrary, links: [LessonDiagnostic]) -> [CheckTarget] {
    library.parsed.map { parsed in
      .lesson(parsed, links: links.filter { $0.file == parsed.lesson.path })
    } + library.recapFiles.map { .recaps($0, library) }
  }
}
