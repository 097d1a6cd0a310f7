import Foundation
import Lessons
import Testing

@Suite("Recaps to ask")
struct RecapProgressTests {
  private static let lesson = """
    # T
    ## One

    > **Predict** A?
    >
    > - [x] a: so.
    > - [ ] b: no.

    ```swift
    f()
    ```

    > **Look** C?
    >
    > - [x] c: so.
    > - [ ] d: no.

    ## Two

    ## Three
    """

  private static func recap(_ step: Int) -> String {
    """
    > **Recap** of 1.\(step): a?
    >
    > - [x] a: so.
    > - [ ] b: no.
    >
    > **Rule** R.


    """
  }

  private let library = LessonLibrary(
    files: [LessonFile(path: "01-t.md", text: Self.lesson)],
    recapFiles: [
      LessonFile(
        path: "recaps/a.md",
        text: "# R\n" + Self.recap(2) + Self.recap(3) + Self.recap(1))
    ])

  private func progress(_ answers: [(question: Int?, choice: String, day: Int)]) -> LearnerProgress
  {
    var progress = LearnerProgress()
    let lesson = library.lessons[0]
    progress.reach(step: 2, element: 0, in: lesson)
    for (question, choice, day) in answers {
      progress.log(
        LoggedAnswer(
          step: "one", question: question, choice: choice, isRight: choice == "a" || choice == "c",
          date: date(day)),
        in: lesson)
    }
    return progress
  }

  private func date(_ day: Int, _ hour: Int = 10) -> String { "2026-11-0\(day)T\(hour):00:00Z" }

  @Test(
    "a question is reviewed if its first answer was wrong on the last day it was asked",
    arguments: [
      ([], 0), ([(0, "b", 1)], 1), ([(0, "a", 1)], 0), ([(0, "b", 1), (0, "a", 1)], 1),
      ([(0, "b", 1), (0, "a", 1), (0, "a", 2)], 0), ([(0, "a", 1), (0, "b", 2)], 1),
      ([(0, "b", 1), (1, "d", 1)], 2), ([(nil, "d", 1), (nil, "a", 1)], 1),
    ] as [([(question: Int?, choice: String, day: Int)], Int)])
  func misses(answers: [(question: Int?, choice: String, day: Int)], expected: Int) {
    let misses = progress(answers).misses(in: library.lessons[0], library.recaps)
    #expect(misses.values.reduce(0, +) == expected)
    #expect(misses.keys.allSatisfy { $0 == "one" })
  }

  @Test("missed steps come first, unfinished steps never, and each recap once a day")
  func order() {
    var progress = progress([(0, "b", 1)])
    func asked(_ day: Int) -> [String] {
      progress.recapsToAsk(from: library.recaps, date: date(day)).map(\.id)
    }
    #expect(asked(1) == ["t/one", "t/two"])
    #expect(LearnerProgress().recapsToAsk(from: library.recaps, date: date(1)) == [])

    let recaps = library.recaps
    func log(_ id: String, _ isRight: Bool, _ day: Int) {
      guard let recap = recaps.first(where: { $0.id == id }) else { return }
      progress.log(LoggedRecap(isRight: isRight, date: date(day)), of: recap)
    }
    log("t/one", true, 1)
    #expect(asked(1) == ["t/two"])
    #expect(asked(2) == ["t/one", "t/two"])
    // Two right answers on one day count once.
    log("t/one", true, 1)
    #expect(asked(2) == ["t/one", "t/two"])
    log("t/one", true, 2)
    #expect(asked(3) == ["t/two"])
    #expect(progress.misses(in: library.lessons[0], recaps).isEmpty)
    log("t/two", false, 3)
    log("t/two", true, 3)
    log("t/two", true, 4)
    #expect(asked(5) == ["t/two"])
    log("t/two", true, 5)
    #expect(asked(6) == [])

    progress.complete(library.lessons[0])
    #expect(asked(6) == ["t/three"])
  }

  @Test("a recap is asked after the learner has finished its step")
  func openStep() {
    var progress = LearnerProgress()
    progress.reach(step: 1, element: 0, in: library.lessons[0])
    #expect(progress.recapsToAsk(from: library.recaps, date: date(1)).map(\.id) == ["t/one"])
  }

  @Test("the number of recaps is limited")
  func limit() {
    var progress = LearnerProgress()
    progress.complete(library.lessons[0])
    #expect(progress.recapsToAsk(from: library.recaps, date: date(1), limit: 2).count == 2)
  }

  @Test("an older file is read, and new keys in it are kept")
  func coding() throws {
    let old = """
      {"version": 1, "lastLesson": "t", "lessons": {"t": {"isCompleted": true, "answers": [
      {"step": "one", "choice": "b", "isRight": false, "date": "2026-11-01T10:00:00Z"}]}}}
      """
    var progress = try LearnerProgress(json: Data(old.utf8))
    #expect(progress.misses(in: library.lessons[0], library.recaps) == ["one": 1])
    #expect(progress.recaps.isEmpty)
    progress.log(LoggedRecap(isRight: true, date: date(1)), of: library.recaps[0])
    progress[library.lessons[0]].exercise = ExerciseProgress(draft: "f()\n", isSolved: false)
    #expect(try LearnerProgress(json: progress.json()) == progress)
  }

  @Test("a lesson's duration is from its notes, or from its content")
  func minutes() {
    let lesson = library.lessons[0]
    #expect(lesson.minutes == 2)
    let words = String(repeating: "word ", count: 900)
    let noted = Self.lesson.replacing(
      "## Three", with: "> **Notes** (7 min) Ask.\n\n## Three\n" + words)
    #expect(Lesson.parse(noted, path: "01-t.md").lesson.minutes == 14)
  }
}
