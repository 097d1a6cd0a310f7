/// Says that the program is in a state that it should not be in, as `assertionFailure` does.
///
/// To conform, implement the requirement with `file` and `line`. Call it as
/// `assertionFailure("message")`.
public protocol AssertionFailureEffect: Sendable {
  /// Says so with a message.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)

  /// Says so at a place that is fully known; passes on the file's identity and the line unless
  /// implemented.
  func fail(
    _ message: @autoclosure () -> String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension AssertionFailureEffect {
  /// Says so with a message; the other parameters say where.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    fail(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Says so without a message, for a caller that passes on its own caller's place.
  public func callAsFunction(file: StaticString, line: UInt) {
    self("", file: file, line: line)
  }

  public func fail(
    _ message: @autoclosure () -> String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self(message(), file: fileID, line: line)
  }
}

/// A failure made of a closure, to override `assertionFailure` with.
public struct AnyAssertionFailureEffect: AssertionFailureEffect {
  private let assertionFailure: AssertionFailure

  /// Says that an assertion failed; the message is computed when called.
  public typealias AssertionFailure =
    @Sendable (
      _ message: @autoclosure () -> String, _ file: StaticString, _ line: UInt
    ) -> Void

  /// Calls the closure for each failure.
  public init(_ assertionFailure: @escaping AssertionFailure) {
    self.assertionFailure = assertionFailure
  }

  public func callAsFunction(
    _ message: @autoclosure () -> String, file: StaticString, line: UInt
  ) {
    assertionFailure(message(), file, line)
  }
}

extension DependencyValues {
  /// Stops a debug build as Swift's `assertionFailure` does; reports an issue in a test.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }
}

private enum AssertionFailureKey: DependencyKey {
  static var liveValue: any AssertionFailureEffect { StoppingEffect() }
  static var testValue: any AssertionFailureEffect { FailedAssertionReport(.assertionFailure) }
  static var dependencyName: String { "assertionFailure" }
}

private struct StoppingEffect: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}
