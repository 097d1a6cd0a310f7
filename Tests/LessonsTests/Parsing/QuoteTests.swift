import Lessons
import Testing

@Suite("Quotes with a label")
struct QuoteTests {
  @Test("a look follows a run; numbers precede a question; an aside is text")
  func sample() {
    check(
      lesson: """
        # T
        ## S
        ```swift
        a
        ```
        <!-- meets 27, 18 -->

        > **Look** Who?
        >
        > - [x] He: so.
        > - [ ] She: no.

        > **Elsewhere** Wrong.
        >
        > More.

        > **Notes** (4 min) Ask.
        >
        > More.
        """,
      is: """
        3 sample: T
        step s @2: S
          code 0 traced @4-5
            |a
          look @8 #27 #18
            p Who?
            [x] @10 He
              p so.
            [ ] @11 She
              p no.
          prose
            elsewhere
              p Wrong.
              p More.
          notes 4 min
            p Ask.
            p More.
        """)
  }

  private static let question = "\n> - [x] a: b\n> - [ ] c: d\n"

  @Test(
    "misplaced elements are reported",
    arguments: [
      ("> **Look** W?" + question, ["3:3 the `Look` has no block that runs before it in its step"]),
      (
        "```swift\n```\n> **Look** W?" + question + "\n> **Look** V?" + question,
        ["9:3 the step has a second `Look`; the first is on line 5"]
      ),
      ("<!-- meets 4 -->\nWords.\n", ["3:1 no question follows the numbers of misunderstandings"]),
      ("<!-- meets 4 -->\n", ["3:1 no question follows the numbers of misunderstandings"]),
      (
        "<!-- meets 43 -->\n> **Predict** W?" + question + "```swift\n```\n",
        ["3:1 there is no misunderstanding with the number `43`"]
      ),
      (
        "<!-- meets -->\n> **Predict** W?" + question + "```swift\n```\n",
        ["3:1 the comment `meets` has no number"]
      ),
      ("<!-- meetings 43 -->\nWords.\n", []),
      ("> **Notes** Ask.\n", ["3:3 the notes don't contain the duration of the step"]),
      (
        "> **Notes** (4 min) Ask.\n\n> **Notes** (4 min) Ask.\n",
        ["5:3 the step has a second quote of notes; the first is on line 3"]
      ),
      ("> **Notes** (4 min) Ask.\n\nWords.\n", []),
      ("> **Notes** (4 min) Ask.\n\n## U\n\nWords.\n", []),
      ("> **Recap** of 1.1: a?\n", ["3:3 a quote with the label `Recap` is not allowed here"]),
    ] as [(String, [String])])
  func problems(text: String, expected: [String]) {
    check(problemsIn: "# T\n## S\n" + text, are: expected)
  }
}
