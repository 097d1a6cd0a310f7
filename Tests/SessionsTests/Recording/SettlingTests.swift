import Recording
import Sessions
import Testing

/// How long a session waits for work that a submission started and didn't await.
@Suite struct SettlingTests {
  /// Longer than any test may take.
  private static let patience = Duration.seconds(3000)

  private func submit(
    _ text: String, to session: LearnerSession = LearnerSession(seconds: nil)
  ) async -> SubmissionResult {
    let result = await session.submit(text, patience: Self.patience)
    session.abandon()
    return result
  }

  @Test(
    "a wait that never ends, or lasts too long, isn't waited for",
    arguments: [
      "Task { try await Task.sleep(for: .seconds(100_000)) }",
      "Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }",
      """
      let (numbers, more) = AsyncStream.makeStream(of: Int.self)
      Task { for await number in numbers { print(number) } }
      """,
      """
      import Dependencies
      let clock = TestClock()
      Task { try await clock.sleep(for: .seconds(1)) }
      """,
      """
      import Dispatch
      let queue = DispatchQueue(label: "queue")
      queue.suspend()
      queue.async { print("never") }
      """,
    ])
  func nothingToCome(_ text: String) async {
    let result = await submit(text)
    #expect(result.liveLanes.count == 1)
    #expect(result.output == "")
  }

  @Test(
    "running work is waited for",
    arguments: [
      "Task { try? await Task.sleep(for: .milliseconds(30)); print(1) }",
      "let sleeping = Task { try? await Task.sleep(for: .seconds(100_000)); print(1) }\nsleeping.cancel()",
      """
      let slow = Task { try? await Task.sleep(for: .seconds(100_000)); print(1) }
      Task { try? await Task.sleep(for: .milliseconds(30)); slow.cancel() }
      """,
      "Task { var sum = 0; for i in 0..<100_000 { sum &+= i }; print(sum > 0 ? 1 : 0) }",
      "import Dispatch\nDispatchQueue.global().asyncAfter(deadline: .now() + 0.03) { print(1) }",
      """
      import Dependencies
      let clock = TestClock()
      Task { try await clock.sleep(for: .seconds(1)); print(1) }
      Task { try await Task.sleep(for: .milliseconds(30)); await clock.advance(by: .seconds(1)) }
      """,
    ])
  func somethingToCome(_ text: String) async {
    let result = await submit(text)
    #expect(result.liveLanes.isEmpty)
    #expect(result.output == "1\n")
  }

  @Test("work of an earlier submission may still wake another lane")
  func earlierSubmissions() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit(
      """
      let (numbers, more) = AsyncStream.makeStream(of: Int.self)
      Task { try await Task.sleep(for: .milliseconds(300)); more.finish() }
      """, patience: .zero)
    let result = await submit("Task { for await _ in numbers {}; print(1) }", to: session)
    #expect(result.liveLanes.isEmpty)
    #expect(result.output == "1\n")
  }

  @Test("a clock waits until tasks of all submissions have reached their sleeps")
  func clockOfAnEarlierSubmission() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("import Dependencies\nlet clock = TestClock()")
    let result = await submit(
      """
      let task = Task.detached {
        var sum = 0
        for i in 0..<100_000 { sum &+= i }
        try await clock.sleep(for: .seconds(1))
        return sum > 0
      }
      await clock.advance(by: .seconds(1))
      print(try await task.value ? 1 : 0)
      """, to: session)
    #expect(result.output == "1\n")
  }

  @Test("a test that waits for itself is reported")
  func standstillInTest() async {
    let result = await submit(
      """
      import Testing
      @Test func stuck() async {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      """)
    guard case .trapped(let message, _) = result.trace?.outcome else {
      Issue.record("the outcome is \(String(describing: result.trace?.outcome))")
      return
    }
    #expect(message.contains("waits for a continuation to be resumed"))
  }
}
