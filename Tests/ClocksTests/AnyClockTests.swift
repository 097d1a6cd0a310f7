import Clocks
import Testing

@Suite("A clock of any type", .timeLimit(.minutes(1)))
struct AnyClockTests {
  @Test("forwards sleeps, with deadlines and tolerances")
  func sleeping() async throws {
    let base = NotingClock()
    try await base.sleep(for: .seconds(5))
    let clock = AnyClock(base)
    let start = clock.now
    try await clock.sleep(for: .seconds(2), tolerance: .seconds(1))
    #expect(base.sleeps.entries.map(\.deadline) == [.seconds(5), .seconds(7)])
    #expect(base.sleeps.entries.last?.tolerance == .seconds(1))
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(start.advanced(by: .seconds(2)) == clock.now)
    #expect(start < clock.now)
    #expect(clock.minimumResolution == .milliseconds(3))
  }

  @Test("forwards cancellation")
  func cancelling() async throws {
    let base = TestClock()
    let clock = AnyClock(base)
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await base.advance()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await base.checkSuspension()
  }

  @Test("wraps a clock of an unknown type")
  func existential() async throws {
    let base: any Clock<Duration> = ImmediateClock()
    let clock = AnyClock(base)
    let duration = try await clock.measure { try await clock.sleep(for: .seconds(3)) }
    #expect(duration == .seconds(3))
  }
}
