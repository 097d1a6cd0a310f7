import Foundation
import Lessons
import Sessions
import Testing

@Suite("lesson runner")
struct LessonRunnerTests {
  @Test("a lesson that matches its expectations is fine")
  func fine() async throws {
    let lesson = try sampleLesson().lesson
    var findings: [Finding] = []
    let status = await LessonRunner(session: LearnerSession(seconds: nil)).run(lesson) { moment in
      if case .ran(let record) = moment { findings += record.findings }
    }
    #expect(findings == [])
    #expect(status == .fine)
  }

  @Test("a refusal and its notes have the displayed line numbers, in any block")
  func linesOfRefusals() async throws {
    let text = """
      # Refused

      ## A protocol

      Prose that takes lines.

      ```swift
      protocol News: Sendable {
        func list() -> [String]
      }
      ```

      ```swift error
      struct Stub: News {}
      ```

      ```output
      type 'Stub' does not conform to protocol 'News'
      ```
      """
    let lesson = LessonFile(path: "refused.md", contents: Data(text.utf8)).parse().lesson
    var findings: [Finding] = []
    _ = await LessonRunner(session: LearnerSession(seconds: nil)).run(lesson) { moment in
      if case .ran(let record) = moment { findings += record.result.findings }
    }
    let finding = try #require(findings.first)
    #expect(finding.line == 14)
    #expect(finding.notes.map(\.line) == [9])
    let shown = finding.inSession(named: "<lesson>")
    #expect(shown.line == 4)
    #expect(shown.notes.map(\.line) == [2])
  }

  @Test("one step is shown, and the steps before it have run")
  func oneStep() async throws {
    let lesson = try sampleLesson().lesson
    var shown: [String] = []
    let status = await LessonRunner(session: LearnerSession(seconds: nil)).run(lesson, only: 1) {
      moment in
      switch moment {
      case .title: shown.append("title")
      case .heading(let step): shown.append("heading \(step)")
      case .prose: shown.append("prose")
      case .prediction: shown.append("prediction")
      case .ran(let record): shown.append("ran \(record.block.id)")
      case .exercise: shown.append("exercise")
      }
    }
    #expect(status == .fine)
    #expect(shown == ["title", "heading 1", "ran 2", "ran 3", "ran 4"])
  }

  @Test("a block of a module is available only to code that imports it")
  func modules() async throws {
    let text = """
      # Modules

      ## Two

      ```swift module=Prices
      public protocol Priced {
        var price: Int { get }
      }
      ```

      ```swift module=Tea
      import Prices

      public struct Tea {
        public init() {}
      }
      extension Int: Priced {
        public var price: Int { self * 2 }
      }
      ```

      ```swift error
      print(4.price)
      ```

      ```output
      no member 'price'
      ```

      ```swift
      import Prices
      print((4 as Any) is any Priced)
      ```

      ```output
      false
      ```

      ```swift
      import Tea
      print((4 as Any) is any Priced, 4.price)
      ```

      ```output
      true 8
      ```

      ```swift error module=Broken
      public let count: Int = "one"
      ```

      ```output
      cannot convert
      ```
      """
    let lesson = Lesson.parse(text, path: "modules.md").lesson
    var findings: [Finding] = []
    let status = await LessonRunner(session: LearnerSession(seconds: nil)).run(lesson) { moment in
      if case .ran(let record) = moment { findings += record.findings }
    }
    #expect(findings == [])
    #expect(status == .fine)
  }

  @Test(
    "a deviation from the lesson is found at its line",
    arguments: [
      ("print(1)", "swift", "2", 8, "the output differs"),
      ("print(1)", "swift error", "refused", 6, "it was accepted"),
      ("print(x)", "swift error", "never so", 8, "the message differs"),
      ("print(x)", "swift", "1", 6, "x"),
      ("let a = [1]\nprint(a[3])", "swift", "1", 7, "out of range"),
    ])
  func findings(
    _ code: String, _ fence: String, _ output: String, _ line: Int, _ message: String
  ) async throws {
    let text = "# T\n\n## S\n\n```\(fence)\n\(code)\n```\n```output\n\(output)\n```\n"
    let lines = code.split(separator: "\n").count
    let lesson = try sampleLesson(text).lesson
    var findings: [Finding] = []
    let status = await LessonRunner(session: LearnerSession(seconds: nil)).run(lesson) { moment in
      if case .ran(let record) = moment { findings += record.findings }
    }
    #expect(status == .failed)
    let isMismatch = message.contains("differs")
    #expect(findings.first?.line == (isMismatch ? 8 + lines : line))
    #expect(findings.first?.message.contains(message) == true, "\(findings)")
    #expect(findings.first?.name == "sample.md")
  }
}
