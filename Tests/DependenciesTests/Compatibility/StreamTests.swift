import Dependencies
import Testing

private struct TimeLimit {
  @Dependency(\.continuousClock) private var clock

  /// Returns the result of the work, or `nil` when the time is up.
  func run(
    _ seconds: Int, _ work: @escaping @Sendable () async throws -> Int
  ) async throws -> Int? {
    try await withThrowingTaskGroup(of: Int?.self) { group in
      group.addTask { try await work() }
      group.addTask { [clock] in
        try await clock.sleep(for: .seconds(seconds))
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }
}

@Suite("Overrides in a program's concurrency")
struct StreamTests {
  @Test("reach a stream that is unfolded after they have ended, through a wrapper made in them")
  func unfolding() async {
    let stream = withDependencies {
      $0.number = 3
    } operation: {
      let number = Dependency(\.number)
      return AsyncStream { number.wrappedValue + 10 * DependencyValues._current.number }
    }
    var numbers = stream.makeAsyncIterator()
    #expect(await numbers.next() == 3)
  }

  @Test("of children in a group are separate, on top of the parent's")
  func group() async {
    let found = await withDependencies {
      $0.number = 100
    } operation: {
      await withTaskGroup(of: Int.self) { group in
        for index in 1...8 {
          group.addTask {
            await withDependencies {
              $0.number += index
            } operation: {
              await Task.yield()
              return await Task { DependencyValues._current.number }.value
            }
          }
        }
        return await group.reduce(into: Set<Int>()) { $0.insert($1) }
      }
    }
    #expect(found == Set(101...108))
  }

  @Test("of the clock decide a race", .timeLimit(.minutes(1)))
  func race() async throws {
    let clock = TestClock()
    let limit = withDependencies {
      $0.continuousClock = clock
    } operation: {
      TimeLimit()
    }
    let slow: @Sendable () async throws -> Int = {
      try await Task.sleep(for: .seconds(5), clock: clock)
      return 5
    }
    let notes = SleepNotes()
    try await SleepNotes.$current.withValue(notes) { () async throws in
      async let late = limit.run(1, slow)
      async let early = limit.run(9, slow)
      // On a very busy machine, an advance may assume that tasks are idle that didn't run yet.
      while notes.texts.count < 4 { await Task.yield() }
      await clock.advance(by: .seconds(5))
      #expect(try await late == nil)
      #expect(try await early == 5)
    }
  }
}
