// What `#expect` and `#require` become, and issues.

struct ExpectationFailedError: Error {
  init() {}
}
@operation("endExpectation")
func _endExpectation(
  _ isMet: Bool, _ isOptional: Bool, _ id: Int, _ account: String, _ comment: String?,
  _ line: Int, _ column: Int, _ text: (Any) -> String?)
/// The line is 0 for the place of the call.
@operation("recordIssue")
func _recordIssue(
  _ message: String, _ comment: String?, _ isWarning: Bool, _ line: Int, _ column: Int)
func _recordIssue(
  _ message: String, _ comment: Comment?, _ place: SourceLocation?, isWarning: Bool = false
) {
  _recordIssue(
    message, comment?.rawValue, isWarning, place?.line ?? 0, place?.column ?? 0)
}

func _expect(
  _ condition: Bool, _ id: Int, _ account: String,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation place: SourceLocation? = nil
) {
  _endExpectation(
    condition, false, id, account, condition ? nil : comment()?.rawValue,
    place?.line ?? 0, place?.column ?? 0, _customText)
}
func _require(
  _ condition: Bool, _ id: Int, _ account: String,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation place: SourceLocation? = nil
) throws {
  _endExpectation(
    condition, false, id, account, condition ? nil : comment()?.rawValue,
    place?.line ?? 0, place?.column ?? 0, _customText)
  if !condition { throw ExpectationFailedError() }
}
func _require<T>(
  _ value: T?, _ id: Int, _ account: String, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation? = nil
) throws -> T {
  let comment = value == nil ? comment()?.rawValue : nil
  _endExpectation(
    value != nil, true, id, account, comment, place?.line ?? 0, place?.column ?? 0, _customText)
  if let value { return value }
  throw ExpectationFailedError()
}

struct Issue: Sendable {
  var comments: [Comment]
  var error: (any Error)?
  var severity: Severity
  init(_comment comment: Comment?, _ error: (any Error)?, _ severity: Severity) {
    comments = comment.map { [$0] } ?? []
    self.error = error
    self.severity = severity
  }
  enum Severity: Int, Hashable, Comparable, Sendable {
    case warning, error
    static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
  }
  @discardableResult
  static func record(
    _ comment: Comment? = nil, severity: Severity = .error,
    sourceLocation: SourceLocation? = nil
  ) -> Issue {
    _recordIssue("Issue recorded", comment, sourceLocation, isWarning: severity == .warning)
    return Issue(_comment: comment, nil, severity)
  }
  @discardableResult
  static func record(
    _ error: any Error, _ comment: Comment? = nil, severity: Severity = .error,
    sourceLocation: SourceLocation? = nil
  ) -> Issue {
    _recordIssue(
      "Caught error: " + _testDescription(error), comment, sourceLocation,
      isWarning: severity == .warning)
    return Issue(_comment: comment, error, severity)
  }
}

@operation("withExpectedIssue")
func _withKnownIssue(_ message: String, _ isIntermittent: Bool, _ body: () -> Void)
@operation("withExpectedIssueAsync")
func _withKnownIssue(
  _ message: String, _ isIntermittent: Bool, _ body: () async -> Void
) async
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation? = nil, _ body: () throws -> Void
) {
  _withKnownIssue(comment?.rawValue ?? "", isIntermittent) {
    do { try body() } catch is ExpectationFailedError {
    } catch { Issue.record(error) }
  }
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation? = nil, _ body: () async throws -> Void
) async {
  await _withKnownIssue(comment?.rawValue ?? "", isIntermittent) {
    do { try await body() } catch is ExpectationFailedError {
    } catch { Issue.record(error) }
  }
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation? = nil, _ body: () throws -> Void,
  when precondition: () -> Bool
) rethrows {
  if !precondition() { return try body() }
  withKnownIssue(comment, isIntermittent: isIntermittent, body)
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation? = nil, _ body: () async throws -> Void,
  when precondition: () async -> Bool
) async rethrows {
  if await !precondition() { return try await body() }
  await withKnownIssue(comment, isIntermittent: isIntermittent, body)
}

@unsupported("`withKnownIssue` with `matching:`")
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation? = nil, _ body: () throws -> Void,
  when precondition: () -> Bool = { true }, matching issueMatcher: (Issue) -> Bool
) rethrows {}
@unsupported("`withKnownIssue` with `matching:`")
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation? = nil, _ body: () async throws -> Void,
  when precondition: () async -> Bool = { true }, matching issueMatcher: (Issue) -> Bool
) async rethrows {}

struct Confirmation: Sendable {
  let _count: _ConfirmationCount
  init(_count: _ConfirmationCount) { self._count = _count }
  func confirm(count: Int = 1) { _count.add(count) }
  func callAsFunction(count: Int = 1) { _count.add(count) }
  func _recordMiscount(
    _ wanted: String, _ comment: Comment?, _ place: SourceLocation?
  ) {
    let found = _count.count == 1 ? "1 time" : "\(_count.count) times"
    _recordIssue(
      "Confirmation was confirmed \(found), but expected to be confirmed \(wanted)", comment,
      place)
  }
}
final class _ConfirmationCount: @unchecked Sendable {
  var count = 0
  init() {}
  func add(_ more: Int) { count += more }
}
func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: Int = 1,
  sourceLocation: SourceLocation? = nil, _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation(_count: _ConfirmationCount())
  defer {
    let count = confirmation._count.count
    if count != expectedCount {
      let wanted = expectedCount == 1 ? "1 time" : "\(expectedCount) times"
      confirmation._recordMiscount(wanted, comment, sourceLocation)
    }
  }
  return try await body(confirmation)
}
func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: some RangeExpression<Int> & Sendable,
  sourceLocation: SourceLocation? = nil, _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation(_count: _ConfirmationCount())
  defer {
    if !expectedCount.contains(confirmation._count.count) {
      confirmation._recordMiscount(
        "\(_testDescription(expectedCount)) time(s)", comment, sourceLocation)
    }
  }
  return try await body(confirmation)
}
