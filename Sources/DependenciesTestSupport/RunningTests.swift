internal import Clocks
internal import DependenciesCore
internal import Testing

/// The tests of Swift Testing that run now under a trait of this module.
///
/// A detached task and a thread of a queue belong to no test. If exactly one test is running, their
/// issues are recorded in it.
final class RunningTests: Sendable {
  static let shared = RunningTests()

  private struct State {
    var next = 0
    var tests: [Int: AsyncStream<IssueReport>.Continuation] = [:]
  }

  private let state = Guarded(State())

  /// The test, or case, around the current task that is already in ``shared``.
  @TaskLocal private static var entered: Test.ID?

  /// Runs a test, or a case of one, and adds it to these tests meanwhile.
  ///
  /// Several traits of a test may call this in nested scopes.
  func with(_ test: Test.ID, operation: @Sendable () async throws -> Void) async throws {
    guard Self.entered != test else { return try await operation() }
    let (reports, continuation) = AsyncStream.makeStream(of: IssueReport.self)
    // The task inherits the current test from the task of the trait.
    let recording = Task {
      for await report in reports { report.record() }
    }
    let number = state.withLock { state in
      state.next += 1
      state.tests[state.next] = continuation
      return state.next
    }
    let result: Result<Void, any Error>
    do {
      result = .success(try await Self.$entered.withValue(test) { try await operation() })
    } catch {
      result = .failure(error)
    }
    state.withLock { $0.tests[number] = nil }
    continuation.finish()
    await recording.value
    try result.get()
  }

  /// Records the issue if exactly one test is running.
  func record(_ report: IssueReport) -> Bool {
    state.withLock { state in
      guard state.tests.count == 1, let test = state.tests.values.first else { return false }
      test.yield(report)
      return true
    }
  }
}

extension IssueReport {
  /// Records the issue in the test of the current task.
  fileprivate func record() {
    let place = Testing.SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: max(Int(line), 1),
      column: max(Int(column), 1))
    let comment = Comment(
      rawValue: """
        \(message)

        A task or a thread outside of the test reported this. It was the only running test with a \
        trait of DependenciesTestSupport.
        """)
    #if compiler(>=6.3)
      Issue.record(comment, severity: isWarning ? .warning : .error, sourceLocation: place)
    #else
      Issue.record(comment, sourceLocation: place)
    #endif
  }
}
