/// Checks a condition, as `assert` and `precondition` do.
///
/// To conform, implement the requirement with `file` and `line`. Call it as
/// `assert(condition, "message")`.
public protocol AssertionEffect: Sendable {
  /// Checks the condition. Evaluates the message only if the condition is false.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )

  /// Checks a condition whose full source location is known.
  ///
  /// The default implementation passes on only the file's identity and the line.
  func check(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension AssertionEffect {
  /// Checks the condition. The other parameters are the source location.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    check(
      condition(), message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Checks the condition without a message, for a caller that passes on its own caller's location.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, file: StaticString, line: UInt
  ) {
    self(condition(), "", file: file, line: line)
  }

  public func check(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self(condition(), message(), file: fileID, line: line)
  }
}

/// An assertion that calls a closure, to override `assert` or `precondition`.
public struct AnyAssertionEffect: AssertionEffect {
  private let assert: Assert

  /// Checks a condition. The condition and the message are evaluated when called.
  public typealias Assert =
    @Sendable (
      _ condition: @autoclosure () -> Bool,
      _ message: @autoclosure () -> String,
      _ file: StaticString,
      _ line: UInt
    ) -> Void

  /// Calls the closure for each check.
  public init(_ assert: @escaping Assert) { self.assert = assert }

  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    assert(condition(), message(), file, line)
  }
}
