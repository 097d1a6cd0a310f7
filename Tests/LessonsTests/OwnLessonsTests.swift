import Foundation
import Lessons
import Testing

@Suite("The lessons in this repository")
struct OwnLessonsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "lessons")

  private func library() throws -> LessonLibrary {
    let paths = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    let recaps = Self.folder.appending(path: ParsedRecaps.folderName)
    let recapPaths =
      (try? FileManager.default.contentsOfDirectory(atPath: recaps.path))?.sorted() ?? []
    return LessonLibrary(
      files: try paths.filter { $0.pathExtension == "md" }.map {
        LessonFile(path: $0.lastPathComponent, contents: try Data(contentsOf: $0))
      },
      recapFiles: try recapPaths.map {
        LessonFile(path: "recaps/" + $0, contents: try Data(contentsOf: recaps.appending(path: $0)))
      })
  }

  @Test("they have no problems, and their links are valid")
  func diagnostics() throws {
    let library = try library()
    #expect(library.diagnostics.map(\.description) == [])
    let broken = library.linkDiagnostics { path in
      let file = Self.folder.appending(path: path).path(percentEncoded: false)
      return FileManager.default.fileExists(atPath: file)
    }
    #expect(broken.map(\.description) == [])
  }

  @Test("all but the tour are numbered, and all ask before they run")
  func shape() throws {
    let lessons = try library().lessons
    #expect(lessons.allSatisfy { $0.number != nil || $0.slug == "tour" })
    for lesson in lessons {
      #expect(!lesson.predictions.isEmpty, "\(lesson.path)")
      #expect(lesson.compiledForm().diagnostics.map(\.description) == [])
      let looks = lesson.predictions.filter { $0.kind == .look }
      #expect(looks.allSatisfy { $0.proof != nil }, "\(lesson.path)")
    }
  }

  /// The minimum number of misunderstandings that the lessons address.
  private static let leastMet = 42

  @Test("misunderstandings are addressed by a wrong choice")
  func misunderstandings() throws {
    let met = Set(try library().lessons.flatMap(\.predictions).flatMap(\.meets))
    let missing = Misunderstandings.texts.enumerated().filter { !met.contains($0.offset + 1) }
      .map { "\($0.offset + 1) \($0.element)" }
    print("met: \(met.count) of \(Misunderstandings.count); missing: \(missing)")
    #expect(met.count >= Self.leastMet, "missing: \(missing)")
  }
}
