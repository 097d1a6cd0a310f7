import Composable
import Synchronization

/// A reported issue, and the place where a test runner would show it.
struct PlacedIssue: Sendable {
  let message: String
  let fileID: String
  let line: UInt
}

/// Collects issues with their places, instead of failing the test.
final class IssueRecorder: IssueReporter {
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
@MainActor
func issues(_ operation: @MainActor () throws -> Void) rethrows -> [PlacedIssue] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder]) { try operation() }
  return recorder.reported
}

/// Returns the issues that an asynchronous operation reports.
@MainActor
func issues(_ operation: @MainActor () async throws -> Void) async rethrows -> [PlacedIssue] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder]) { try await operation() }
  return recorder.reported
}
