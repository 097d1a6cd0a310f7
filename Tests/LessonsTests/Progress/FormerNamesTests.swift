import Lessons
import Testing

@Suite("Former names of lessons and steps")
struct FormerNamesTests {
  private func parsed(_ text: String) -> ParsedLesson {
    LessonFile(path: "01-t.md", text: text).parse()
  }

  @Test("a comment below a heading contains the heading's former names")
  func names() {
    let parsed = parsed(
      "# T\n<!-- formerly one two -->\n## A\n\n<!-- formerly b\n  c -->\n\nText.\n## D\nText.\n")
    #expect(parsed.diagnostics == [])
    #expect(parsed.lesson.formerSlugs == ["one", "two"])
    #expect(parsed.lesson.steps.map(\.formerIDs) == [["b", "c"], []])
    #expect(["a", "b", "c", "d", "e"].map(parsed.lesson.stepIndex) == [0, 0, 0, 1, nil])
  }

  @Test(
    "a comment without a name, far from its heading, or with a used name is reported",
    arguments: [
      ("# T\n<!-- formerly -->\n## A\nText.", "the comment `formerly` has no name"),
      (
        "# T\n## A\nText.\n\n<!-- formerly b -->",
        "the comment `formerly` isn't directly below a heading"
      ),
      (
        "# T\n## A\n<!-- formerly b -->\n## B\nText.",
        "`b` is the anchor of a heading in this lesson"
      ),
    ])
  func mistakes(_ text: String, _ message: String) {
    #expect(parsed(text).diagnostics.map(\.message) == [message])
  }
}
