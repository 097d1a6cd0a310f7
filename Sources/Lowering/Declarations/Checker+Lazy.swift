import Reading

extension Checker {
  /// A fact about a declaration, whose diagnostics count wherever it is first asked for.
  func fact<Value>(
    circular: @escaping @autoclosure () -> Value, _ compute: @escaping () -> Value
  ) -> Lazy<Value> {
    Lazy(circular: circular()) { [unowned self] in reporter.apart(compute) }
  }
}
