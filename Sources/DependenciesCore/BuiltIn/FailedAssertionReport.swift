internal import Clocks

/// Reports failed assertions in tests, where the live effects would stop the program.
struct FailedAssertionReport: AssertionEffect, AssertionFailureEffect {
  /// The dependency that has this test value. The raw value is the property's name.
  enum Dependency: String {
    case assert, assertionFailure, precondition
  }

  private let dependency: Dependency

  init(_ dependency: Dependency) { self.dependency = dependency }

  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    if !condition() { self(message(), file: file, line: line) }
  }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    // The caller can pass any location here, but a test library traps on an invalid one.
    guard "\(file)".contains("/"), 1...UInt(Int32.max) ~= line else {
      return deliverIssue("\(text(message()))\n\n  At: \(file):\(line)")
    }
    fail(message(), fileID: file, filePath: file, line: line, column: 1)
  }

  func check(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard !condition() else { return }
    fail(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func fail(
    _ message: @autoclosure () -> String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    deliverIssue(
      text(message()), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func text(_ message: String) -> String {
    let symptom = dependency == .precondition ? "Precondition failed" : "Assertion failed"
    return """
      \(message.isEmpty ? symptom : "\(symptom): \(message)")

      Outside of tests `@Dependency(\\.\(dependency.rawValue))` stops the program here. If the \
      test is about that, override the dependency or expect the issue.
      """
  }
}
