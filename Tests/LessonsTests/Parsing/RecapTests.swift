import Lessons
import Testing

@Suite("Recaps")
struct RecapTests {
  static let sample = """
    # Recap A

    Words for readers of the file.

    <!-- meets 27 -->

    > **Recap** of 2.2: what does it print?
    >
    > ```swift
    > print(
    >   1)
    > ```
    >
    > - [ ] `2`: no.
    > - [x] `1`: so.
    >
    > ```output
    > 1
    > ```
    >
    > **Rule** It prints.

    > **Recap** of 1.1
    >
    > Who is it?
    >
    > - [ ] He: no.
    > - [x] She: so.
    >
    > **Rule** She is.
    """

  @Test("a recap is a question of a step, code, choices, and a rule")
  func sample() {
    let file = ParsedRecaps.parse(Self.sample, path: "recaps/a.md")
    #expect(file.diagnostics.map(\.description) == [])
    #expect(file.title == "Recap A")
    #expect(file.recaps.map(\.source.description) == ["2.2", "1.1"])
    #expect(
      file.recaps.map { outline($0.prediction) + outline($0.rule) } == [
        [
          "recap @7 #27", "  p what does it print?", "  [ ] @14 2", "    p no.", "  [x] @15 1",
          "    p so.", "p It prints.",
        ],
        [
          "recap @23", "  p Who is it?", "  [ ] @27 He", "    p no.", "  [x] @28 She", "    p so.",
          "p She is.",
        ],
      ])
    #expect(
      file.recaps.map { $0.code.map { outline($0) } } == [
        [
          "  code 0 traced @10-19", "    |print(", "    |  1)", "    output @17-19", "    >1",
        ], nil,
      ])
  }

  private static func recap(_ head: String, _ tail: String = "\n> **Rule** R.\n") -> String {
    "# T\n" + head + "\n> - [x] a: b\n> - [ ] c: d\n>" + tail
  }

  @Test(
    "problems are reported",
    arguments: [
      (recap("> **Recap** of 1.1: a?"), []),
      (recap("> **Recap** a?"), ["2:3 the recap doesn't name its step"]),
      (recap("> **Recap** of 1: a?"), ["2:3 the recap doesn't name its step"]),
      (recap("> **Recap** of 1.1"), ["2:3 the question has no text"]),
      (recap("> **Recap** of 1.1: a?", "\n"), ["2:3 the recap has no rule"]),
      (
        recap("> **Recap** of 1.1: a?\n> ```swift\n> ```\n> ```swift\n> ```\n>"),
        ["5:3 the recap has a second `swift` block"]
      ),
      (
        recap("> **Recap** of 1.1: a?\n> ```output\n> ```\n>"),
        ["3:3 the `output` block has no `swift` block before it"]
      ),
      (
        recap("> **Recap** of 1.1: a?") + "\n```swift\n```\n",
        ["8:1 the `swift` block is outside of a recap's quote"]
      ),
      (
        recap("> **Recap** of 1.1: a?") + "\n> **Predict** a?\n",
        ["8:3 a quote with the label `Predict` is not allowed here"]
      ),
      ("# T\n", ["1:1 the file has no recaps"]),
    ] as [(String, [String])])
  func problems(text: String, expected: [String]) {
    let found = ParsedRecaps.parse(text, path: "r.md").diagnostics
    #expect(found.map { "\($0.line):\($0.column) \($0.message)" } == expected)
  }

  @Test("a recap whose step doesn't exist is reported; its id is the step's")
  func steps() {
    let library = LessonLibrary(
      files: [LessonFile(path: "01-first.md", text: "# F\n## One\n")],
      recapFiles: [
        LessonFile(
          path: "recaps/b.md",
          text: Self.recap("> **Recap** of 1.1: a?") + "\n> **Recap** of 1.3: b?\n> - [x] a: b\n"
            + "> - [ ] c: d\n>\n> **Rule** R.\n"),
        LessonFile(path: "recaps/a.md", text: Self.recap("> **Recap** of 1.1: a?")),
        LessonFile(path: "recaps/c.md", text: Self.recap("> **Recap** of 4.1: a?")),
        LessonFile(path: "recaps/notes.txt", text: "no recap"),
      ])
    #expect(library.recaps.map(\.id) == ["first/one", "first/one 2"])
    #expect(
      library.diagnostics.map { "\($0.file):\($0.line):\($0.column): \($0.message)" } == [
        "recaps/b.md:8:3: the recap names step 1.3, but lesson 1 has only 1 step",
        "recaps/c.md:2:3: the recap names step 4.1, but there is no lesson 4",
      ])
  }

  @Test("a program's output is blessed into the quote, but never before the choices")
  func blessing() throws {
    let file = ParsedRecaps.parse(Self.sample, path: "r.md")
    #expect(
      file.blessed(outputs: [0: "2\n"])
        == Self.sample.replacing("> 1\n> ```", with: "> 2\n> ```"))
    let without = Self.sample.replacing("> ```output\n> 1\n> ```\n>\n", with: "")
    #expect(
      ParsedRecaps.parse(without, path: "r.md").blessed(outputs: [0: "1\n"]) == Self.sample)
  }
}
