import Clocks
import Testing

@Suite("A timer", .timeLimit(.minutes(1)))
struct AsyncTimerSequenceTests {
  private let clock = TestClock()
  private let log = Log<Duration>()

  /// Iterates a timer, and sleeps after each tick for the next of the pauses.
  private func follow(interval: Duration, sleeping pauses: [Duration]) -> Task<Void, any Error> {
    Task {
      var pauses = pauses[...]
      for await tick in AsyncTimerSequence(interval: interval, clock: clock) {
        #expect(tick == clock.now)
        log.append(tick.offset)
        guard let pause = pauses.popFirst() else { return }
        if pause > .zero { try await clock.sleep(for: pause) }
      }
    }
  }

  /// Waits until a task has reached its first sleep, however long the machine delays it.
  private func firstSleep() async {
    while (try? await clock.checkSuspension()) != nil { await Task.yield() }
  }

  @Test("ticks at multiples of the interval")
  func ticks() async throws {
    await clock.advance(by: .seconds(10))
    let task = Task {
      for await _ in clock.timer(interval: .seconds(2)).prefix(3) { log.append(clock.now.offset) }
    }
    await firstSleep()
    await clock.advance(by: .milliseconds(1999))
    #expect(log.entries.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == [.seconds(12)])
    await clock.advance(by: .seconds(100))
    #expect(log.entries == [.seconds(12), .seconds(14), .seconds(16)])
    await task.value
  }

  @Test("doesn't drift, however long the consumer takes between the ticks")
  func drift() async throws {
    let task = follow(
      interval: .seconds(1),
      sleeping: [.milliseconds(300), .milliseconds(999), .milliseconds(1), .zero])
    await firstSleep()
    await clock.advance(by: .seconds(10))
    #expect(log.entries == [1, 2, 3, 4, 5].map { .seconds($0) })
    try await task.value
  }

  @Test("doesn't drift, however late the clock is")
  func lateClock() async throws {
    let clock = NotingClock(lateness: .milliseconds(100))
    for await tick in AsyncTimerSequence(interval: .seconds(1), clock: clock).prefix(3) {
      log.append(tick.offset)
    }
    #expect(clock.sleeps.entries.map(\.deadline) == [1, 2, 3].map { .seconds($0) })
    #expect(log.entries == [1100, 2100, 3100].map { .milliseconds($0) })
  }

  @Test("skips ticks that are over, and keeps to the multiples")
  func skipping() async throws {
    let task = follow(interval: .seconds(1), sleeping: [.milliseconds(2500), .seconds(100), .zero])
    await firstSleep()
    await clock.advance(by: .seconds(200))
    #expect(log.entries == [1, 4, 104, 105].map { .seconds($0) })
    try await task.value
  }

  @Test("doesn't skip a tick that is just due", arguments: 1...30)
  func exactlyDue(_ intervals: Int) async throws {
    let interval = Duration.milliseconds(100)
    let task = follow(interval: interval, sleeping: [interval * intervals])
    await firstSleep()
    await clock.advance(by: .seconds(10))
    #expect(log.entries == [interval, interval * (intervals + 1)])
    try await task.value
  }

  @Test("continues after more missed ticks than an integer can count")
  func uncountable() async throws {
    let task = follow(
      interval: Duration(secondsComponent: 0, attosecondsComponent: 1), sleeping: [.seconds(100)])
    await clock.advance(by: Duration(secondsComponent: 0, attosecondsComponent: 1))
    await clock.advance(by: .seconds(100))
    #expect(log.entries.count == 2)
    try await task.value
  }

  @Test("counts from the beginning of the iteration")
  func start() async throws {
    let timer = clock.timer(interval: .seconds(1))
    await clock.advance(by: .milliseconds(1500))
    let task = Task { for await _ in timer.prefix(1) { log.append(clock.now.offset) } }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == [.milliseconds(2500)])
    await task.value
  }

  @Test("ends when the task is cancelled, and stays ended")
  func cancelling() async throws {
    let task = Task {
      var iterator = clock.timer(interval: .seconds(1)).makeAsyncIterator()
      while await iterator.next() != nil { log.append(clock.now.offset) }
      return await iterator.next() == nil
    }
    await clock.advance(by: .seconds(2))
    task.cancel()
    #expect(await task.value)
    try await clock.checkSuspension()
    #expect(log.entries == [.seconds(1), .seconds(2)])
  }

  @MainActor
  @Test("is iterated on an actor and returns to it")
  func isolation() async throws {
    var count = 0
    let task = Task { for await _ in clock.timer(interval: .seconds(1)).prefix(3) { count += 1 } }
    for expected in 1...3 {
      await clock.advance(by: .seconds(1))
      #expect(count == expected)
    }
    await task.value
  }

  @Test("ticks on a clock of an unknown type")
  func existential() async throws {
    let clock: any Clock<Duration> = ImmediateClock()
    var ticks: [AnyClock<Duration>.Instant] = []
    for await tick in clock.timer(interval: .seconds(1)).prefix(3) { ticks.append(tick) }
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.duration(to: $1) == .seconds(1) })
  }

  @Test("passes its tolerance to the clock")
  func tolerance() async throws {
    let clock = NotingClock()
    for await _ in clock.timer(interval: .seconds(2), tolerance: .seconds(1)).prefix(1) {}
    #expect(clock.sleeps.entries.first?.deadline == .seconds(2))
    #expect(clock.sleeps.entries.first?.tolerance == .seconds(1))
  }

  @Test("ends at once if its interval isn't positive, and reports that", arguments: [0, -1])
  func noInterval(_ seconds: Int) async throws {
    let line: UInt = #line + 2
    let issues = await issues {
      for await _ in clock.timer(interval: .seconds(seconds)) { log.append(.zero) }
    }
    #expect(log.entries.isEmpty)
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("`\(Duration.seconds(seconds))`") == true)
    #expect(issues.first?.fileID == #fileID)
    #expect(issues.first?.line == line)
  }
}
