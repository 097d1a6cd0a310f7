internal import Dependencies
internal import DependenciesCore
public import Testing

/// Runs each test, and each case of a parameterized test, under a trace, which failures show.
///
/// See ``Testing/Trait/dependencyTrace``.
public struct DependencyTraceTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite applies the trait to each of its tests instead of running it around all of them.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of one, under a trace.
  ///
  /// The test library calls it. Throws the error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let report = TraceReport()
    let attaching: IssueHandlingTrait = .compactMapIssues { issue in
      guard issue.isFailure else { return issue }
      var issue = issue
      report.addComment(to: &issue)
      return issue
    }
    defer {
      if report.isWanted { Attachment.record(report.text, named: "dependency-trace.txt") }
    }
    try await attaching.provideScope(for: test, testCase: testCase) {
      var stream = report
      do {
        try await withDependencyTrace(to: &stream) {
          try await RunningTests.shared.with(test.id) { try await function() }
        }
      } catch {
        // The test library makes an issue from the error outside of this scope.
        report.recordWarning()
        throw error
      }
    }
  }
}

extension Trait where Self == DependencyTraceTrait {
  /// Shows the events of dependencies in a test, if the test fails.
  ///
  /// ```swift
  /// @Test(.dependencyTrace, .dependency(\.ledger, .training))
  /// func booking() { … }
  /// ```
  ///
  /// An issue gets the events up to it as a comment, and the next one gets the events since then.
  /// The whole trace is attached to the test as `dependency-trace.txt`. If the test throws, a
  /// warning shows the events. A test that passes prints nothing.
  ///
  /// Traits after it are traced. If it is the trait of a suite, the traits of the suite's tests are
  /// traced too.
  public static var dependencyTrace: Self { DependencyTraceTrait() }
}

/// The lines of a trace, and the position up to which issues have shown them.
private final class TraceReport: TextOutputStream, Sendable {
  private struct State {
    var text = ""
    /// The number of bytes of the text that issues have shown.
    var shown = 0
    var isWanted = false
  }

  private static let mostLines = 100
  private let state = Guarded(State())

  func write(_ text: String) { state.withLock { $0.text += text } }

  var text: String { state.withLock { $0.text } }
  var isWanted: Bool { state.withLock { $0.isWanted } }

  /// Adds the lines that no issue has shown to the issue.
  func addComment(to issue: inout Issue) {
    if let comment = takeComment() { issue.comments.append(comment) }
  }

  /// Records a warning with these lines, for a test that has no issue of its own.
  func recordWarning() {
    if let comment = takeComment() { Issue.record(comment, severity: .warning) }
  }

  private func takeComment() -> Comment? {
    let text = state.withLock { state in
      defer { (state.shown, state.isWanted) = (state.text.utf8.count, true) }
      return String(state.text.utf8.dropFirst(state.shown)) ?? ""
    }
    guard !text.isEmpty else { return nil }
    var lines = text.split(separator: "\n")
    let omitted = lines.count - Self.mostLines
    if omitted > 0 {
      lines = ["… \(omitted) earlier lines are in dependency-trace.txt"] + lines.dropFirst(omitted)
    }
    return Comment(rawValue: "Dependency trace:\n" + lines.joined(separator: "\n"))
  }
}
