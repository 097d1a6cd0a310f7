import Foundation
import Lessons
import Recording
import Rendering
import Sessions
import Testing

/// The text that a learner reads for a block of a lesson.
@Suite("outlines of lessons", .serialized)
struct LessonOutlineTests {
  /// The number of lines that fit on two and a half screens, which are still readable.
  private static let most = 60

  private static let lessons: [String: Lesson] = {
    let lessons = (try? LessonSource.embedded.load().library.lessons) ?? []
    return Dictionary(lessons.map { ($0.slug, $0) }, uniquingKeysWith: { $1 })
  }()

  @Test("the outline of a block is short", arguments: lessons.keys.sorted())
  func short(slug: String) async throws {
    let lesson = try #require(Self.lessons[slug])
    var lengths: [(block: Int, lines: Int)] = []
    _ = await LessonRunner(session: LearnerSession(seconds: nil)).run(lesson) { moment in
      guard case .ran(let record) = moment, let trace = record.result.trace else { return }
      let options = RenderingOptions(width: 80, level: .outline)
      let text = TraceText.render(trace, options: options)
      lengths.append((record.result.source.firstLine, text.split(separator: "\n").count))
    }
    #expect(!lengths.isEmpty)
    for (line, count) in lengths { #expect(count < Self.most, "the block from line \(line) on") }
  }
}
