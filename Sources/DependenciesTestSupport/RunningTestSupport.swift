package import Clocks
package import DependenciesCore

/// Provides information about tests to the module Dependencies, which looks the class up by this
/// name.
///
/// Code in this module doesn't use it. It isn't internal, because the compiler might remove it
/// then.
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
