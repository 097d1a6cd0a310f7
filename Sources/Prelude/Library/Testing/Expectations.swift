// What `#expect` and `#require` become, and issues.

struct ExpectationFailedError: Error {
  init() {}
}
@operation("endExpectation")
func _endExpectation(
  _ isMet: Bool, _ isOptional: Bool, _ id: Int, _ account: String, _ comment: String?)
@operation("recordIssue")
func _recordIssue(_ message: String, _ comment: String?, _ isWarning: Bool)

func _expect(
  _ condition: Bool, _ id: Int, _ account: String,
  _ comment: @autoclosure () -> Comment? = nil
) {
  _endExpectation(condition, false, id, account, condition ? nil : comment()?.rawValue)
}
func _require(
  _ condition: Bool, _ id: Int, _ account: String,
  _ comment: @autoclosure () -> Comment? = nil
) throws {
  _endExpectation(condition, false, id, account, condition ? nil : comment()?.rawValue)
  if !condition { throw ExpectationFailedError() }
}
func _require<T>(
  _ value: T?, _ id: Int, _ account: String, _ comment: @autoclosure () -> Comment? = nil
) throws -> T {
  if let value {
    _endExpectation(true, true, id, account, nil)
    return value
  }
  _endExpectation(false, true, id, account, comment()?.rawValue)
  throw ExpectationFailedError()
}

struct Issue: Sendable {
  init() {}
  enum Severity: Hashable, Sendable { case warning, error }
  @discardableResult
  static func record(_ comment: Comment? = nil, severity: Severity = .error) -> Issue {
    _recordIssue("Issue recorded", comment?.rawValue, severity == .warning)
    return Issue()
  }
  @discardableResult
  static func record(
    _ error: any Error, _ comment: Comment? = nil, severity: Severity = .error
  ) -> Issue {
    _recordIssue(
      "Caught error: " + _testDescription(error), comment?.rawValue, severity == .warning)
    return Issue()
  }
}

@operation("withExpectedIssue")
func _withKnownIssue(_ message: String, _ isIntermittent: Bool, _ body: () -> Void)
@operation("withExpectedIssueAsync")
func _withKnownIssue(
  _ message: String, _ isIntermittent: Bool, _ body: () async -> Void
) async
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, _ body: () throws -> Void
) {
  _withKnownIssue(comment?.rawValue ?? "", isIntermittent) {
    do { try body() } catch is ExpectationFailedError {
    } catch { Issue.record(error) }
  }
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, _ body: () async throws -> Void
) async {
  await _withKnownIssue(comment?.rawValue ?? "", isIntermittent) {
    do { try await body() } catch is ExpectationFailedError {
    } catch { Issue.record(error) }
  }
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, _ body: () throws -> Void,
  when precondition: () -> Bool
) rethrows {
  if !precondition() { return try body() }
  withKnownIssue(comment, isIntermittent: isIntermittent, body)
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, _ body: () async throws -> Void,
  when precondition: () async -> Bool
) async rethrows {
  if await !precondition() { return try await body() }
  await withKnownIssue(comment, isIntermittent: isIntermittent, body)
}

struct Confirmation: Sendable {
  let _count: _ConfirmationCount
  init(_count: _ConfirmationCount) { self._count = _count }
  func confirm(count: Int = 1) { _count.add(count) }
  func callAsFunction(count: Int = 1) { _count.add(count) }
  func _recordMiscount(_ wanted: String, _ comment: Comment?) {
    let found = _count.count == 1 ? "1 time" : "\(_count.count) times"
    _recordIssue(
      "Confirmation was confirmed \(found), but expected to be confirmed \(wanted)",
      comment?.rawValue, false)
  }
}
final class _ConfirmationCount: @unchecked Sendable {
  var count = 0
  init() {}
  func add(_ more: Int) { count += more }
}
func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: Int = 1,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation(_count: _ConfirmationCount())
  defer {
    let count = confirmation._count.count
    if count != expectedCount {
      let wanted = expectedCount == 1 ? "1 time" : "\(expectedCount) times"
      confirmation._recordMiscount(wanted, comment)
    }
  }
  return try await body(confirmation)
}
func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: some RangeExpression<Int> & Sendable,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation(_count: _ConfirmationCount())
  defer {
    if !expectedCount.contains(confirmation._count.count) {
      confirmation._recordMiscount("\(expectedCount) time(s)", comment)
    }
  }
  return try await body(confirmation)
}
