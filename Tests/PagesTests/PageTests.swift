import Foundation
import Lessons
import Recording
import Rendering
import Testing

@testable import Pages

/// A binding that a task copies and a queue doesn't have, as a run records it.
let sample: Trace = {
  func place(_ line: Int) -> Place { Place(line: line, column: 1) }
  let task = Lane(id: LaneID(.task, 1), kind: .task, creator: .main, createdAt: place(3))
  let queue = Lane(
    id: LaneID(.dispatch, 1), kind: .dispatch(queue: "global queue", delay: nil), creator: .main,
    createdAt: place(4))
  let scope = Scope(
    id: ScopeID(1), content: .taskLocal(name: "Request.id", value: "\"a1\""), lane: .main,
    place: place(2))
  let hop = Hop(lane: task.id, kind: .task, place: place(3))
  let kinds: [(LaneID, Int, Event.Kind)] = [
    (.main, 2, .scopeEntered(scope)),
    (.main, 3, .laneCreated(task)),
    (task.id, 3, .laneBegan(.copied([ScopeID(1)]))),
    (.main, 4, .laneCreated(queue)),
    (queue.id, 4, .laneBegan(.nothing(lost: [ScopeID(1)]))),
    (
      task.id, 3,
      .taskLocalRead(
        name: "Request.id", value: "\"a1\"",
        origin: .bound(scope: ScopeID(1), place: place(2), journey: [hop]))
    ),
    (task.id, 3, .printed("a1\n")),
    (task.id, 3, .laneEnded(error: nil)),
    (
      queue.id, 4,
      .taskLocalRead(
        name: "Request.id", value: "\"none\"",
        origin: .defaultValue(
          .outsideAnyTask(lane: queue.id, place: place(4), boundAt: place(2))))
    ),
    (queue.id, 4, .printed("none\n")),
    (.main, 2, .scopeLeft(ScopeID(1), threw: false)),
  ]
  return Trace(
    sources: [
      Source(
        name: "03-x.md",
        text: """
          enum Request { @TaskLocal static var id = "none" }
          Request.$id.withValue("a1") {
            Task { print(Request.id) }
            queue.async { print(Request.id) }
          }
          """)
    ],
    events: kinds.enumerated().map { index, event in
      Event(number: index + 1, lane: event.0, place: place(event.1), kind: event.2)
    }, outcome: .finished)
}()

private let lesson = Lesson(
  number: 3, slug: "x", title: "Queues", path: "03-x.md",
  introduction: [.paragraph([.text("Why.")])],
  steps: [
    Lesson.Step(
      id: "a-queue", heading: [.text("A queue")], line: 1,
      elements: [
        .prediction(
          Prediction(
            question: [.paragraph([.text("What is printed?")])],
            choices: [
              .init(
                answer: [.code("a1")], isRight: false, feedback: [.paragraph([.text("No task.")])],
                line: 1),
              .init(
                answer: [.code("none")], isRight: true, feedback: [.paragraph([.text("Yes.")])],
                line: 2),
            ], hints: [[.paragraph([.text("Who runs it?")])]], line: 1)),
        .code(
          CodeBlock(id: 0, code: sample.sources[0].text, line: 1, closingLine: 7, mode: .traced)),
      ])
  ])

@Suite("Pages")
struct PageTests {
  private let page = LessonPage(lesson, runs: [0: .ran(sample)]).html.text

  @Test("a page has its question, every answer's feedback, and the run after it")
  func question() throws {
    let asks = try #require(page.range(of: "What is printed?"))
    let wrong = try #require(page.range(of: "No task."))
    let gate = try #require(page.range(of: "<div class=\"gated\">"))
    let run = try #require(page.range(of: "<div class=\"run\""))
    #expect(asks.lowerBound < wrong.lowerBound && wrong.lowerBound < gate.lowerBound)
    #expect(gate.lowerBound < run.lowerBound)
    #expect(page.components(separatedBy: " data-right>").count == 2)
    #expect(page.contains("Who runs it?"))
  }

  @Test(
    "events are under their lines, with ids to link to, and show the origins of values")
  func listing() throws {
    let line = try #require(page.range(of: "<li data-line=\"4\">"))
    let read = try #require(page.range(of: "id=\"step-1-event-9\""))
    #expect(line.lowerBound < read.lowerBound)
    #expect(page.contains("data-line=\"3\""))
    #expect(
      page.contains("runs outside any task. The binding made at line 2 was not copied")
        && page.contains("started at line 3, copied it"))
  }

  @Test("a page needs no other files, and its script is short")
  func selfContained() {
    for mark in ["src=", "@import", "url(http", "fetch(", "XMLHttpRequest", "<link rel=\"style"] {
      #expect(!page.contains(mark), "\(mark)")
    }
    #expect(PageScript.text.utf8.count < 15_000)
    #expect(!PageScript.text.contains("innerHTML") && !PageScript.text.contains("eval("))
  }

  @Test("the states in the script are the moments of the record")
  func states() throws {
    let board = Storyboard(sample)
    let data = RunData(board, (0...board.count).map(board.now))
    #expect(data.moments.count == board.count + 1)
    let last = try #require(data.moments.last)
    let lanes = last.lanes.map { data.lanes[$0] }
    let moment = try #require(
      JSONLines.render(sample).split(separator: "\n").first { $0.hasPrefix("{\"moment\"") })
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(moment.utf8)) as? [String: Any])
    let recorded = try #require(json["lanes"] as? [[String: Any]])
    #expect(
      lanes.map { $0.title.prefix { $0 != " " } } == recorded.map { "\($0["lane"] ?? "")"[...] })
    #expect(lanes.map(\.isOver) == recorded.map { $0["phase"] as? String == "ended" })
    #expect(data.output == "a1\nnone\n" && last.output == data.output.utf16.count)
    #expect(data.bindings.map { $0.last } == ["current", "current", "lost"])
    #expect(data.moments[0].output == 0 && data.moments[0].lanes.isEmpty)
  }

  @Test("a drawing shows what a task inherits and what a queue doesn't")
  func drawing() {
    let svg = Drawing.svg(sample)
    #expect(svg.hasPrefix("<svg") && svg.contains("xmlns="))
    #expect(svg.contains("class=\"arrow carries\"") && svg.contains("class=\"arrow cut\""))
    #expect(svg.contains("✗ Request.id = &quot;a1&quot;"))
  }

  @Test("the index links to every page")
  func index() {
    var second = lesson
    (second.number, second.slug, second.title, second.part) = (4, "y", "Tasks", "Part two")
    var tour = lesson
    (tour.number, tour.slug, tour.title) = (nil, "tour", "A tour")
    let text = IndexPage([lesson, second, tour]).html.text
    #expect(text.contains("<a href=\"03-x.html\">Queues</a>"))
    #expect(text.components(separatedBy: "<section>").count == 4 && text.contains("Part two"))
    // Lessons without a number come first.
    let (start, part) = (text.range(of: ">A tour<"), text.range(of: "Queues"))
    #expect(
      start != nil && start?.upperBound ?? text.endIndex < part?.lowerBound ?? text.startIndex)
    #expect(text.contains("<h2>Start here "))
    #expect(text.contains("\(lesson.minutes) min, 1 question"))
    #expect(text.contains("data-lesson=\"y\"") && text.contains("stored in this browser only"))
  }

  @Test("a page links to its steps and to the previous and next lessons")
  func navigation() {
    var (first, last) = (lesson, lesson)
    (first.number, first.title, last.number, last.title) = (2, "Before", 4, "After")
    let text = LessonPage(lesson, runs: [:], previous: first, next: last).html.text
    #expect(text.contains("Before</a>") && text.contains("<a href=\"04-x.html\">"))
    #expect(text.contains("<a href=\"#step-1\">"))
    let alone = LessonPage(lesson, runs: [:]).html.text
    #expect(!alone.contains("Next") && !alone.contains("Previous"))
  }

  @Test("a block that changes an earlier one shows the difference, and no other block does")
  func changes() throws {
    let old = "let a = 1\nlet b = 2\nprint(a)\nprint(b)"
    let new = "let a = 1\nlet b = 3\nprint(a)\nprint(b)"
    let text = try #require(ChangedCode(new, after: [(old, 4)])).html.text
    #expect(text.contains("since line 4") && text.contains("<del class=\"line\">let b = 2\n</del>"))
    #expect(
      text.contains("<ins class=\"line\">let b = 3\n</ins>")
        && text.contains(">print(<wbr>b)\n</span>"))
    #expect(ChangedCode(new, after: [(new, 4)]) == nil && ChangedCode(new, after: []) == nil)
    #expect(ChangedCode("one()\ntwo()\nthree()", after: [(old, 4)]) == nil)
  }

  @Test("each printed page has the lesson's title, which can't end the style sheet")
  func header() {
    #expect(PrintStyle.header(title: "Tasks inherit").contains("content: \"Tasks inherit\""))
    let hostile = PrintStyle.header(title: "a\"}</style><b>\n")
    #expect(!hostile.contains("<") && hostile.count { $0 == "\"" } == 2)
    #expect(LessonPage(lesson, runs: [:]).html.text.contains("@top-left { content: \""))
  }

  @Test("the list of lessons shows whole sentences, and at least one")
  func summary() {
    func summary(_ inlines: [Inline]) -> String {
      Summary(of: [.paragraph(inlines)]).inlines.map(\.plainText).joined()
    }
    let long = String(repeating: "word ", count: 40) + "end."
    #expect(summary([.text("One. Two.")]) == "One. Two.")
    #expect(summary([.text(long + " Another sentence.")]) == long)
    #expect(
      summary([.text("It calls "), .code("a.b"), .text(". " + long + " No.")]).hasSuffix("end."))
  }

  @Test("an exercise shows what a solution must do")
  func exercise() {
    var start = CodeBlock(
      id: 0, code: "print(1)  // keep\n", line: 1, closingLine: 3, mode: .exercise)
    start.expectation = nil
    let section = ExerciseSection(
      exercise: Exercise(start: start, origins: [], hints: [[.paragraph([.text("Look.")])]]),
      wishes: ["The value of `id` must come from a binding."], prose: Prose())
    let text = section.html.text
    #expect(text.contains("The value of <code>id</code> must come from a binding."))
    #expect(text.contains("// keep</code> must stay") && text.contains("Hint 1 of 1"))
  }

  @Test("a block that did not run is shown as code alone")
  func withoutRun() {
    let text = LessonPage(lesson, runs: [:]).html.text
    #expect(!text.contains("class=\"run\"") && text.contains("TaskLocal"))
  }
}

@Suite("Recordings")
struct AsciicastTests {
  private var cast: String { Asciicast.run(sample, title: "x", options: RenderingOptions()) }

  @Test("the same run gives the same bytes, in the format's third version")
  func format() throws {
    #expect(cast == cast)
    let lines = cast.split(separator: "\n")
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(header["version"] as? Int == 3)
    let term = try #require(header["term"] as? [String: Int])
    #expect(term == ["cols": 80, "rows": 24])
    for line in lines.dropFirst() {
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      #expect(event.count == 3 && event[1] as? String == "o")
      let interval = try #require(event[0] as? Double)
      #expect((0...11).contains(interval))
    }
    #expect(lines.count == Storyboard(sample).count + 3)
  }

  @Test("a screen stays as long as reading its new words takes, and the last one longer")
  func readingTime() throws {
    let old = "one two\nthree │ ►"
    func seconds(_ screen: String) -> Double {
      Asciicast.readingTime(of: screen, after: old, longest: 5)
    }
    #expect(seconds(old) == 1)
    #expect(seconds(old + "\nfour five six") == 2)
    #expect(seconds(old + "\n\u{1B}[1mfour\u{1B}[0m \u{1B}[2m│\u{1B}[0m five six") == 2)
    #expect(seconds(old + "\n" + String(repeating: "word ", count: 90)) == 5)
    let times = try cast.split(separator: "\n").dropFirst().map { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      return try #require(event?.first as? Double)
    }
    #expect(times.first == 0)
    #expect((times.last ?? 0) >= 1 + Asciicast.pauseAtEnd)
  }

  @Test("the last screen shows what the trace shows")
  func lastScreen() throws {
    let last = try #require(cast.split(separator: "\n").last)
    let event = try #require(
      try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [Any])
    let screen = try #require(event[2] as? String)
    #expect(screen.contains("was not copied") && screen.contains("restore"))
  }
}
