import Clocks
import Testing

@Suite("Running a test clock", .timeLimit(.minutes(1)))
struct TestClockRunningTests {
  private let clock = TestClock()

  @Test("advances until no task sleeps")
  func toTheEnd() async throws {
    let task = Task {
      for duration in [1, 60, 3600] { try await clock.sleep(for: .seconds(duration)) }
    }
    let issues = await issues { await clock.run(timeout: .seconds(60)) }
    #expect(issues.isEmpty)
    #expect(clock.now.offset == .seconds(3661))
    try await task.value
  }

  @Test("ends at once, without changing the time, if no task sleeps")
  func nothing() async {
    let issues = await issues { await clock.run(timeout: .zero) }
    #expect(issues.isEmpty)
    #expect(clock.now.offset == .zero)
  }

  @Test("reports the tasks that still sleep after the timeout, at the call")
  func endless() async throws {
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    let line: UInt = #line + 1
    let issues = await issues { await clock.run(timeout: .milliseconds(5)) }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.message.hasPrefix("After 0.005 seconds, there are still sleeps"))
    #expect(issue.message.contains("It is \(clock.now.offset)"))
    #expect(issue.message.contains("wait for \(clock.now.offset + .seconds(1))."))
    #expect(issue.fileID == #fileID)
    #expect(issue.line == line)
    task.cancel()
  }

  @Test("leaves pauses out of the timeout")
  func pauses() async throws {
    let begin = ContinuousClock.now
    let clock = TestClock<Duration>(
      now: .init(), isBusy: { false }, pauses: { begin.duration(to: .now) - .milliseconds(1) })
    let task = Task {
      for _ in 1...50 { try await clock.sleep(for: .seconds(1)) }
    }
    let issues = await issues { await clock.run(timeout: .milliseconds(5)) }
    #expect(issues.isEmpty)
    #expect(clock.now.offset == .seconds(50))
    try await task.value
  }

  @Test("reports without advancing if the timeout is zero")
  func noTime() async {
    let tasks = (1...12).map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    let issues = await issues { await clock.run(timeout: .zero) }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("10.0 seconds and 2 more.") == true)
    #expect(clock.now.offset == .zero)
    for task in tasks { task.cancel() }
  }

  @Test("checking for suspended tasks throws only while a task sleeps")
  func suspension() async throws {
    try await clock.checkSuspension()
    let task = Task { try await clock.sleep(for: .seconds(2)) }
    let error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(
      error?.description == "It is 0.0 seconds, and the tasks that sleep wait for 2.0 seconds.")
    await clock.advance(by: .seconds(2))
    try await clock.checkSuspension()
    try await task.value
  }
}
