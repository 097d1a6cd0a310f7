extension DependencyValues {
  /// Checks conditions in debug builds as Swift's `assert` does; reports an issue in a test.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static var liveValue: any AssertionEffect { StoppingEffect() }
  static var testValue: any AssertionEffect { FailedAssertionReport(.assert) }
  static var dependencyName: String { "assert" }
}

private struct StoppingEffect: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}
