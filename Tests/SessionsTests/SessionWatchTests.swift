import Testing

@testable import Sessions

@Suite("limits that a session doesn't notice itself")
struct SessionWatchTests {
  @Test("a text that takes longer to parse than allowed exceeds the limit")
  func reading() async throws {
    let text = (0..<4000).map { "let a\($0) = [\($0), 1].map { $0 + 1 }.count" }
      .joined(separator: "\n")
    let session = LearnerSession(seconds: 0)
    var watch = SessionWatch(session, otherSeconds: 0.05)
    let submission = Task { await session.submit(text) }
    var finding: Finding?
    while finding == nil, session.activity == .reading {
      finding = watch.exceeded()
      await Task.yield()
    }
    session.interrupt()
    #expect(finding?.message == "stopped: the program took longer to check than allowed")
    #expect(finding?.advice?.contains("--limit time=NUMBER") == true)
    #expect(await submission.value.status == .interrupted)
  }

  @Test("a run that stops at its limit exceeds none")
  func running() async throws {
    let session = LearnerSession(seconds: 0.05)
    // Other tests of the process take processor time, too.
    var watch = SessionWatch(session, grace: (processor: 60, wall: 60))
    let submission = Task { await session.submit("while true {}") }
    var finding: Finding?
    while finding == nil, session.activity != .showing {
      finding = watch.exceeded()
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(finding == nil)
    #expect(await submission.value.status == .limitReached)
  }
}
