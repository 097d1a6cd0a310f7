/// Records issues in tests. The class `RunningTestSupport` of DependenciesTestSupport conforms to
/// it.
package protocol TestIssues: AnyObject, SendableMetatype {
  /// Records an issue that was found outside of all tasks of Swift Testing tests.
  ///
  /// - Returns: Whether the issue was recorded in a test.
  static func record(_ report: IssueReport) -> Bool
}

enum LinkedTestIssues {
  /// `nil` if DependenciesTestSupport isn't linked.
  ///
  /// The class is found by its name, because this module can't depend on that one.
  static let linked: (any TestIssues.Type)? =
    _typeByName("DependenciesTestSupport.RunningTestSupport") as? any TestIssues.Type
}
