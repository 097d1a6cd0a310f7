import Lessons
import Rendering
import Testing

@Suite struct LessonTextTests {
  private static let prediction = Prediction(
    question: [.paragraph([.text("What does the closure print?")])],
    choices: [
      Prediction.Choice(
        answer: [.code("42")], isRight: false,
        feedback: [
          .paragraph([.code("Task { }"), .text(" copies task-local values; a queue does not.")])
        ], line: 5),
      Prediction.Choice(
        answer: [.code("1"), .text(", and then nothing more, however long one waits for it")],
        isRight: true,
        feedback: [
          .paragraph([.text("No task runs the closure, so it reads the default.")])
        ], line: 6),
    ],
    hints: [[.paragraph([.text("Is there a current task on that thread?")])]], line: 3)

  private static let lesson = Lesson(
    number: 3, slug: "dispatch-forgets", title: "Dispatch forgets", path: "03-dispatch-forgets.md",
    introduction: [
      .paragraph([
        .text("A task carries its creator's values, as "), .code("withValue"),
        .text(" bound them. A dispatch queue has "), .emphasis([.text("never")]),
        .text(" heard of tasks, says "),
        .link([.text("SE-0311")], destination: "https://example.org/0311"), .text("."),
      ]),
      .list(
        start: nil,
        items: [
          Passage.Item(passages: [.paragraph([.text("The first item is short.")])]),
          Passage.Item(passages: [
            .paragraph([
              .text("The second item is long enough to go on in a second line, and below its "),
              .strong([.text("first word")]), .text("."),
            ]),
            .list(
              start: 9,
              items: [
                Passage.Item(passages: [.paragraph([.text("Nine.")])]),
                Passage.Item(passages: [.paragraph([.text("Ten.")])], isChecked: true),
              ]),
          ]),
        ]),
      .quote([.paragraph([.text("A closure captures variables, not task-locals.")])]),
      .listing(language: "text", lines: ["main ──▶ T1", "     ╌╌▶ D1"]),
      .rule,
      .heading(level: 3, [.text("In short")]),
    ],
    steps: [
      Lesson.Step(
        id: "a-closure", heading: [.text("A closure on a queue starts from nothing")], line: 9,
        elements: [.prediction(prediction)])
    ])

  private static let code = """
    @MainActor func visit(_ id: Int = 42) async throws -> String {
      // A comment with "quotes".
      return "visitor \\(try await name(of: id)) of \\(Self.count, format: "%d")" // and more
    }
    """

  private func render(_ options: RenderingOptions) -> String {
    let text = LessonText(options: options)
    let lesson = Self.lesson
    return [
      text.title(of: lesson), text.prose(lesson.introduction),
      text.heading(of: lesson.steps[0], at: 0, among: 4), text.question(Self.prediction),
      text.feedback(Self.prediction, choice: 0), text.feedback(Self.prediction, choice: 1),
      text.answer(Self.prediction), text.hint(Self.prediction.hints[0], at: 0, among: 1),
      text.hint(Self.prediction.hints[0], at: 1, among: 3), text.code(Self.code),
      text.code(Self.code, firstNumber: 98),
    ].joined(separator: "\n")
  }

  @Test("a lesson is laid out at every width")
  func snapshot() throws {
    try check(
      "lesson", input: "(the lesson in LessonTextTests)",
      outputs: [
        "60 columns": render(RenderingOptions(width: 60)),
        "120 columns": render(RenderingOptions(width: 120)),
        "60 columns, ASCII": render(RenderingOptions(width: 60, glyphs: .ascii)),
      ])
  }

  @Test("no line is wider than the page, and no prose is wider than is easy to read")
  func fits() {
    for width in [40, 60, 80, 200] {
      let options = RenderingOptions(width: width)
      for line in render(options).lines {
        #expect(line.cellWidth <= width, "\(line)")
      }
      for line in LessonText(options: options).prose(Self.lesson.introduction).lines {
        #expect(line.cellWidth <= LessonText.widestText + 2, "\(line)")
      }
    }
  }

  @Test("inline code keeps its backticks without color")
  func backticks() {
    let passages: [Passage] = [.paragraph([.text("Call "), .code("run()"), .text(".")])]
    let plain = LessonText(options: RenderingOptions()).prose(passages)
    #expect(plain == "  Call `run()`.\n")
    let coloured = LessonText(options: RenderingOptions(colour: true)).prose(passages)
    #expect(coloured == "  Call \u{1B}[36mrun()\u{1B}[0m.\n")
  }

  @Test("Swift is colored by the kinds of its tokens")
  func highlighting() {
    let text = LessonText(options: RenderingOptions(colour: true))
      .code("let n = 1 + x.self // two\n@A var s = \"a\\(b + 2)\"")
    #expect(
      text == """
            \u{1B}[35mlet\u{1B}[0m n = \u{1B}[36m1\u{1B}[0m + x.self \u{1B}[2m// two\u{1B}[0m
            \u{1B}[33m@A \u{1B}[0m\u{1B}[35mvar\u{1B}[0m s = \u{1B}[32m"a\\(\u{1B}[0mb + \u{1B}[36m2\u{1B}[0m\u{1B}[32m)"\u{1B}[0m

        """)
  }

  @Test("a choice that doesn't exist has no feedback")
  func outOfRange() {
    #expect(LessonText(options: RenderingOptions()).feedback(Self.prediction, choice: 2) == "")
  }

  @Test("only line feeds and carriage returns end a line of code, in any language")
  func lineEnds() {
    for ending in ["\n", "\r", "\r\n", "\u{2028}", "\u{85}", "\u{B}"] {
      let code = "a\(ending)b\(ending)"
      let passages = [Passage.listing(language: "text", lines: [code, "c"])]
      let shown = LessonText(options: RenderingOptions()).prose(passages)
      #expect(["a", "b", "c"].allSatisfy(shown.contains), "\(ending.unicodeScalars.map(\.value))")
      #expect(!shown.contains("\u{2028}") && !shown.contains("\r"))
    }
  }
}
