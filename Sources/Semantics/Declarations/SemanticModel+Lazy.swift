import Reading

extension SemanticModel {
  /// A fact about a declaration. Its diagnostics are reported wherever the fact is first computed.
  package func fact<Value>(
    circular: @escaping @autoclosure () -> Value, _ compute: @escaping () -> Value
  ) -> Lazy<Value> {
    Lazy(circular: circular()) { [unowned self] in reporter.apart(compute) }
  }
}
