/// Reports that the program is in an invalid state, as `assertionFailure` does.
///
/// To conform, implement the requirement with `file` and `line`. Call it as
/// `assertionFailure("message")`.
public protocol AssertionFailureEffect: Sendable {
  /// Reports the failure with a message.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)

  /// Reports the failure at a full source location.
  ///
  /// The default implementation passes on only the file's identity and the line.
  func fail(
    _ message: @autoclosure () -> String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension AssertionFailureEffect {
  /// Reports the failure with a message. The other parameters are the source location.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    fail(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports the failure without a message, for a caller that passes on its own caller's location.
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

/// A failure effect that calls a closure, to override `assertionFailure`.
public struct AnyAssertionFailureEffect: AssertionFailureEffect {
  private let assertionFailure: AssertionFailure

  /// Reports that an assertion failed. The message is evaluated when called.
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
