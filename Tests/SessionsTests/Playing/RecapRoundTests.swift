import Lessons
import Sessions
import Testing

@Suite("a round of recaps")
struct RecapRoundTests {
  private static let text = """
    # R

    > **Recap** of 1.1: what is it?
    >
    > ```swift
    > print(Int("1") ?? 2)
    > ```
    >
    > - [x] one: so.
    > - [ ] two: no.
    >
    > ```output
    > 1
    > ```
    >
    > **Rule** It is.

    > **Recap** of 1.2: and that?
    >
    > - [x] three: so.
    > - [ ] four: no.
    >
    > **Rule** It is not.
    """

  private func library(_ text: String = Self.text) -> LessonLibrary {
    LessonLibrary(
      files: [LessonFile(path: "01-exercise.md", text: exerciseText)],
      recapFiles: [LessonFile(path: "recaps/r.md", text: text)])
  }

  @Test("each is answered or skipped, and the first answer counts")
  func round() throws {
    var round = RecapRound(library().recaps)
    #expect(round.views().map(\.kind) == ["recap 0"])
    #expect(round.next() == [.notice(.answerFirst(choices: 2))])
    #expect(round.answer("elephant") == nil)
    let missed = round.answer("b")
    let wrong = try #require(missed)
    #expect(wrong.views.map(\.kind) == ["feedback 1", "notice answerAgain"])
    #expect(wrong.isRight == false)
    #expect(round.isAsking)
    let answered = round.answer("one")
    let right = try #require(answered)
    #expect(right.views.map(\.kind) == ["feedback 0", "rule", "notice othersAreExplained"])
    #expect(right.isRight == nil)
    #expect(!round.isAsking)
    #expect(round.answers().map(\.kind) == ["others 0"])
    #expect(round.next().map(\.kind) == ["recap 1"])
    #expect(round.answer("three")?.isRight == true)
    #expect(round.next() == [.recapEnd(right: 1, count: 2)])
    #expect(round.isOver)
    #expect(round.answer("a") == nil)
  }

  @Test("after a wrong answer, continuing shows the right one; after a skip, it doesn't")
  func goingOn() {
    var round = RecapRound(library().recaps)
    _ = round.answer("b")
    #expect(round.next().map(\.kind) == ["answer", "rule", "recap 1"])
    #expect(round.next(isSkipping: true) == [.recapEnd(right: 0, count: 2)])
  }

  @Test("the code of a recap is a separate program, whose output is in the file")
  func checks() async {
    func messages(_ text: String) async -> [String] {
      let library = library(text)
      let report = await Checker().check(library.recapFiles[0], of: library)
      #expect((report.status == .fine) == report.findings.isEmpty)
      return report.findings.map { "\($0.line ?? 0) \($0.message)" }
    }
    #expect(await messages(Self.text) == [])
    #expect(
      await messages(Self.text.replacing("> 1\n", with: "> 2\n"))
        == ["13 the output differs from the lesson's `output`"])
    #expect(
      await messages(Self.text.replacing("of 1.2", with: "of 1.9"))
        == ["18 the recap names step 1.9, but lesson 1 has only 2 steps"])
    #expect(
      await messages(Self.text.replacing("print(Int", with: "print(Request.id, Int"))
        == ["6 cannot find 'Request' in scope"])
  }

  @Test("its output is blessed into the file")
  func blesses() async {
    let text = Self.text.replacing("> 1\n", with: "> 2\n")
    let library = library(text)
    let report = await Checker().check(library.recapFiles[0], of: library)
    #expect(report.blessed == Self.text)
  }
}
