/// Issues that the library reports about its use. `Issue+Message.swift` has their wording.
enum Issue {
  /// A key without a live value was read in the live context.
  case noLiveValue(Read)
  /// A key without its own test value was read in the test context.
  case noTestValue(Read)
  /// Defaults depend on each other.
  case cycle(Cycle)
  /// Defaults depend on each other, and every provider of the key is being computed.
  case deadEnd(Cycle, hasEmptyValue: Bool)
  /// `prepareDependencies` assigned to a key that had been read or prepared before.
  case latePreparation(LatePreparation)
  /// The model passed to `withDependencies(from:)` has no wrapper.
  case modelWithoutDependencies(String)
  /// The resolved value for `@Dependency(…, as:)` has another type.
  case otherType(found: String, expected: String, hasEmptyValue: Bool)
  /// The environment names a context that doesn't exist.
  case unknownContext(String, used: DependencyContext)

  /// A read that is reported.
  struct Read {
    var key: String
    var valueType: String
    /// Whether the key is one of this library's own, whose providers a program can't change.
    var isBuiltIn: Bool
    /// The property of ``DependencyValues`` that was read, or the function that called the
    /// subscript.
    var function: StaticString
    var wrapper: SourcePoint?
    var point: SourcePoint
  }
}

extension Issue {
  /// A preparation that is reported.
  struct LatePreparation {
    var key: String
    var context: DependencyContext
    /// Where the key was prepared before, if it was prepared.
    var preparedAt: SourcePoint?
    /// Where the wrapper was made that first read the key, if a wrapper did.
    var wrapper: SourcePoint?
    /// Where the key was first read, if it wasn't prepared.
    var readAt: SourcePoint?
    /// Where the late preparation is.
    var point: SourcePoint
  }
}

/// Reports an issue: it fails the current test, or is printed if no test runs.
func report(_ issue: Issue, at point: SourcePoint?) {
  guard let point else { return deliverIssue(issue.message) }
  deliverIssue(
    issue.message, fileID: point.fileID, filePath: point.filePath, line: point.line,
    column: point.column)
}
