import Foundation
import Lessons
import Testing

@Suite("Problems of a lesson")
struct LessonDiagnosticTests {
  @Test("a file without text is empty, and has no other problem")
  func empty() {
    check(problemsIn: "", are: ["1:1 the file is empty"])
    check(problemsIn: "\n  \n\r\n", are: ["1:1 the file is empty"])
  }

  @Test("a lesson has one title and at least one step, with nonempty headings")
  func shape() {
    check(problemsIn: "a\n", are: ["1:1 the lesson has no title", "1:1 the lesson has no steps"])
    check(problemsIn: "## S\n", are: ["1:1 the lesson has no title"])
    check(
      problemsIn: "# T\n\n# U\n## S\n",
      are: ["3:1 the lesson has a second title; the first is on line 1"])
    check(problemsIn: "# T\n##\n", are: ["2:1 the step has no heading"])
    check(
      problemsIn: "# T\n## S\na\n---\n",
      are: ["3:1 an underlined heading doesn't begin a step"])
  }

  @Test("steps that share a heading would share their progress")
  func duplicateSteps() {
    check(
      problemsIn: "# T\n## A b\n## *a B*\n",
      are: ["3:1 another step has the id `a-b`; it is on line 2"])
  }

  @Test("code belongs to a step; a missing heading is one problem")
  func outsideStep() {
    check(
      problemsIn: "# T\n```swift\na\n```\n```output\na\n```\n## S\n",
      are: ["2:1 a `swift` block is before the first step"])
  }

  @Test(
    "the words after the backticks are ours or another language's",
    arguments: [
      ("swift", nil), ("swift error", nil), ("swift quiet", nil), ("sh", nil), ("", nil),
      ("text", nil), ("json", nil),
      ("swift eror", "unknown word `eror` after `swift`|Did you mean `error`?"),
      (
        "swift ignore",
        #"unknown word `ignore` after `swift`|The word can be `error` or `quiet` or `module=Name` or `test "name"` or `exercise`."#
      ),
      (
        "swift error quiet",
        "the block has both `error` and `quiet`|Remove one of them. A rejected block never runs, so it has no trace to hide."
      ),
      ("swift module=Prices", nil), ("swift quiet module=Prices_2", nil),
      (
        "swift module=2nd",
        "`2nd` can't be the name of a module|Write `module=` and a name of letters and digits, without spaces."
      ),
      (#"swift test "begins anew""#, nil),
      (
        "swift test begins",
        #"the test has no name in quotation marks|Write `test` and the name: `test "begins at zero"`."#
      ),
      (
        #"swift quiet test "a""#,
        "the block has both `quiet` and `test`|Remove `quiet`. A test runs in the lesson's own session."
      ),
      ("swfit", "unknown kind of block `swfit`|Did you mean `swift`?"),
      ("Swift", "unknown kind of block `Swift`|Did you mean `swift`?"),
    ] as [(String, String?)])
  func fenceWords(info: String, expected: String?) {
    let diagnostics = Lesson.parse("# T\n## S\n```\(info)\na\n```\n", path: "t.md").diagnostics
    #expect(diagnostics.map { "\($0.message)|\($0.advice ?? "")" } == (expected.map { [$0] } ?? []))
    #expect(diagnostics.allSatisfy { $0.line == 3 })
  }

  @Test("the words of an output block are also checked")
  func outputWords() {
    let code = "# T\n## S\n```swift\n```\n"
    check(problemsIn: code + "```outptu\n```\n", are: ["5:4 unknown kind of block `outptu`"])
    check(
      problemsIn: code + "```output glob\n```\n", are: ["5:4 unknown word `glob` after `output`"])
  }

  @Test("a fence has an end")
  func unterminated() {
    check(
      problemsIn: "# T\n## S\n````swift\na\n```\n",
      are: ["3:1 the code block that begins here has no end"])
    check(
      problemsIn: "# T\n## S\n> ~~~\n> a\n\nb\n",
      are: ["3:3 the code block that begins here has no end"])
  }

  @Test("Swift inside a list or a quote is reported, because it would never run")
  func nestedCode() {
    check(
      problemsIn: "# T\n## S\n- a\n\n  ```swift\n  b\n  ```\n",
      are: ["5:3 the `swift` block is inside of a list or a quote"])
    check(
      problemsIn: "# T\n## S\n> ```output\n> ```\n> ```sh\n> ```\n",
      are: ["3:3 the `output` block is inside of a list or a quote"])
  }

  @Test("an output has one block of Swift above it in its step, without a question between them")
  func outputs() {
    check(
      problemsIn: "# T\n## S\n```output\n```\n",
      are: ["3:1 the `output` block has no `swift` block before it"])
    check(
      problemsIn: "# T\n## S\n```swift\n```\n## U\n```output\n```\n",
      are: ["6:1 the `output` block has no `swift` block before it"])
    check(
      problemsIn: "# T\n## S\n```swift\n```\n```output\n```\nb\n```output\n```\n",
      are: ["8:1 the `swift` block on line 4 has a second `output` block"])
  }

  @Test("a pattern that isn't a regular expression is found before anything runs")
  func patterns() {
    let text = "# T\n## S\n```swift\n```\n```output\na( (re)\nb( (re) (literal)\n```\n"
    let diagnostics = Lesson.parse(text, path: "t.md").diagnostics
    #expect(diagnostics.map(\.line) == [6])
    #expect(diagnostics.first?.message.hasPrefix("`a(` is not a regular expression") == true)
  }

  @Test("a prediction has a question, choices with feedback, one of them right, and a block")
  func predictions() {
    func check(
      _ quote: String, is expected: [String], code: String = "```swift\n```\n",
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let lines = quote.split(separator: "\n").map { "> \($0)\n" }.joined()
      LessonsTests.check(
        problemsIn: "# T\n## S\n\(lines)\n\(code)", are: expected, sourceLocation: sourceLocation)
    }
    let choices = "- [ ] a: b\n- [x] c: d\n"
    check("**Predict** q\n\(choices)", is: [])
    check("**Predict**\n\(choices)", is: ["3:3 the question has no text"])
    check(
      "**Prediction** q\n\(choices)",
      is: [
        "3:3 the quote has choices but doesn't begin like a question"
      ])
    check("**Predict** q\n", is: ["3:3 the question has no choices"])
    check("**Predict** q\n- a: b\n- c: d\n", is: ["3:3 the question has no choices"])
    check(
      "**Predict** q\n- [x] a: b\n",
      is: ["3:3 the question has only 1 choice; it needs at least two"])
    check(
      "**Predict** q\n- [ ] a: b\n- [ ] c: d", is: ["3:3 the question has no right choice"])
    check(
      "**Predict** q\n- [X] a: b\n- [x] c: d",
      is: ["3:3 the question has 2 right choices; it needs exactly one"])
    check(
      "**Predict** q\n- [x] a\n- [ ] `c: d`",
      is: [
        "4:1 the choice `a` has no feedback", "5:1 the choice `c: d` has no feedback",
      ])
    check("**Predict** q\n- [x] : b\n- [ ] c: d", is: ["4:1 the choice has no answer"])
    check(
      "**Predict** q\n- [x] `A`: b\n- [ ] a: d",
      is: ["5:1 another choice is `a`; it is on line 4"])
    check(
      "**Predict** q\n\(choices)**Hint** e",
      is: ["5:1 the hint is a part of the last choice"])
    check(
      "**Predict** q\n\(choices)",
      is: ["3:3 the prediction has no `swift` block after it in its step"],
      code: "text\n## U\n```swift\n```\n")
  }

  @Test("a diagnostic quotes its line and points to the place")
  func rendering() throws {
    let text = "# T\n## S\n```swift eror\na\n```\n"
    let diagnostic = try #require(Lesson.parse(text, path: "x/t.md").diagnostics.first)
    #expect(
      diagnostic.description == """
        x/t.md:3:4: unknown word `eror` after `swift`
          3 │ ```swift eror
            │    ^
          Did you mean `error`?
        """)
  }

  @Test("the caret is below its character, for any width of the characters before it")
  func caret() {
    let diagnostic = LessonDiagnostic(
      problem: .missingFile("b"), file: "t.md", line: 12, column: 10, sourceLine: "\tü 🎈[a](b)")
    #expect(diagnostic.description.contains("\n     │ \t     ^\n"))
  }
}

@Suite("Decoding a lesson's file")
struct LessonFileTests {
  private func check(
    _ bytes: [UInt8], is expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = LessonFile(path: "t.md", contents: Data(bytes))
    do {
      #expect(try file.decoded() == expected, sourceLocation: sourceLocation)
    } catch {
      #expect(
        "\(error.line):\(error.column) \(error.message)" == expected,
        sourceLocation: sourceLocation)
    }
  }

  @Test("text is UTF-8, with or without a byte order mark")
  func text() {
    check(Array("a – b\r\n".utf8), is: "a – b\r\n")
    check([0xEF, 0xBB, 0xBF] + Array("# T".utf8), is: "# T")
    check([], is: "")
  }

  @Test("a byte that isn't text is reported with its offset, line and column")
  func notText() {
    check(
      Array("ab\nc".utf8) + [0] + Array("d".utf8),
      is: "2:2 byte 4 of the file is NUL, so this is not a text file")
    check(
      Array("ü\n".utf8) + [0xFF], is: "2:1 byte 3 of the file (0xFF) is not UTF-8")
    check(Array("a".utf8) + [0xC3], is: "1:2 byte 1 of the file (0xC3) is not UTF-8")
    check([0xED, 0xA0, 0x80], is: "1:1 byte 0 of the file (0xED) is not UTF-8")
  }

  @Test("a slice of other data counts from its own beginning")
  func slice() {
    let data = (Data("xx\nyy".utf8) + Data([0xFF])).dropFirst(3)
    let parsed = LessonFile(path: "t.md", contents: data).parse()
    #expect(parsed.diagnostics.map(\.problem) == [.notUTF8(byte: 0xFF, offset: 2)])
    #expect(parsed.diagnostics.map(\.column) == [3])
  }

  @Test("a file over the limit isn't read")
  func tooLarge() {
    let data = Data(repeating: 0x61, count: LessonFile.byteLimit + 1)
    let parsed = LessonFile(path: "t.md", contents: data).parse()
    #expect(
      parsed.diagnostics.map(\.problem)
        == [.tooLarge(limit: LessonFile.byteLimit)])
    #expect(parsed.lesson.steps.isEmpty)
  }
}

@Suite("Links in a lesson")
struct LessonLinkTests {
  private func check(
    _ text: String, are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parsed = Lesson.parse("# Title\n## A step\n" + text, path: "t.md")
    let found = parsed.linkDiagnostics { $0 == "here.md" || $0 == "with space.md" }
    #expect(
      found.map { "\($0.line):\($0.column) \($0.message)" } == expected,
      sourceLocation: sourceLocation)
  }

  @Test("files and headings must exist; external links aren't checked")
  func links() {
    check("[a](https://a.b/c) [b](mailto:x@y) <https://c> [d](//e)", are: [])
    check("[a](here.md) [b](here.md#any) [c](with%20space.md) [d](#a-step) [e](#title)", are: [])
    check("a\n  b [c](gone.md)", are: ["4:9 the link leads to `gone.md`, which does not exist"])
    check("[a](#stop)", are: ["3:5 this lesson has no heading `#stop`"])
    check("`[a](gone.md)` [b](#)", are: [])
  }

  @Test("links are found in every kind of text")
  func everywhere() {
    check(
      """
      ### [a](1)
      > [b](2)

      - c
        - [d](3)

      > **Predict** [q](4)
      > - [ ] [e](5): [f](6)
      >
      > **Hint** [g](7)
      """,
      are: [
        (3, 9, 1), (4, 7, 2), (7, 9, 3), (9, 19, 4), (10, 13, 5), (10, 21, 6), (12, 16, 7),
      ]
      .map { "\($0):\($1) the link leads to `\($2)`, which does not exist" })
  }

  @Test("an anchor that is nearly right is suggested")
  func suggestion() {
    let parsed = Lesson.parse("# T\n## A step\n[a](#a-stpe)\n", path: "t.md")
    #expect(
      parsed.linkDiagnostics { _ in true }.map(\.advice) == ["Did you mean `#a-step`?"])
  }
}
