import Dispatch
import Sessions
import Testing

@Suite("a session is interrupted")
struct SessionInterruptionTests {
  @Test("checking can be interrupted, and the session continues")
  func interruptsChecking() async {
    let session = LearnerSession(seconds: nil)
    let lines = (0..<500).map { "let a\($0) = [1, 2].map { $0 + 1 }.filter { $0 > 2 }.count" }
    async let result = session.submit(lines.joined(separator: "\n"))
    // An interruption before the checking begins is ignored, so it is repeated.
    let interrupting = Task {
      while !Task.isCancelled {
        session.interrupt()
        await Task.yield()
      }
    }
    #expect(await result.status == .interrupted)
    interrupting.cancel()
    await interrupting.value
    #expect(await session.submit("print(1)").output == "1\n")
  }

  @Test("nobody waits for the parser after an interruption, and the session continues")
  func interruptsParsing() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("let kept = 42")
    let lines = (0..<10_000).map { "let a\($0) = [1, 2].map { $0 + 1 }.filter { $0 > 2 }.count" }
    let text = lines.joined(separator: "\n")
    let submission = Task { await session.submit(text) }
    try? await Task.sleep(for: .milliseconds(100))
    let beginning = ContinuousClock.now
    session.interrupt()
    #expect(await submission.value.status == .interrupted)
    let type = Task { await session.type(of: text) }
    try? await Task.sleep(for: .milliseconds(100))
    session.interrupt()
    #expect(await type.value.findings.map(\.message) == ["interrupted before it ran"])
    #expect(session.keptCount == 1)
    // The next text doesn't wait for the parsing of the abandoned ones, which takes much longer.
    #expect(await session.submit("print(kept)").output == "42\n")
    #expect(await session.submit("print(kept + 1)").output == "43\n")
    #expect(ContinuousClock.now - beginning < .seconds(10))
  }

  @Test("nobody waits for drawing after an interruption")
  func interruptsDrawing() async {
    let session = LearnerSession(seconds: nil)
    let isOver = DispatchSemaphore(value: 0)
    let drawing = Task { await session.untilInterrupted { isOver.wait() } }
    try? await Task.sleep(for: .milliseconds(50))
    session.interrupt()
    #expect(await drawing.value == nil)
    isOver.signal()
    #expect(await session.untilInterrupted { 1 } == 1)
  }

  @Test(
    "an endless program is interrupted",
    arguments: ["print(1)\nwhile true {}", "print(1)\ntry await Task.sleep(for: .seconds(1000))"])
  func interrupts(_ text: String) async {
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    let session = LearnerSession(seconds: nil) { text, _ in continuation.yield(text) }
    async let result = session.submit(text)
    for await _ in texts {
      session.interrupt()
      break
    }
    #expect(await result.status == .interrupted)
    #expect(await session.submit("print(2)").output == "2\n")
  }
}
