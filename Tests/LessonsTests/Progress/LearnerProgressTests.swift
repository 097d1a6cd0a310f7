import Foundation
import Lessons
import MessageTables
import Phrases
import Testing

@Suite("A learner's progress")
struct LearnerProgressTests {
  private let lesson = Lesson.parse(
    "# T\n## A\na\n```swift\n```\n## B\nb\n## C\n", path: "01-t.md"
  ).lesson

  @Test("the position is the last one reached, and the furthest step the furthest ever reached")
  func reach() {
    var progress = LearnerProgress()
    #expect(progress.place(in: lesson) == (0, 0))
    progress.reach(step: 1, element: 1, in: lesson)
    progress.reach(step: 0, element: 1, in: lesson)
    #expect(progress.lastLesson == "t")
    #expect(progress.place(in: lesson) == (0, 1))
    #expect(progress[lesson].furthestStep == "b")
    progress.reach(step: 7, element: 0, in: lesson)
    #expect(progress.place(in: lesson) == (0, 1))
  }

  @Test("a completed lesson begins again and stays completed")
  func complete() {
    var progress = LearnerProgress()
    progress.reach(step: 2, element: 0, in: lesson)
    progress.complete(lesson)
    #expect(progress.place(in: lesson) == (0, 0))
    progress.reach(step: 0, element: 0, in: lesson)
    progress.restart(lesson)
    #expect(progress[lesson].isCompleted)
    #expect(progress[lesson].furthestStep == "c")
  }

  @Test("when a lesson has changed, the position is the nearest one that still exists")
  func changed() {
    var progress = LearnerProgress()
    progress.reach(step: 1, element: 9, in: lesson)
    #expect(progress.place(in: lesson) == (1, 1))
    var shorter = lesson
    shorter.steps.remove(at: 1)
    #expect(progress.place(in: shorter) == (0, 0))
    progress.reach(step: 2, element: 0, in: lesson)
    progress.reach(step: 1, element: 0, in: lesson)
    #expect(progress.place(in: shorter) == (1, 0))
    shorter.steps = []
    #expect(progress.place(in: shorter) == (0, 0))
  }

  private var sample: LearnerProgress {
    var progress = LearnerProgress()
    progress.reach(step: 1, element: 0, in: lesson)
    let answer = LoggedAnswer(
      step: "b", choice: "`1` / 2", isRight: true, date: "2030-01-02T03:04:05Z")
    progress.log(answer, in: lesson)
    return progress
  }

  static let json = """
    {
      "lastLesson" : "t",
      "lessons" : {
        "t" : {
          "answers" : [
            {
              "choice" : "`1` / 2",
              "date" : "2030-01-02T03:04:05Z",
              "isRight" : true,
              "step" : "b"
            }
          ],
          "furthestStep" : "b",
          "isCompleted" : false,
          "position" : {
            "element" : 0,
            "step" : "b"
          }
        }
      },
      "version" : 1
    }

    """

  @Test("on disk it is human-readable JSON")
  func json() throws {
    #expect(String(decoding: try sample.json(), as: UTF8.self) == Self.json)
    #expect(try LearnerProgress(json: Data(Self.json.utf8)) == sample)
  }

  @Test("missing values have defaults, and unknown ones are ignored")
  func lenient() throws {
    #expect(try LearnerProgress(json: Data(#"{"version":1,"new":[]}"#.utf8)) == LearnerProgress())
  }

  @Test(
    "the problem of an invalid file is reported",
    arguments: [
      ("", "the file isn't JSON"), ("{", "the file isn't JSON"),
      ("[]", "the file isn't a JSON object"),
      ("{}", "`version` is missing"),
      (#"{"version":2}"#, "the file has version 2, but this program reads version 1"),
      (#"{"version":"a"}"#, "`version` has the wrong type"),
      (#"{"version":1,"lessons":{"t":{}}}"#, "`lessons.t.isCompleted` is missing"),
      (
        #"{"version":1,"lessons":{"t":{"isCompleted":true,"answers":[1]}}}"#,
        "`lessons.t.answers.0` has the wrong type"
      ),
    ])
  func wrong(json: String, expected: String) {
    do throws(ProgressDecodingError) {
      _ = try LearnerProgress(json: Data(json.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.text.hasPrefix(expected))
    }
  }
}
