import DependenciesCore
import Machine
import MessageTables
import Phrases
import Recording
import Synchronization

// A test is a separate task that inherits nothing. Its dependency values are in the test context
// and have their own cache.

extension Drive {
  /// The time that a test waits for tasks that are about to end.
  private static let grace = Duration.milliseconds(20)
  /// The time that it waits for running tasks, which may run for long on a busy machine.
  private static let patience = Duration.milliseconds(500)

  func beginTest(_ request: Request) throws -> Value {
    run.tests.begin()
    return .native(try makeTest(request))
  }

  func makeTest(_ request: Request) throws -> RunningTest {
    let position = Position(line: try request.int(1), column: try request.int(2))
    return RunningTest(name: try request.string(0), position: position)
  }

  /// Runs a test with the arguments of one of its cases, and waits for its end.
  func runTestCase(_ request: Request) async throws -> Value {
    let test: RunningTest = try request.native(0)
    let closure = try request.lastClosure
    let arguments = try arguments(of: request)
    test.state.withLock { ($0.arguments, $0.phase) = (arguments, .running) }
    let lane = try run.addLane(
      .test(name: test.name), creator: lane, place: Place(test.position), calls: [],
      isInternal: false)
    let body = Drive(run: run, lane: lane).taskBody(closure)
    let task = Task.detached {
      try await RunningTest.$current.withValue(test) {
        try await DependencyValues.$_current.withValue(.ofTest) { try await body() }
      }
    }
    run.attach(cancel: { task.cancel() }, to: lane.id)
    let wait = run.beginWait(
      of: self.lane.id, for: .lane(lane.id), .lane(lane.id), at: test.position, calls: calls)
    defer { run.endWait(wait) }
    defer { test.state.withLock { $0.phase = .returned } }
    _ = try await task.value
    test.state.withLock { $0.phase = .returned }
    let left = await run.lanes(
      leftBy: lane.id, within: Self.grace, orWhileAtWork: Self.patience)
    test.state.withLock { state in
      state.arguments = ""
      state.remains += left.map { lane in
        RunMessage.stillRunning(lane.id, startedAt: lane.lane.createdAt).text
      }
    }
    return .void
  }

  private func arguments(of request: Request) throws -> String {
    guard case .array(let names) = try request.argument(1),
      case .array(var values) = try request.argument(2)
    else { return "" }
    if values.count == 1, names.count > 1, case .tuple(let tuple) = values[0] {
      values = tuple.elements
    }
    return try zip(names, values).map { name, value in
      try description(of: name, debug: false, request) + " → "
        + (customText(of: value, request) ?? testDescription(of: value, request))
    }.joined(separator: ", ")
  }

  func endTest(_ request: Request) throws {
    let test: RunningTest = try request.native(0)
    let state = test.state.withLock { state in
      state.phase = .ended
      return state
    }
    run.tests.add(state)
    if state.failures.isEmpty, let skip = state.skip {
      return try show(
        .skipped(test.name, reason: skip.isEmpty ? nil : skip), [], state.remains, request)
    }
    let text: LibraryText =
      state.failures.isEmpty
      ? .passed(test.name, knownIssues: state.knownIssues)
      : .failed(test.name, knownIssues: state.knownIssues)
    try show(text, state.failures, state.remains, request, isWritten: false)
  }

  func skipTest(_ request: Request) throws {
    run.tests.begin()
    run.tests.addSkipped()
    let text = LibraryText.skipped(
      try request.string(0), reason: try request.optionalString(1))
    try show(text, [], [], request)
  }

  /// Prints the number of tests, and the issues outside of them.
  func endTests(_ request: Request) throws {
    for late in run.tests.takeLate() {
      try show(.failedAfterEnd(late.test), late.failures, [], request, isWritten: false)
    }
    let strays = run.tests.takeStrays()
    if !strays.isEmpty { try show(.issuesOutside, strays, [], request, isWritten: false) }
    let counts = run.tests.current
    let tests = counts.tests + counts.skipped
    let text: LibraryText =
      counts.issues == 0
      ? .runPassed(tests: tests, knownIssues: counts.knownIssues)
      : .runFailed(tests: tests, issues: counts.issues, knownIssues: counts.knownIssues)
    try show(text, [], [], request, isWritten: false)
  }

  private func show(
    _ head: LibraryText, _ failures: [RunningTest.Failure], _ remains: [String], _ request: Request,
    isWritten: Bool = true
  ) throws {
    var lines = [head.text]
    for failure in failures {
      let place = failure.position.map { run.issuePlaces.name(of: $0.line) } ?? ""
      let parts = [place, failure.arguments].filter { !$0.isEmpty }.joined(separator: ", ")
      let text = (parts.isEmpty ? "" : parts + ": ") + failure.text
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }
    lines += remains.map { "  \($0)" }
    try write(lines.joined(separator: "\n") + "\n", request, isWritten: isWritten)
  }
}

extension Run {
  /// Returns the lanes that a test started, directly or indirectly, and that haven't ended after a
  /// short time.
  ///
  /// The waiting lane itself counts as running.
  func lanes(
    leftBy test: LaneID, within grace: Duration, orWhileAtWork patience: Duration
  ) async -> [LaneState] {
    var left = lanes(leftBy: test)
    let begin = ContinuousClock.now
    while !left.isEmpty, !isStopped,
      begin.duration(to: .now) < (isBusy(besides: 1) ? patience : grace)
    {
      try? await Task.sleep(for: .milliseconds(1))
      left = lanes(leftBy: test)
    }
    return left
  }

  private func lanes(leftBy test: LaneID) -> [LaneState] {
    state.withLock { state in
      state.live.keys.compactMap { state.lanes[$0] }.filter { lane in
        var creator = lane.lane.creator
        while let id = creator, id != test { creator = state.lanes[id]?.lane.creator }
        return creator == test
      }.sorted { ($0.id.family.rawValue, $0.id.number) < ($1.id.family.rawValue, $1.id.number) }
    }
  }
}
