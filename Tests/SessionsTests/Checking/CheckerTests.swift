import Lessons
import Recording
import Sessions
import Testing

@Suite("checker")
struct CheckerTests {
  @Test("a valid lesson has no findings")
  func sound() async throws {
    let report = await Checker().check(try sampleLesson())
    #expect(report.findings == [])
    #expect(report.status == .fine)
    #expect(report.blessed == nil)
  }

  @Test("blessing writes the blocks' output, and changes nothing else")
  func blesses() async throws {
    let wrong = sampleText.replacing("a1\n```\n\nIt was", with: "a7\n```\n\nIt was")
    try #require(wrong != sampleText)
    let report = await Checker().check(try sampleLesson(wrong))
    #expect(report.status == .failed)
    #expect(report.findings.count == 1)
    #expect(report.blessed == sampleText)
    #expect(
      TextDifference.lines(from: wrong, to: sampleText).filter {
        if case .kept = $0 { false } else { true }
      } == [.removed("a7", number: 31), .added("a1")])
  }

  @Test("a block that traps blesses nothing")
  func doesNotBlessTraps() async throws {
    let wrong = sampleText.replacing("print(total, Request.id)", with: "print([1][total])")
    let report = await Checker().check(try sampleLesson(wrong))
    #expect(report.status == .failed)
    #expect(report.blessed == nil)
  }

  @Test("a proof that isn't in the trace is reported at its comment")
  func proofs() async throws {
    let text = """
      # T

      ## S

      ```swift
      print("tea")
      ```

      ```output
      tea
      ```

      <!-- proof prints cups -->

      > **Look** What is printed?
      >
      > - [x] tea: yes.
      > - [ ] cups: no.
      """
    let parsed = Lesson.parse(text, path: "x.md")
    let checker = Checker { trace, words in
      trace.output.split(separator: "\n").contains { "prints " + $0 == words }
    }
    let report = await checker.check(parsed)
    #expect(report.status == .failed)
    #expect(report.findings.map(\.line) == [13])
    #expect(
      report.findings.map(\.message) == ["the trace has no event with the text `prints cups`"])
    let right = Lesson.parse(
      text.replacing("proof prints cups", with: "proof prints tea"), path: "x")
    #expect(await checker.check(right).status == .fine)
  }

  @Test("a tick that contradicts the output is a warning at the tick")
  func contradictedTick() async throws {
    let text = """
      # T

      ## S

      > **Predict** What is printed?
      >
      > - [ ] `tea`, then `cups`: yes.
      > - [x] `cups`, then `tea`: no.

      ```swift
      print("tea")
      print("cups")
      ```

      ```output
      tea
      cups
      ```
      """
    let report = await Checker().check(Lesson.parse(text, path: "x.md"))
    #expect(report.status == .fine)
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(report.findings.map(\.line) == [8])
    #expect(report.findings.map { $0.notes.map(\.line) } == [[7]])
    #expect(
      report.findings.map(\.message) == [
        "the output shows the choice `tea, then cups`, but another choice is ticked"
      ])
    let right = text.replacing("[ ] `tea`", with: "[x] `tea`")
      .replacing("[x] `cups`", with: "[ ] `cups`")
    #expect(await Checker().check(Lesson.parse(right, path: "x.md")).findings == [])
  }

  @Test("a type that is declared twice is an error at its second declaration")
  func declaredTwice() async throws {
    let text =
      "# T\n\n## S\n\n```swift\nenum Cart {}\n```\n\n```swift\nenum Cart {}\n```\n"
    let report = await Checker().check(Lesson.parse(text, path: "x.md"))
    #expect(report.status == .failed)
    #expect(report.findings.map(\.severity) == [.error])
    #expect(report.findings.map(\.line) == [10])
  }

  @Test("a malformed lesson isn't run")
  func malformed() async {
    let parsed = Lesson.parse("# T\n\n## S\n\n```swift\nprint(1)\n", path: "x.md")
    let report = await Checker().check(parsed)
    #expect(report.status == .misuse)
    #expect(report.findings.count == parsed.diagnostics.count)
  }
}
