protocol AssertionEffect: Sendable {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt)
}
extension AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = ""
  ) {
    self(condition(), message(), file: "main/main.swift", line: 1)
  }
}
protocol AssertionFailureEffect: Sendable {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}
extension AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String = "") {
    self(message(), file: "main/main.swift", line: 1)
  }
}
struct AnyAssertionEffect: AssertionEffect {
  typealias Assert =
    @Sendable (
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
      _ file: StaticString, _ line: UInt
    ) -> Void
  let _assert: Assert
  init(_ assert: @escaping Assert) { _assert = assert }
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    _assert(condition(), message(), file, line)
  }
}
struct AnyAssertionFailureEffect: AssertionFailureEffect {
  typealias AssertionFailure =
    @Sendable (_ message: @autoclosure () -> String, _ file: StaticString, _ line: UInt) -> Void
  let _fail: AssertionFailure
  init(_ assertionFailure: @escaping AssertionFailure) { _fail = assertionFailure }
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    _fail(message(), file, line)
  }
}
struct _StoppingEffect: AssertionEffect, AssertionFailureEffect {
  let _isPrecondition: Bool
  init(_isPrecondition: Bool) { self._isPrecondition = _isPrecondition }
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    if _isPrecondition {
      Swift.precondition(condition(), message())
    } else {
      Swift.assert(condition(), message())
    }
  }
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message())
  }
}
struct _ReportingEffect: AssertionEffect, AssertionFailureEffect {
  let _name: String
  init(_name: String) { self._name = _name }
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    if !condition() { _useTestEffect(_name, message()) }
  }
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    _useTestEffect(_name, message())
  }
}
enum _AssertKey: DependencyKey {
  static var dependencyName: String { "assert" }
  static var liveValue: any AssertionEffect { _StoppingEffect(_isPrecondition: false) }
  static var testValue: any AssertionEffect { _ReportingEffect(_name: "assert") }
}
enum _PreconditionKey: DependencyKey {
  static var dependencyName: String { "precondition" }
  static var liveValue: any AssertionEffect { _StoppingEffect(_isPrecondition: true) }
  static var testValue: any AssertionEffect { _ReportingEffect(_name: "precondition") }
}
enum _AssertionFailureKey: DependencyKey {
  static var dependencyName: String { "assertionFailure" }
  static var liveValue: any AssertionFailureEffect { _StoppingEffect(_isPrecondition: false) }
  static var testValue: any AssertionFailureEffect { _ReportingEffect(_name: "assertionFailure") }
}
