import Lessons
import Testing

@Suite("Predictions")
struct PredictionTests {
  private func prediction(_ choices: [String]) -> Prediction {
    let items = choices.map { "> - [ ] \($0): because\n" }.joined()
    let text = "# T\n## S\n> **Predict** q\n>\n\(items)"
    return Lesson.parse(text, path: "t.md").lesson.predictions.first
      ?? Prediction(question: [], choices: [], hints: [], line: 0)
  }

  private func check(
    _ typed: String, among choices: [String], is expected: AnswerMatch,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(prediction(choices).match(typed) == expected, sourceLocation: sourceLocation)
  }

  @Test(
    "an answer is accepted in any form",
    arguments: [
      "b", "B", "b)", "(b)", " b. ", "2", "2.", "42", "`42`", " 42 ", "42.",
    ])
  func forms(typed: String) {
    check(typed, among: ["`1`", "`42`", "`nil`"], is: .choice(1))
  }

  @Test(
    "words are compared without case, spacing, backticks and punctuation",
    arguments: ["It prints `a1`, then `b2`", "it  prints a1 then b2", "IT PRINTS A1, THEN B2!"])
  func words(typed: String) {
    check(typed, among: ["It prints `a1`, then `b2`", "It prints `b2`, then `a1`"], is: .choice(0))
  }

  @Test("the only code in an answer represents it, unless another answer has the same code")
  func onlyCode() {
    check("42", among: ["It prints `42`", "It traps"], is: .choice(0))
    check("42", among: ["It prints `42`", "It prints `7`, then `42`"], is: .choice(0))
    check("42", among: ["It prints `42`", "It traps at `42`"], is: .ambiguous([0, 1]))
  }

  @Test("a number is a value before it is a choice's number")
  func numbers() {
    check("1", among: ["`42`", "`1`"], is: .choice(1))
    check("2", among: ["`42`", "`1`"], is: .choice(1))
    check("3", among: ["`42`", "`1`"], is: .none)
    check("-1", among: ["`1`", "`-1`"], is: .choice(1))
    check("0.5", among: ["`5`", "`0.5`"], is: .choice(1))
    check("-9223372036854775808", among: ["a b", "c d"], is: .none)
  }

  @Test("a letter that is also another choice's answer is ambiguous")
  func letters() {
    check("b", among: ["`b`", "`a`"], is: .ambiguous([0, 1]))
    check("`b`", among: ["`b`", "`a`"], is: .choice(0))
    check("a", among: ["`a`", "`b`"], is: .choice(0))
  }

  @Test(
    "any other text isn't an answer", arguments: ["", "  ", "`", "...", "d", "4", "0", "no", "::"])
  func none(typed: String) {
    check(typed, among: ["`x`", "`y`", "`?`"], is: .none)
  }

  @Test("the first colon outside of code separates answer and feedback")
  func colon() {
    let choice = prediction(["`a: b` c: d: `e`"]).choices.first
    #expect(choice?.text == "a: b c")
    #expect(choice?.feedback.plainText == "d: e: because")
    #expect(prediction(["std::move: x"]).choices.first?.text == "std::move")
    #expect(prediction(["12:30: x"]).choices.first?.text == "12:30")
  }

  @Test("question, feedback and hints may be longer than a paragraph")
  func long() {
    let text = """
      # T
      ## S
      > **Predict**
      >
      > Given
      > ```sh
      > a
      > ```
      > what?
      >
      > - [x] b:
      >   c
      >
      >   d
      > - [ ] e: f
      >
      > **Hint** g
      >
      > - h
      >
      > **Hint** i
      """
    let prediction = Lesson.parse(text, path: "t.md").lesson.predictions.first
    #expect(
      prediction.map { outline($0).joined(separator: "\n") } == """
        prediction @3
          p Given
          listing sh
            |a
          p what?
          [x] @11 b
            p c
            p d
          [ ] @15 e
            p f
          hint
            p g
            list
            -
              p h
          hint
            p i
        """)
  }

  @Test("choices have letters, and numbers after the last letter")
  func labels() {
    #expect([0, 1, 25, 26].map(Prediction.label(at:)) == ["a", "b", "z", "27"])
  }
}
