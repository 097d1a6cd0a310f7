/// The destination of issues that are reported later, when another thread or task may release their
/// source: the destination at the time of `init`.
struct IssueDestination: Sendable {
  #if INTERPRETED
    func callAsFunction(_ report: () -> Void) { report() }
  #else
    private let reporters = IssueReporters.current

    func callAsFunction(_ report: () -> Void) {
      withIssueReporters(reporters, operation: report)
    }
  #endif
}

#if INTERPRETED
  /// Reports an issue. Compiled code uses the function of this name in `Clocks`.
  func deliverIssue(
    _ message: String, isWarning: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    reportIssue(
      message, severity: isWarning ? .warning : .error, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
#endif
