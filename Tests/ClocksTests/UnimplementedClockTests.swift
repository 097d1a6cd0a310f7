import Clocks
import Testing

@Suite("An unimplemented clock")
struct UnimplementedClockTests {
  @Test("reports each use with its name, where it was made")
  func reporting() async throws {
    let base = ImmediateClock()
    let line: UInt = #line + 1
    let clock = UnimplementedClock(base, name: "the clock of the oven")
    let issues = try await issues {
      let now = clock.now
      _ = clock.minimumResolution
      try await clock.sleep(until: now.advanced(by: .seconds(1)))
    }
    #expect(issues.count == 3)
    for (issue, member) in zip(issues, ["now", "minimumResolution", "sleep(until:tolerance:)"]) {
      #expect(issue.message.hasPrefix("`\(member)` of `the clock of the oven` was used"))
      #expect(issue.fileID == #fileID)
      #expect(issue.line == line)
    }
  }

  @Test("forwards to the clock from which it was made")
  func values() async throws {
    let base = NotingClock()
    let clock: any Clock<Duration> = UnimplementedClock(base)
    let issues = try await issues {
      let duration = try await clock.measure {
        try await clock.sleep(for: .seconds(2), tolerance: .seconds(1))
      }
      #expect(duration == .seconds(2))
      #expect(clock.minimumResolution == .milliseconds(3))
    }
    #expect(issues.count == 5)
    #expect(base.sleeps.entries.map(\.deadline) == [.seconds(2)])
    #expect(base.sleeps.entries.first?.tolerance == .seconds(1))
  }

  @Test("defaults to the system's clock, and to its type's name")
  func defaults() async throws {
    let clock = UnimplementedClock()
    let issues = await issues {
      #expect(clock.now <= clock.now)
      #expect(clock.minimumResolution == ContinuousClock().minimumResolution)
    }
    #expect(issues.first?.message.hasPrefix("`now` of `UnimplementedClock<Duration>`") == true)
  }

  @Test("can be written as `.unimplemented()` where a clock of any type is expected")
  func spelling() async throws {
    let clock: any Clock<Duration> = .unimplemented(name: "the clock of the oven")
    let line: UInt = #line - 1
    let issues = await issues { _ = clock.minimumResolution }
    #expect(issues.first?.message.contains("the clock of the oven") == true)
    #expect(issues.first?.line == line)
  }

  @Test("reports nothing without a use")
  func unused() async {
    let issues = await issues { _ = [UnimplementedClock(), UnimplementedClock(name: "a name")] }
    #expect(issues.isEmpty)
  }
}
