/// What is reported about the use of this library; the wording stands in `Issue+Message.swift`.
enum Issue {
  /// A key without a live side was read in the live context.
  case noLiveValue(Read)
  /// A key without a test side of its own was read in the test context.
  case noTestValue(Read)
  /// Defaults need each other.
  case cycle(Cycle)
  /// Defaults need each other, and every side of the key is being computed.
  case deadEnd(Cycle, hasEmptyValue: Bool)
  /// `prepareDependencies` was given a key that had been read or prepared before.
  case latePreparation(LatePreparation)
  /// `withDependencies(from:)` was given a model that holds no wrapper.
  case modelWithoutDependencies(String)
  /// What was resolved for `@Dependency(…, as:)` has another type.
  case otherType(found: String, expected: String, hasEmptyValue: Bool)
  /// The environment names a context that doesn't exist.
  case unknownContext(String, used: DependencyContext)

  /// A read that is reported.
  struct Read {
    var key: String
    var valueType: String
    /// Whether the key is one of this library's own, to which nobody can add a side.
    var isBuiltIn: Bool
    /// The property of ``DependencyValues`` that was read, or what called the subscript.
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
    /// Where the key was prepared before, if it was.
    var preparedAt: SourcePoint?
    /// Where it was first read, if it wasn't.
    var readAt: SourcePoint?
    /// Where it was to be prepared now.
    var point: SourcePoint
  }
}

/// Reports an issue: it fails the current test, and is printed where none runs.
func report(_ issue: Issue, at point: SourcePoint?) {
  guard let point else { return deliverIssue(issue.message) }
  deliverIssue(
    issue.message, fileID: point.fileID, filePath: point.filePath, line: point.line,
    column: point.column)
}
