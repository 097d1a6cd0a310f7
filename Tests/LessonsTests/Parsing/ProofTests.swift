import Lessons
import Testing

@Suite("proofs of looks")
struct ProofTests {
  private func parsed(_ rest: String) -> ParsedLesson {
    let text = """
      # T

      ## S

      ```swift
      print(1)
      ```

      """
    return LessonFile(path: "01-t.md", text: text + rest).parse()
  }

  private static let look = """
    > **Look** Where?
    >
    > - [x] here: yes.
    > - [ ] there: no.
    """

  @Test("a comment names the event that shows the right answer of the look below it")
  func names() {
    let lesson = parsed("<!-- proof  T1 read   Request.id -->\n\n" + Self.look)
    #expect(lesson.diagnostics.map(\.message) == [])
    #expect(
      lesson.lesson.predictions.map(\.proof) == [
        Prediction.Proof(words: "T1 read Request.id", line: 8)
      ])
    #expect(parsed(Self.look).lesson.predictions.map(\.proof) == [nil])
  }

  @Test("the comment may be beside the numbers of misunderstandings")
  func besideMeets() {
    let lesson = parsed("<!-- proof read -->\n\n<!-- meets 27 -->\n\n" + Self.look)
    #expect(lesson.diagnostics.map(\.message) == [])
    #expect(lesson.lesson.predictions.map(\.meets) == [[27]])
    #expect(lesson.lesson.predictions.map(\.proof?.words) == ["read"])
  }

  @Test(
    "a comment without a look, or without text, is reported",
    arguments: [
      ("<!-- proof read -->\n\nText.", "no `Look` follows the comment `proof`"),
      ("<!-- proof read -->", "no `Look` follows the comment `proof`"),
      (
        "<!-- proof read -->\n\n<!-- proof bind -->\n\n" + look,
        "no `Look` follows the comment `proof`"
      ),
      ("<!-- proof -->\n\n" + look, "the comment `proof` has no text"),
      (
        "<!-- proof read -->\n\n> **Predict** What?\n>\n> - [x] a: yes.\n> - [ ] b: no.\n\n"
          + "```swift\nprint(1)\n```",
        "no `Look` follows the comment `proof`"
      ),
    ])
  func mistakes(_ rest: String, _ message: String) {
    #expect(parsed(rest).diagnostics.map(\.message) == [message])
  }
}
