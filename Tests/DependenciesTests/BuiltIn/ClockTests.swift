import Dependencies
import Testing

private struct Model: Sendable {
  @Dependency(\.continuousClock) var continuousClock
  static let line: UInt = #line - 1
  @Dependency(\.suspendingClock) var suspendingClock
}

private let paths: [any KeyPath<DependencyValues, any Clock<Duration>> & Sendable] = [
  \.continuousClock, \.suspendingClock,
]

@Suite("The clocks among the dependencies")
struct ClockTests {
  @Test(
    "are the system's in the live context, and in previews",
    arguments: [DependencyContext.live, .preview])
  func real(_ context: DependencyContext) {
    withDependencies {
      $0.context = context
    } operation: {
      let model = Model()
      #expect(model.continuousClock is ContinuousClock)
      #expect(model.suspendingClock is SuspendingClock)
    }
  }

  @Test("may be read in a test")
  func reading() {
    let (_, issues) = recordingIssues {
      let model = Model()
      _ = (model.continuousClock, model.suspendingClock)
    }
    #expect(issues.isEmpty)
  }

  @Test("report their use in a test, with their names")
  func using() async throws {
    let recorder = IssueRecorder()
    try await withIssueReporters([recorder]) {
      let model = Model()
      _ = model.continuousClock.minimumResolution
      try await model.suspendingClock.sleep(for: .zero)
    }
    let reported = recorder.reported
    try #require(reported.count == 3)
    #expect(
      reported[0].hasPrefix(#"`minimumResolution` of `@Dependency(\.continuousClock)` was used"#))
    #expect(reported[1].hasPrefix(#"`now` of `@Dependency(\.suspendingClock)` was used"#))
    #expect(
      reported[2].hasPrefix(#"`sleep(until:tolerance:)` of `@Dependency(\.suspendingClock)`"#))
  }

  @Test("report their use at the wrapper that read them")
  func location() {
    withKnownIssue {
      _ = Model().continuousClock.minimumResolution
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == Int(Model.line)
    }
  }

  @Test("keep one time across reads")
  func time() {
    withIssueReporters([]) {
      func elapsed(_ clock: any Clock<Duration>, _ again: any Clock<Duration>) -> Bool? {
        func isLater<C: Clock>(_ clock: C) -> Bool? { (again as? C).map { clock.now <= $0.now } }
        return isLater(clock)
      }
      let model = Model()
      #expect(elapsed(model.continuousClock, model.continuousClock) == true)
      #expect(elapsed(model.suspendingClock, model.suspendingClock) == true)
    }
  }

  @Test("are overridden with a test clock", arguments: paths)
  func overriding(
    _ path: any KeyPath<DependencyValues, any Clock<Duration>> & Sendable
  ) async throws {
    let clock = TestClock()
    let task = withDependencies {
      $0.continuousClock = clock
      $0.suspendingClock = clock
    } operation: {
      @Dependency(path) var dependency
      return Task { [dependency] in
        try await dependency.measure { try await dependency.sleep(for: .seconds(1)) }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(try await task.value == .seconds(1))
  }

  @Test("tick")
  func timer() async {
    await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      let model = Model()
      var count = 0
      for await _ in model.continuousClock.timer(interval: .seconds(1)).prefix(3) { count += 1 }
      #expect(count == 3)
    }
  }
}
