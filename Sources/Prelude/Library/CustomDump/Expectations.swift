// Expectations of equal values. A failure shows where they differ.

func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  do {
    let (first, second) = (try expression1(), try expression2())
    if first == second { return }
    let difference = _difference(first, second, "First", "Second")
    reportIssue(
      _titled(message(), difference.map { "Difference: …\n\n" + $0 }, first, second),
      fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String? = nil,
  operation: (() throws -> Void)? = nil, changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  do {
    let original = try expression()
    try operation?()
    var expected = original
    try updateExpectingResult(&expected)
    let actual = try expression()
    let issue = _issue(original, expected, actual, operation != nil, message)
    guard let issue else { return }
    reportIssue(issue, fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
nonisolated(nonsending) func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String? = nil,
  operation: () async throws -> Void, changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  do {
    let original = try expression()
    try await operation()
    var expected = original
    try updateExpectingResult(&expected)
    let actual = try expression()
    guard let issue = _issue(original, expected, actual, true, message) else { return }
    reportIssue(issue, fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
func XCTAssertNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  do {
    let (first, second) = (try expression1(), try expression2())
    if first == second { return }
    let message = message()
    let difference = _difference(first, second, "First", "Second") ?? _unequal(first, second)
    reportIssue(
      "XCTAssertNoDifference failed: …\n\n" + difference + (message.isEmpty ? "" : " - " + message),
      fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(
      "XCTAssertNoDifference failed: threw error \"\(error)\"", fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
func _issue<T: Equatable>(
  _ original: T, _ expected: T, _ actual: T, _ isExhaustive: Bool, _ message: () -> String?
) -> String? {
  if expected == actual {
    guard isExhaustive, original == actual else { return nil }
    return _titled(
      message(), "No difference detected after applying changes.", expected, actual)
  }
  let difference = _difference(expected, actual, "Expected", "Actual")
  return _titled(message(), difference.map { "Difference: …\n\n" + $0 }, expected, actual)
}
func _titled<T>(_ message: String?, _ text: String?, _ first: T, _ second: T) -> String {
  (message.map { $0 + " - " } ?? "") + (text ?? _unequal(first, second))
}
func _unequal<T>(_ first: T, _ second: T) -> String {
  "(\"\(first)\" is not equal to (\"\(second)\"), but no difference was detected."
}
func _difference<T>(_ first: T, _ second: T, _ one: String, _ other: String) -> String? {
  guard let difference = diff(first, second, format: .proportional) else { return nil }
  var lines: [String] = []
  for line in difference.split(separator: "\n", omittingEmptySubsequences: false) {
    lines.append("  " + line)
  }
  return lines.joined(separator: "\n") + "\n\n(\(one): \u{2212}, \(other): +)"
}
