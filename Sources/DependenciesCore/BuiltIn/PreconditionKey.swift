extension DependencyValues {
  /// Checks conditions as Swift's `precondition` does; in a test, reports an issue and continues.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum PreconditionKey: DependencyKey {
  static var liveValue: any AssertionEffect { StoppingEffect() }
  static var testValue: any AssertionEffect { FailedAssertionReport(.precondition) }
  static var dependencyName: String { "precondition" }
}

private struct StoppingEffect: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}
