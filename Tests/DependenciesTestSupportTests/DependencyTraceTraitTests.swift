import DependenciesTestSupport
import Synchronization
import Testing

@Suite("The trait for traces")
struct DependencyTraceTraitTests {
  @Test("adds the events before each issue to it")
  func issue() async throws {
    let issues = try await issuesUnderTrace {
      withDependencies {
        $0.number = 1
      } operation: {
        Issue.record("first")
      }
      Issue.record("second")
    }
    #expect(issues.count == 2)
    let first = issues.first?.comments.last?.rawValue ?? ""
    #expect(first.hasPrefix("Dependency trace:\n"))
    #expect(first.contains("override  number = 1"))
    #expect(!first.contains("restore"))
    let second = issues.last?.comments.last?.rawValue ?? ""
    #expect(second.contains("restore   number"))
    #expect(!second.contains("override"))
  }

  @Test("adds nothing without events, and nothing to a test that passes")
  func nothing() async throws {
    let issues = try await issuesUnderTrace { Issue.record("first") }
    #expect(issues.first?.comments.count == 1)
    let none = try await issuesUnderTrace { _ = DependencyValues._current.number }
    #expect(none.isEmpty)
  }

  @Test("warns with the trace if the test throws")
  func throwing() async throws {
    struct Failure: Error {}
    let issues = try await issuesUnderTrace {
      _ = DependencyValues._current.number
      throw Failure()
    }
    #expect(issues.map(\.severity) == [.warning])
    #expect(issues.first?.comments.first?.rawValue.contains("→ 0") == true)
  }

  @Test("can be combined with traits that override", .dependencyTrace, .dependency(\.number, 3))
  func together() {
    #expect(DependencyValues._current.number == 3)
  }
}

/// Returns the issues of an operation under the trait. None of the issues fails the running test.
private func issuesUnderTrace(
  _ operation: @escaping @Sendable () async throws -> Void
) async throws -> [Issue] {
  let issues = Issues()
  let test = try #require(Test.current)
  let testCase = try #require(Test.Case.current)
  let collecting: IssueHandlingTrait = .compactMapIssues { issue in
    issues.all.withLock { $0.append(issue) }
    return nil
  }
  let tracing: DependencyTraceTrait = .dependencyTrace
  try await collecting.provideScope(for: test, testCase: testCase) {
    do {
      try await tracing.provideScope(for: test, testCase: testCase, performing: operation)
    } catch {
      // The test library would make an issue of the error.
    }
  }
  return issues.all.withLock { $0 }
}

private final class Issues: Sendable {
  let all = Mutex<[Issue]>([])
}
