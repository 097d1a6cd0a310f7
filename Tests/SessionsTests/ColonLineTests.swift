import Lessons
import Sessions
import Testing

@Suite("commands of the shell")
struct ColonLineTests {
  @Test(
    "what is typed after a colon",
    arguments: [
      (":help", ColonLine.command(.help, argument: "")),
      ("  :LESSONS ", .command(.lessons, argument: "")),
      (":st 03", .command(.start, argument: "03")),
      (":tr off", .command(.trace, argument: "off")),
      (":h", .ambiguous("h", [.help, .hint])),
      (":s", .ambiguous("s", [.start, .skip])),
      (":nxet", .unknown("nxet", suggestion: .next)),
      (":xyzzy", .unknown("xyzzy", suggestion: nil)),
      (":", .unknown("", suggestion: nil)),
    ])
  func parses(_ text: String, _ expected: ColonLine) {
    #expect(ColonLine(text) == expected)
  }

  @Test("Swift is no command")
  func swift() {
    #expect(ColonLine("let a: Int = 1") == nil)
    #expect(ColonLine("") == nil)
  }

  @Test(
    "Tab offers commands, lessons and names",
    arguments: [
      (":le", [":lessons"]),
      (":start a-", ["a-sample"]),
      (":trace o", ["off", "outline"]),
      ("print(trace", ["traceID"]),
      ("Request.$tr", ["$traceID"]),
      ("", []),
    ])
  func completes(_ typed: String, _ expected: [String]) throws {
    var lesson = try sampleLesson().lesson
    lesson.slug = "a-sample"
    let completions = Completions(lessons: [lesson]) {
      ["enum Request { @TaskLocal static var traceID = 1 }"]
    }
    let offer = completions.offer(for: typed, cursor: typed.utf8.count)
    #expect(offer.candidates.sorted() == expected)
  }
}
