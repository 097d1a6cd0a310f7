import Clocks
import Dispatch
import Testing

@Suite("A test clock", .timeLimit(.minutes(1)))
struct TestClockTests {
  private let clock = TestClock()
  private let log = Log<Duration>()

  /// Starts a task that sleeps, and records the time at which it wakes.
  private func sleeper(
    for duration: Duration, priority: TaskPriority? = nil
  ) -> Task<Void, any Error> {
    Task(priority: priority) {
      try await clock.sleep(for: duration)
      log.append(clock.now.offset)
    }
  }

  @Test("wakes a sleeper when its deadline is reached, not before")
  func deadline() async throws {
    let task = sleeper(for: .seconds(1))
    await clock.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == [.seconds(1)])
    try await task.value
  }

  @Test("advances to a moment, and never back")
  func moments() async throws {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(10)))
    let task = Task { try await clock.sleep(until: .init(offset: .seconds(12))) }
    await clock.advance(to: .init(offset: .seconds(12)))
    try await task.value
    #expect(clock.now.offset == .seconds(12))
    await clock.advance(to: .init(offset: .seconds(11)))
    #expect(clock.now.offset == .seconds(12))
    #expect(clock.now.advanced(by: .seconds(-1)) < clock.now)
    #expect(clock.now.duration(to: .init(offset: .seconds(13))) == .seconds(1))
  }

  @Test("wakes sleepers in the order of their deadlines, each at its own")
  func order() async throws {
    let tasks = [3, 1, 2].map { sleeper(for: .seconds($0)) }
    await clock.advance(by: .seconds(5))
    #expect(log.entries == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(clock.now.offset == .seconds(5))
    for task in tasks { try await task.value }
  }

  @Test("wakes sleepers of the same deadline in the order in which they fell asleep")
  func ties() async throws {
    let log = Log<Int>()
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<20 {
      tasks.append(
        Task {
          try await clock.sleep(until: .init(offset: .seconds(number % 2 + 1)))
          log.append(number)
        })
      await clock.advance()
    }
    await clock.advance(by: .seconds(2))
    #expect(log.entries == Array(stride(from: 0, to: 20, by: 2)) + stride(from: 1, to: 20, by: 2))
    for task in tasks { try await task.value }
  }

  @Test("wakes tasks that fall asleep during an advance")
  func sleepsWithin() async throws {
    let task = Task {
      for _ in 1...10 {
        try await clock.sleep(for: .seconds(1))
        log.append(clock.now.offset)
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == [.seconds(1), .seconds(2), .seconds(3)])
    await clock.advance(by: .seconds(7))
    #expect(log.entries.last == .seconds(10))
    try await task.value
  }

  @Test("wakes tasks that fall asleep during an advance before those with later deadlines")
  func sleepsWithinComeFirst() async throws {
    let long = sleeper(for: .milliseconds(2500))
    let short = Task {
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(1))
        log.append(clock.now.offset)
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == [.seconds(1), .seconds(2), .milliseconds(2500), .seconds(3)])
    try await long.value
    try await short.value
  }

  @Test("follows tasks through other actors")
  func hops() async throws {
    let relays = (0..<6).map { _ in Relay() }
    let task = Task {
      for _ in 1...5 {
        for relay in relays { await relay.pass() }
        await MainActor.run {}
        try await clock.sleep(for: .seconds(1))
      }
      for relay in relays { await relay.pass() }
      log.append(clock.now.offset)
    }
    await clock.advance(by: .seconds(5))
    #expect(log.entries == [.seconds(5)])
    try await task.value
  }

  @Test("follows the tasks that a woken task starts")
  func startedTasks() async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...3 { group.addTask { try await sleeper(for: .seconds(1)).value } }
        try await group.waitForAll()
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(log.entries == [.seconds(2), .seconds(2), .seconds(2)])
    try await task.value
  }

  @Test(
    "follows tasks of every priority",
    arguments: [TaskPriority.high, .medium, .low, .background])
  func priorities(_ priority: TaskPriority) async throws {
    let task = Task(priority: priority) {
      for _ in 1...3 { try await sleeper(for: .seconds(1), priority: priority).value }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == [.seconds(1), .seconds(2), .seconds(3)])
    try await task.value
  }

  @Test("waits for a woken task that runs late")
  func slowTask() async throws {
    let task = Task(executorPreference: SlowExecutor()) {
      try await clock.sleep(for: .seconds(1))
      log.append(clock.now.offset)
    }
    while (try? await clock.checkSuspension()) != nil {}
    await clock.advance(by: .seconds(2))
    #expect(log.entries == [.seconds(1)])
    try await task.value
  }

  @MainActor
  @Test("is advanced from the main actor, on which others sleep")
  func mainActor() async throws {
    var wakings = 0
    let task = Task {
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(1))
        wakings += 1
      }
    }
    for count in 1...3 {
      await clock.advance(by: .seconds(1))
      #expect(wakings == count)
    }
    try await task.value
  }

  @Test("is advanced from another thread while the main thread is blocked")
  func blockedMainThread() async {
    // In a separate process, because other tests need the main thread.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let advanced = DispatchSemaphore(value: 0)
        Task.detached {
          await TestClock().advance(by: .seconds(1))
          advanced.signal()
        }
        precondition(advanced.wait(timeout: .now() + 10) == .success)
      }
    }
  }

  @Test("waits for a main thread that is busy for long, if its caller is on the main actor")
  func busyMainThread() async {
    // In a separate process, because other tests need the main thread.
    await #expect(processExitsWith: .success) { try await advanceOnBusyMainActor() }
  }

  @Test("lets a sleep until now wait for an advance, even by zero")
  func sleepOfNoTime() async throws {
    let task = sleeper(for: .zero)
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(log.entries.isEmpty)
    await clock.advance()
    #expect(log.entries == [.zero])
    try await task.value
  }

  @Test("returns at once from a sleep whose deadline has passed")
  func sleepInThePast() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: .init(offset: .milliseconds(999)))
    try await clock.sleep(for: .seconds(-1), tolerance: .seconds(1))
  }

  @Test("measures the time that passes")
  func measuring() async throws {
    let task = Task {
      try await clock.measure { try await clock.sleep(for: .seconds(3)) }
    }
    await clock.advance(by: .seconds(10))
    #expect(try await task.value == .seconds(3))
    #expect(clock.minimumResolution == .zero)
  }

  @Test("counts in durations of any type")
  func durations() async throws {
    let clock = TestClock<Steps>()
    let task = Task { try await clock.sleep(for: Steps(count: 2)) }
    await clock.advance(by: Steps(count: 2))
    try await task.value
    #expect(clock.now.offset.count == 2)
  }

  @Test("waits for a task whose thread lost its processor")
  func preemption() async throws {
    let (turns, runs) = AsyncStream<Void>.makeStream()
    let counts = Log<Void>()
    // The task continues when the clock has seen that all others are quiet.
    let clock = TestClock<Duration>(now: .init()) {
      counts.append(())
      if counts.entries.count == 2 { runs.finish() }
      return min(counts.entries.count, 2)
    }
    let task = Task {
      for await _ in turns {}
      try await clock.sleep(for: .seconds(1))
    }
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
    try await task.value
  }
}

/// Advances a clock from the main actor, which is busy for longer than the limit for a blocked one.
@MainActor
private func advanceOnBusyMainActor() async throws {
  let clock = TestClock()
  let task = Task {
    let end = ContinuousClock.now.advanced(by: .milliseconds(700))
    while ContinuousClock.now < end {}
    await Task.yield()
    try await clock.sleep(for: .seconds(1))
  }
  await clock.advance(by: .seconds(1))
  try await clock.checkSuspension()
  try await task.value
}
