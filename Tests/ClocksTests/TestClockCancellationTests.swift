import Clocks
import Testing

@Suite("Cancelling a task that sleeps on a test clock", .timeLimit(.minutes(1)))
struct TestClockCancellationTests {
  private let clock = TestClock()

  @Test("throws, and removes the sleeper")
  func whileSleeping() async throws {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
    #expect(clock.now.offset == .zero)
  }

  @Test("leaves other sleepers asleep")
  func others() async throws {
    let log = Log<Int>()
    let tasks = (0..<3).map { number in
      Task {
        try await clock.sleep(for: .seconds(1))
        log.append(number)
      }
    }
    await clock.advance()
    tasks[1].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[1].value }
    await clock.advance(by: .seconds(1))
    #expect(log.entries.sorted() == [0, 2])
  }

  @Test("also throws if the task was cancelled before", arguments: [-1, 0, 1])
  func beforeSleeping(_ seconds: Int) async {
    let clock = clock
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(seconds))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test("ends every sleep once, whether an advance or the cancellation comes first")
  func races() async throws {
    let clock = clock
    let tasks = (0..<100).map { _ in
      Task {
        do {
          try await clock.sleep(for: .seconds(1))
          return true
        } catch {
          return false
        }
      }
    }
    async let cancelling: Void = Task.detached { for task in tasks.reversed() { task.cancel() } }
      .value
    await clock.advance(by: .seconds(1))
    await cancelling
    for task in tasks { _ = await task.value }
    try await clock.checkSuspension()
  }
}
