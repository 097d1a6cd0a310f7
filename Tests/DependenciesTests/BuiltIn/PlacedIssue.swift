import Dependencies
import Synchronization

/// A reported issue, and the place where a test runner would show it.
struct PlacedIssue: Sendable {
  var message: String
  var fileID: String
  var line: UInt
}

/// Collects issues with their places, instead of failing the test.
private final class PlacedIssueRecorder: IssueReporter {
  private let issues = Mutex<[PlacedIssue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let issue = PlacedIssue(message: message() ?? "", fileID: "\(fileID)", line: line)
    issues.withLock { $0.append(issue) }
  }

  var reported: [PlacedIssue] { issues.withLock { $0 } }
}

/// Returns the issues that an operation reports.
func placedIssues(_ operation: () throws -> Void) rethrows -> [PlacedIssue] {
  let recorder = PlacedIssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.reported
}

/// Returns the issues that an asynchronous operation reports.
func placedAsynchronousIssues(_ operation: () async throws -> Void) async rethrows -> [PlacedIssue]
{
  let recorder = PlacedIssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.reported
}

/// Runs an operation in a context with an empty cache.
func inContext<R>(_ context: DependencyContext, _ operation: () throws -> R) rethrows -> R {
  try withDependencies {
    $0 = DependencyValues()
    $0.context = context
  } operation: {
    try operation()
  }
}

/// Runs an asynchronous operation in a context with an empty cache.
func inContext<R>(
  _ context: DependencyContext, _ operation: () async throws -> R
) async rethrows -> R {
  try await withDependencies {
    $0 = DependencyValues()
    $0.context = context
  } operation: {
    try await operation()
  }
}
