import Clocks
import Testing

@Suite("An immediate clock", .timeLimit(.minutes(1)))
struct ImmediateClockTests {
  @Test("jumps to the end of each sleep, and never back")
  func sleeping() async throws {
    let clock = ImmediateClock<Duration>(now: .init(offset: .seconds(10)))
    try await clock.sleep(for: .seconds(3600), tolerance: .seconds(1))
    #expect(clock.now.offset == .seconds(3610))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(3610))
    #expect(clock.now.advanced(by: .seconds(-1)) < clock.now)
  }

  @Test("measures the time that would have passed")
  func measuring() async throws {
    let clock: any Clock<Duration> = ImmediateClock()
    let duration = try await clock.measure { try await clock.sleep(for: .seconds(3)) }
    #expect(duration == .seconds(3))
    #expect(ImmediateClock().minimumResolution == .zero)
  }

  @Test("throws in a cancelled task, without changing the time")
  func cancelled() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }

  @Test("lets other tasks run and cancel a task that sleeps forever")
  func endless() async {
    let clock = ImmediateClock()
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("can be written as `.immediate` where a clock of any type is expected")
  func shorthand() async throws {
    func wait(on clock: some Clock<Duration>) async throws -> Duration {
      try await clock.measure { try await clock.sleep(for: .seconds(1)) }
    }
    #expect(try await wait(on: .immediate) == .seconds(1))
  }

  @Test("counts in durations of any type")
  func durations() async throws {
    let clock = ImmediateClock<Steps>()
    try await clock.sleep(for: Steps(count: 2))
    #expect(clock.now.offset.count == 2)
  }
}
