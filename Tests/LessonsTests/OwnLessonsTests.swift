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
    return LessonLibrary(
      files: try paths.filter { $0.pathExtension == "md" }.map {
        LessonFile(path: $0.lastPathComponent, contents: try Data(contentsOf: $0))
      })
  }

  @Test("nothing is wrong with them, and their links lead somewhere")
  func diagnostics() throws {
    let library = try library()
    #expect(library.diagnostics.map(\.description) == [])
    let broken = library.linkDiagnostics { path in
      let file = Self.folder.appending(path: path).path(percentEncoded: false)
      return FileManager.default.fileExists(atPath: file)
    }
    #expect(broken.map(\.description) == [])
  }

  @Test("they are numbered from 1 on, and ask before they run")
  func shape() throws {
    let lessons = try library().lessons
    #expect(lessons.map(\.number) == (0..<lessons.count).map { $0 + 1 })
    for lesson in lessons {
      #expect(!lesson.predictions.isEmpty, "\(lesson.path)")
      #expect(lesson.compiledForm().diagnostics.map(\.description) == [])
    }
  }
}
