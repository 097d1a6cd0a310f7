import Foundation
import Lessons
import Sessions
import Testing

@Suite("commands of the shell")
struct ColonLineTests {
  @Test(
    "text after a colon",
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

  @Test("Swift isn't a command")
  func swift() {
    #expect(ColonLine("let a: Int = 1") == nil)
    #expect(ColonLine("") == nil)
  }

  @Test(
    "Tab offers commands and lessons",
    arguments: [
      (":le", [":lessons"]), (":start a-", ["a-sample"]), (":trace o", ["off", "outline"]),
      ("", []), ("whil", ["while"]), ("x.whil", []),
    ])
  func completes(_ typed: String, _ expected: [String]) throws {
    var lesson = try sampleLesson().lesson
    lesson.slug = "a-sample"
    let completions = Completions(lessons: [lesson.slug]) { _ in [] }
    let offer = completions.offer(for: typed, cursor: typed.utf8.count)
    #expect(offer.candidates.map(\.text).sorted() == expected)
  }

  @Test("Tab completes names that the session knows, and no others that were typed")
  func completesNames() async throws {
    let session = LearnerSession { _, _ in }
    let declared = "struct Request { @TaskLocal static var traceID = 1; var path = \"/\" }"
    #expect(await session.submit(declared).findings.isEmpty)
    #expect(await session.submit("pathology").findings.count == 1)
    let completions = Completions(lessons: []) {
      session.candidates(atEndOf: $0, within: .seconds(60))
    }
    func offer(_ typed: String) async -> [String] {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let offer = completions.offer(for: typed, cursor: typed.utf8.count)
          continuation.resume(returning: offer.candidates.map(\.summary))
        }
      }
    }
    #expect(await offer("print(Reques") == ["struct Request"])
    #expect(await offer("Request.$tr") == ["$traceID: TaskLocal<Int>"])
    #expect(await offer("func f(r: Request) {\n  r.p") == ["path: String"])
    #expect(await offer(":type Request().pa") == ["path: String"])
    #expect(await offer("patholo") == [])
  }
}
