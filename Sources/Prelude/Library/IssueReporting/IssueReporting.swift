enum IssueSeverity: Hashable, Sendable {
  case warning, error
}
func reportIssue(
  _ message: @autoclosure () -> String? = nil, severity: IssueSeverity = .error
) {
  _reportIssue(message() ?? "", severity == .warning)
}
func reportIssue(_ error: any Error, _ message: @autoclosure () -> String? = nil) {
  _reportIssue("Caught error: \(error)" + (message().map { ": " + $0 } ?? ""), false)
}
func reportIssue(
  _ message: @autoclosure () -> String? = nil, severity: IssueSeverity = .error,
  fileID: StaticString, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  _reportIssue(message() ?? "", severity == .warning, Int(line), Int(column))
}
func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let text = "Caught error: \(error)" + (message().map { ": " + $0 } ?? "")
  _reportIssue(text, false, Int(line), Int(column))
}
func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil, catching body: () throws -> R
) -> R? {
  do {
    return try body()
  } catch is CancellationError {
  } catch {
    reportIssue(error, message())
  }
  return nil
}
func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil, catching body: () async throws -> R
) async -> R? {
  do {
    return try await body()
  } catch is CancellationError {
  } catch {
    reportIssue(error, message())
  }
  return nil
}
func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, _ body: () throws -> Void
) {
  _withExpectedIssue(message ?? "", isIntermittent) {
    do { try body() } catch { reportIssue(error) }
  }
}
func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, _ body: () async throws -> Void
) async {
  await _withExpectedIssue(message ?? "", isIntermittent) {
    do { try await body() } catch { reportIssue(error) }
  }
}
func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  catching body: () throws -> R
) -> R? {
  withErrorReporting(message(), catching: body)
}
func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  catching body: () async throws -> R
) async -> R? {
  await withErrorReporting(message(), catching: body)
}
func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Void
) {
  withExpectedIssue(message, isIntermittent: isIntermittent, body)
}
func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () async throws -> Void
) async {
  await withExpectedIssue(message, isIntermittent: isIntermittent, body)
}
@operation("reportIssue") func _reportIssue(_ message: String, _ isWarning: Bool)
@operation("reportIssue")
func _reportIssue(_ message: String, _ isWarning: Bool, _ line: Int, _ column: Int)
@operation("withExpectedIssue")
func _withExpectedIssue(_ message: String, _ isIntermittent: Bool, _ body: () -> Void)
@operation("withExpectedIssueAsync")
func _withExpectedIssue(
  _ message: String, _ isIntermittent: Bool, _ body: () async -> Void
) async
var isTesting: Bool { false }

struct UnimplementedFailure: Error {
  let description: String
  init(description: String) { self.description = description }
}
func _reportUnimplemented(
  _ description: String, _ parameters: String?, _ function: String, _ line: UInt
) {
  let what = description.isEmpty ? "" : ": " + description
  let defined = "\n\n  Defined in '\(function)' at:\n    lesson:\(line)"
  let invoked = parameters.map { "\n\n  Invoked with:\n    " + $0 } ?? ""
  _reportIssue("Unimplemented" + what + " …" + defined + invoked, false)
}
func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  function: String = #function, line: UInt = #line
) -> Result {
  _reportUnimplemented(description(), nil, function, line)
  return placeholder()
}
@_disfavoredOverload
func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  function: String = #function, line: UInt = #line
) -> @Sendable () -> Result {
  return {
    _reportUnimplemented(description(), "()", function, line)
    return placeholder()
  }
}
@_disfavoredOverload
func unimplemented(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  function: String = #function, line: UInt = #line
) -> @Sendable () -> Void {
  return { _reportUnimplemented(description(), "()", function, line) }
}
func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  function: String = #function, line: UInt = #line
) -> @Sendable () throws -> Result {
  return {
    let description = description()
    _reportUnimplemented(description, "()", function, line)
    throw UnimplementedFailure(description: description)
  }
}
