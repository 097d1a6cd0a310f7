internal import IssueReporting

/// Reports an issue so that it is never lost.
///
/// The current reporters receive it, as with `reportIssue`. In a process that runs tests, the
/// default reporter knows only the test of the current task. If the current task belongs to no test
/// of Swift Testing, this function does the default reporter's work: it fails the test that
/// DependenciesTestSupport finds, or prints the issue to standard error.
package func deliverIssue(
  _ message: @autoclosure () -> String, isWarning: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  func report() {
    reportIssue(
      message(), severity: isWarning ? .warning : .error, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
  let reporters = IssueReporters.current
  guard isTesting, reporters.contains(where: { $0 is _DefaultReporter }),
    TestContext.current?.isSwiftTesting != true
  else { return report() }
  withIssueReporters(
    reporters.map { $0 is _DefaultReporter ? OutsideReporter() : $0 }, operation: report)
}

/// Reports issues of tasks and threads that belong to no test of Swift Testing.
private struct OutsideReporter: IssueReporter {
  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let report = IssueReport(
      message() ?? "", isWarning: severity == .warning, fileID: fileID, filePath: filePath,
      line: line, column: column)
    if let tests = LinkedTestIssues.linked {
      if tests.record(report) { return }
    } else if !report.isWarning {
      // It is unknown whether XCTest runs a test, so the issue is printed as well.
      failXCTest(report.message, file: report.filePath, line: report.line)
    }
    writeToStandardError(report.text)
  }
}
