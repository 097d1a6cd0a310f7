/// Where issues go that are reported later, by whoever happens to let go of what finds them: where
/// they would have gone when this was made.
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
