import Lessons
import Sessions
import Testing

/// A lesson of two steps that prints, asks, and is refused once.
let sampleText = """
  # A sample

  What it is about.

  ## A scope ends

  ```swift
  enum Request {
    @TaskLocal static var id = "none"
  }
  ```

  Now it is bound.

  > **Predict** What is printed?
  >
  > - [ ] `none`: the call is inside.
  > - [x] `a1`: the scope is open.
  >
  > **Hint** Look around the call.
  >
  > **Hint** Look at the closure.

  ```swift
  Request.$id.withValue("a1") {
    print(Request.id)
  }
  ```

  ```output
  a1
  ```

  It was bound.

  ## A binding is not assigned

  ```swift error
  Request.id = "a2"
  ```

  ```output
  cannot assign (glob)
  ```

  ```swift quiet
  let total = 3
  ```

  ```swift
  print(total, Request.id)
  ```

  ```output
  3 none
  ```
  """

func sampleLesson(_ text: String = sampleText) throws -> ParsedLesson {
  let parsed = Lesson.parse(text, path: "sample.md")
  try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.description))")
  return parsed
}

/// A player with the session that runs its blocks.
struct Walk {
  let session = LearnerSession(seconds: nil)
  var player: Player

  init(_ lesson: Lesson, at place: (Int, Int) = (0, 0)) {
    let session = session
    player = Player(lesson, at: place) { session.reserveLines(for: $0) }
  }

  /// Makes a move, runs the code that it requests, and returns everything it shows, up to the
  /// pause.
  mutating func perform(_ move: (inout Player) -> Player.Turn) async -> [LessonView] {
    var turn = move(&player)
    var views = turn.views
    while let submission = turn.run {
      let record = await session.run(
        submission.block, of: player.lesson, firstLine: submission.firstLine)
      turn = player.finished(record)
      views += turn.views
    }
    return views
  }

  mutating func next() async -> [LessonView] {
    await perform { $0.next() }
  }

  mutating func catchUp() async {
    while let submission = player.catchUp() {
      let record = await session.run(
        submission.block, of: player.lesson, firstLine: submission.firstLine)
      _ = player.finished(record)
    }
  }
}

extension LessonView {
  /// A word for each kind of view, to compare orders.
  var kind: String {
    switch self {
    case .title: "title"
    case .introduction: "introduction"
    case .heading(let step): "heading \(step)"
    case .prose: "prose"
    case .code(let block, _): "code \(block.id)"
    case .question: "question"
    case .feedback(_, let choice): "feedback \(choice)"
    case .answer: "answer"
    case .proof: "proof"
    case .otherFeedback(_, let choice): "others \(choice.map(String.init) ?? "all")"
    case .hint(_, let index, _): "hint \(index)"
    case .exercise: "exercise"
    case .solution: "solution"
    case .verdict: "verdict"
    case .editable(let record): "editable \(record.block.id)"
    case .record(let record): "record \(record.block.id)"
    case .recap(_, let index, _): "recap \(index)"
    case .recapRule: "rule"
    case .recapEnd: "recaps end"
    case .lessonEnd: "end"
    case .notice(let notice): "notice \(notice)"
    }
  }
}
