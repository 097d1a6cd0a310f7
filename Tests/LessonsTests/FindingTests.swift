import Lessons
import Testing

@Suite("finding a word in the lessons")
struct FindingTests {
  private let library = LessonLibrary(files: [
    LessonFile(path: "01-a.md", text: "# Queues\n## One\nA task-local value.\n## Two\nNothing."),
    LessonFile(path: "02-b.md", text: "# Tasks\n## One\nText.\n## Two\nA queue, and a queue."),
    LessonFile(path: "tour.md", text: "# Tour\n## One\nA queue."),
  ])

  private func found(_ text: String) -> [String] {
    library.matches(of: text).map { "\($0.lesson.slug) \($0.steps)" }
  }

  @Test("the lesson with the word in its title comes first, and the tour isn't searched")
  func order() {
    #expect(found("queue") == ["a []", "b [1]"])
    #expect(library.matches(of: "queue").map(\.isAbout) == [true, false])
  }

  @Test(
    "case and spacing make no difference",
    arguments: ["task-local", "task local", "TaskLocal", "  Task  Local "])
  func spelling(_ text: String) {
    #expect(found(text) == ["a [0]"])
  }

  @Test("an empty word, or a word in no lesson, has no results", arguments: ["", "-", "zzz"])
  func nothing(_ text: String) {
    #expect(found(text) == [])
  }
}
