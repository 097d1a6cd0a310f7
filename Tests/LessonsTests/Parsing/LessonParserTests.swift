import Lessons
import Testing

@Suite("Reading a lesson")
struct LessonParserTests {
  static let sample = """
    # Dispatch forgets

    A task carries its creator's values.

    ## A closure on a queue starts from nothing

    Before.

    ```swift quiet
    enum Locals { @TaskLocal static var value = 1 }
    ```

    > **Predict** What does the closure print?
    >
    > - [ ] `42`: `Task { }` copies; a queue
    >   does not.
    > - [x] `1`: no task runs it.
    >
    > **Hint** Is there a task?
    >
    > **Hint** There is none.

    ```swift
    print(1)

      print(2)
    ```

    It prints:

    ```output
    1
    2
    ```

    ## It *stays* `forgotten`

    ```swift error
    let x: Int = "a"
    ```

    ```output
    cannot convert
    ```
    """

  static let expected = """
    3 sample: Dispatch forgets
      p A task carries its creator's values.
    step a-closure-on-a-queue-starts-from-nothing @5: A closure on a queue starts from nothing
      prose
        p Before.
      code 0 quiet @10-11
        |enum Locals { @TaskLocal static var value = 1 }
      prediction @13
        p What does the closure print?
        [ ] @15 42
          p ‹Task { }› copies; a queue does not.
        [x] @17 1
          p no task runs it.
        hint
          p Is there a task?
        hint
          p There is none.
      code 1 traced @24-27
        |print(1)
        |
        |  print(2)
        output @31-34
        >1
        >2
      prose
        p It prints:
    step it-stays-forgotten @36: It em{stays} ‹forgotten›
      code 2 rejected @39-40
        |let x: Int = "a"
        output @42-44
        >cannot convert
    """

  @Test("a lesson is a title, an introduction and steps of prose, predictions and code")
  func sample() {
    check(lesson: Self.sample, is: Self.expected)
  }

  @Test("line ends may be those of Windows")
  func windowsLineEnds() {
    check(lesson: Self.sample.replacing("\n", with: "\r\n"), is: Self.expected)
  }

  @Test("a file may end in the middle of its last line, or in blank ones")
  func lastLine() {
    check(lesson: Self.sample + "\n\n\n", is: Self.expected)
  }

  @Test("an output block without lines differs from a missing one")
  func emptyOutput() {
    check(
      lesson: "# T\n## S\n```swift\nf()\n```\n```output\n```\n",
      is: """
        3 sample: T
        step s @2: S
          code 0 traced @4-5
            |f()
            output @6-7
        """)
  }

  @Test("a block of code may be empty, fenced with tildes, or contain fences itself")
  func fences() {
    check(
      lesson: "# T\n## S\n```swift\n```\n~~~swift\na\n~~~~\n````output\n```\n````\n",
      is: """
        3 sample: T
        step s @2: S
          code 0 traced @4-4
            |
          code 1 traced @6-7
            |a
            output @8-10
            >```
        """)
  }

  @Test(
    "number and slug are parsed from the file's name",
    arguments: [
      ("03-a-b.md", 3, "a-b"), ("x/y/12-z.MD", 12, "z"), ("notes.md", nil, "notes"),
      ("7.md", nil, "7"), ("2024.md", nil, "2024"), ("1-.md", nil, "1-"),
    ] as [(String, Int?, String)])
  func fileName(path: String, number: Int?, slug: String) {
    let lesson = Lesson.parse("# T\n## S\n", path: path).lesson
    #expect(lesson.number == number)
    #expect(lesson.slug == slug)
  }

  @Test("steps have the ids of their headings on a code-hosting site")
  func ids() {
    let text = "# T\n## `Task.detached` isn't **it**!\n## a_b – c\n## Größe 2\n## 🎈\n"
    #expect(
      Lesson.parse(text, path: "t.md").lesson.steps.map(\.id)
        == ["taskdetached-isnt-it", "a_b--c", "größe-2", "step"])
  }

  @Test("headings of every level share the ids, as they share anchors")
  func sharedIDs() {
    let parsed = Lesson.parse("# A\n## B\n### C\n## C\n", path: "t.md")
    #expect(parsed.anchors == ["a", "b", "c", "c-1"])
    #expect(parsed.lesson.steps.map(\.id) == ["b", "c-1"])
  }

  @Test("all blocks of Swift are numbered across steps")
  func blocks() {
    let lesson = Lesson.parse(Self.sample, path: "t.md").lesson
    #expect(lesson.codeBlocks.map(\.id) == [0, 1, 2])
    #expect(lesson.codeBlocks.map(\.mode) == [.quiet, .traced, .rejected])
    #expect(lesson.predictions.map(\.rightChoice?.text) == ["1"])
    #expect(lesson.stepIndex(id: "it-stays-forgotten") == 1)
    #expect(lesson.stepIndex(id: "nothing") == nil)
  }
}
