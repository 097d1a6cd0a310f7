package import Clocks
package import DependenciesCore

/// Tells the module Dependencies, which looks it up by this name, what it can't see itself.
///
/// Nothing in this module uses it; that is why it isn't internal, or the compiler might leave it out.
package final class RunningTestSupport: TestSupport {
  package static func start() {
    #if canImport(XCTest)
      XCTestObserver.register()
    #endif
  }

  package static var currentTest: TestIdentity? { RunningCase.current.map { TestIdentity($0) } }
}

/// Finds the test that an issue belongs to.
extension RunningTestSupport: TestIssues {
  package static func record(_ report: IssueReport) -> Bool {
    #if canImport(XCTest)
      // XCTest has no warnings.
      if !report.isWarning, XCTestObserver.fail(report) { return true }
    #endif
    return RunningTests.shared.record(report)
  }
}
