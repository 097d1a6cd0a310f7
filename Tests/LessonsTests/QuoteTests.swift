import Lessons
import Testing

@Suite("Quotes with a label")
struct QuoteTests {
  @Test("a look stands behind a run; numbers stand above a question; an aside is text")
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
    "what stands in the wrong place is told",
    arguments: [
      ("> **Look** W?" + question, ["3:3 a `Look` without a run above it to look at"]),
      (
        "```swift\n```\n> **Look** W?" + question + "\n> **Look** V?" + question,
        ["9:3 a second `Look` in a step; the first is on line 5"]
      ),
      ("<!-- meets 4 -->\nWords.\n", ["3:1 numbers of misunderstandings that no question follows"]),
      ("<!-- meets 4 -->\n", ["3:1 numbers of misunderstandings that no question follows"]),
      (
        "<!-- meets 43 -->\n> **Predict** W?" + question + "```swift\n```\n",
        ["3:1 `43` isn't the number of a misunderstanding"]
      ),
      (
        "<!-- meets -->\n> **Predict** W?" + question + "```swift\n```\n",
        ["3:1 a comment that says `meets`, and nothing else"]
      ),
      ("<!-- meetings 43 -->\nWords.\n", []),
      ("> **Notes** Ask.\n", ["3:3 notes that don't say how long the step takes"]),
      (
        "> **Notes** (4 min) Ask.\n\n> **Notes** (4 min) Ask.\n",
        ["5:3 second notes in a step; the first are on line 3"]
      ),
      ("> **Notes** (4 min) Ask.\n\nWords.\n", []),
      ("> **Notes** (4 min) Ask.\n\n## U\n\nWords.\n", []),
      ("> **Recap** of 1.1: a?\n", ["3:3 a quote of the kind `Recap`, which has no place here"]),
    ] as [(String, [String])])
  func problems(text: String, expected: [String]) {
    check(problemsIn: "# T\n## S\n" + text, are: expected)
  }
}
