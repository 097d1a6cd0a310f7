import Foundation
import Lessons
import Lowering
import Pseudoterminals
import Reading
import Testing

private let folder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "lessons")

private let files: [String] =
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
  .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted() ?? []

private func lesson(_ file: String) throws -> Lesson {
  let data = try Data(contentsOf: folder.appending(path: file))
  let parsed = LessonFile(path: file, contents: data).parse()
  try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
  return parsed.lesson
}

@Suite("Lessons are Swift")
struct CompiledLessonsTests {
  @Test("there are eighteen lessons")
  func count() {
    #expect(files.count >= 18)
  }

  @Test("a lesson prints the same compiled and interpreted", arguments: files)
  func printsTheSame(file: String) async throws {
    let outputs = try #require(await Self.outputs.result(for: file))
    #expect(outputs.interpreted == outputs.compiled)
    #expect(!outputs.compiled.isEmpty)
  }

  private static let outputs = Ahead(files, by: \.self) { file in
    let lesson = try lesson(file)
    return (
      compiled: try await Programs().output(of: lesson.compiledForm()),
      interpreted: try await Programs().interpretedOutput(
        ofLesson: folder.appending(path: file).path,
        except: Set(lesson.codeBlocks.filter { $0.test != nil }.map(\.line)))
    )
  }

  @Test(
    "the compiler rejects each block that the lesson marks as rejected, with the same words",
    arguments: files)
  func rejectsTheSame(file: String) async throws {
    let lesson = try lesson(file)
    for block in lesson.codeBlocks where block.mode == .rejected {
      let expectation = try #require(block.expectation, "line \(block.line)")
      let compiled = try await Programs().errors(
        in: lesson.compiledForm(rejecting: block.id))
      let interpreted = errors(in: lesson, rejecting: block.id)
      #expect(expectation.comparison(withMessage: compiled).isMatch, "compiled: \(compiled)")
      #expect(expectation.comparison(withMessage: interpreted).isMatch, "here: \(interpreted)")
    }
  }

  /// Returns our diagnostics for a block to be rejected, after the blocks before it.
  private func errors(in lesson: Lesson, rejecting id: CodeBlock.ID) -> String {
    let lowerer = Lowerer()
    for block in lesson.codeBlocks {
      let diagnostics =
        if let module = block.module {
          lowerer.define(module, [Lowerer.File(text: block.code, firstLine: block.line)])
        } else {
          lowerer.lower(block.code, firstLine: block.line).diagnostics
        }
      if block.id == id { return diagnostics.map(\.message).joined(separator: "\n") }
    }
    return ""
  }
}
