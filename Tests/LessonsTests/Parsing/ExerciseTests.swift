import Lessons
import Testing

@Suite("Exercises")
struct ExerciseTests {
  static let sample = """
    # T
    ## S
    ```swift exercise from="traceID bound, \\.number override"
    func later() {}
    later()  // keep
    ```

    ```output
    a1
    ```

    > **Hint** One.
    >
    > **Hint** Two.
    >
    > **Solution** It is captured.
    >
    > ```swift
    > func later() { print(1) }
    >   later()
    > ```

    The rule.
    """

  @Test("an exercise is code, the solution's output, hints and a solution; text may follow")
  func sample() {
    check(
      lesson: Self.sample,
      is: #"""
        3 sample: T
        step s @2: S
          code 0 exercise @4-6
            |func later() {}
            |later()  // keep
            output @8-10
            >a1
            wants traceID bound
            wants number override
            hint
              p One.
            hint
              p Two.
            solution @19
              p It is captured.
              |func later() { print(1) }
              |  later()
          prose
            p The rule.
        """#)
  }

  @Test("a session runs the solution of an exercise")
  func solved() throws {
    let lesson = Lesson.parse(Self.sample, path: "t.md").lesson
    let block = try #require(lesson.codeBlocks.first)
    #expect(lesson.codeBlocks.count == 1)
    #expect(block.code == "func later() { print(1) }\n  later()")
    #expect(block.line == 19)
    #expect(block.expectation?.lines == ["a1"])
    #expect(block.closingLine == 6)
  }

  @Test(
    "locked lines must be there in order; their marks and surrounding spaces don't matter",
    arguments: [
      ("a()\n  b(1)  // keep\nc()", nil), ("b(1)\nc()", nil), ("    b(1)    \n\tc()//keep", "c()"),
      ("c()\nb(1)", "c()"), ("b( 1)\nc()", "b(1)"), ("", "b(1)"), ("// b(1)\nc()", "b(1)"),
    ] as [(String, String?)])
  func lockedLines(code: String, missing: String?) {
    let start = CodeBlock(
      id: 0, code: "a()\nb(1) // keep\nc()// keep\n// keep me", line: 1, closingLine: 4,
      mode: .exercise)
    let exercise = Exercise(start: start, origins: [])
    #expect(exercise.lockedLines == ["b(1)", "c()"])
    #expect(exercise.missingLockedLine(in: code) == missing)
  }

  @Test("a name is matched completely, or by its last components")
  func names() {
    let origin = WantedOrigin(name: "traceID", source: .bound)
    #expect(origin.isMeant("traceID"))
    #expect(origin.isMeant("Request.traceID"))
    #expect(!origin.isMeant("oldtraceID"))
  }

  private static let code = """
    # T
    ## S
    ```swift exercise
    a() // keep
    ```
    ```output
    ```

    """
  private static let help = """

    > **Hint** One.
    >
    > **Hint** Two.
    >
    > **Solution** So.
    > ```swift
    > b()
    > a()
    > ```

    """

  @Test(
    "missing and superfluous parts are reported",
    arguments: [
      (code + help, []),
      (code, ["3:1 the exercise has no solution"]),
      (
        code.replacing("```output\n```\n", with: "") + help,
        ["3:1 the exercise has no `output` block with the output of a solution"]
      ),
      (
        code.replacing(" // keep", with: "") + help,
        ["3:1 a `print` of the output would solve the exercise"]
      ),
      (
        code + help.replacing("> **Hint** Two.\n", with: ""),
        ["9:3 the exercise has only 1 hint; it needs two"]
      ),
      (
        code + help.replacing("> **Solution** So.", with: "> **Solution**"),
        ["13:3 the solution has no sentence or no code"]
      ),
      (
        code + help.replacing("swift", with: "text"),
        ["13:3 the solution has no sentence or no code"]
      ),
      (
        code + help.replacing("> a()\n", with: "> a(1)\n"),
        ["13:3 the solution changes the locked line `a()`"]
      ),
      (code + help.replacing("> b()\n", with: ""), []),
      (
        code + help.replacing("> b()\n> a()\n", with: "> a() // keep\n"),
        ["13:3 the solution is the same as the code at the start"]
      ),
      (code + help + help, ["19:3 the quote of hints has no exercise before it"]),
      (
        code + help + "```swift exercise\na() // keep\n```\n",
        ["18:1 the lesson has a second exercise; the first is on line 3"]
      ),
      (
        code + help + "## U\n\n```swift\n```\n```swift\n```\n",
        ["3:1 code or a question follows the exercise"]
      ),
      (help + "# T\n## S\n", ["2:3 the quote of hints has no exercise before it"]),
    ] as [(String, [String])])
  func problems(text: String, expected: [String]) {
    check(problemsIn: text, are: expected)
  }

  @Test(
    "the words after `exercise` are the origins of values",
    arguments: [
      (#"exercise from="a bound""#, nil), (#"from="a bound,b.c live" exercise"#, nil),
      ("exercise quiet", "the block has both `quiet` and `exercise`"),
      (#"exercise from="a""#, "`a` isn't a name and an origin"),
      (#"exercise from="a bonud""#, "`a bonud` isn't a name and an origin"),
      (#"exercise from="""#, #"a part of `from="…"` is empty"#),
      (#"exercise from="a bound,""#, #"a part of `from="…"` is empty"#),
      ("exercize", "unknown word `exercize` after `swift`"),
    ] as [(String, String?)])
  func fenceWords(words: String, expected: String?) {
    let text = Self.code.replacing("exercise", with: words) + Self.help
    let found = Lesson.parse(text, path: "t.md").diagnostics.map(\.message)
    #expect(found.first == expected)
  }
}
