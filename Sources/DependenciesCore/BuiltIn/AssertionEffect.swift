/// Checks a condition, as `assert` and `precondition` do.
///
/// To conform, implement the requirement with `file` and `line`. Call it as
/// `assert(condition, "message")`.
public protocol AssertionEffect: Sendable {
  /// Checks the condition; the message is only asked for when it is false.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )

  /// Checks a condition whose full place is known; passes on the file's identity and the line
  /// unless implemented.
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
  /// Checks the condition; the other parameters say where it stands.
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

  /// Checks the condition without a message, for a caller that passes on its own caller's place.
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

/// An assertion made of a closure, to override `assert` or `precondition` with.
public struct AnyAssertionEffect: AssertionEffect {
  private let assert: Assert

  /// Checks a condition; it and the message are computed when called.
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
