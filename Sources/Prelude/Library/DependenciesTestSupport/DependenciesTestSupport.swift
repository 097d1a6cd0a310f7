// The library's traits for tests.

struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  let update: @Sendable (inout DependencyValues) async throws -> Void
  init(update: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.update = update
  }
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies(update, operation: function)
  }
}
extension Trait where Self == DependenciesTrait {
  static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> DependenciesTrait {
    DependenciesTrait(update: { try $0[keyPath: keyPath] = value() })
  }
  static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> DependenciesTrait where Value.Value == Value {
    DependenciesTrait(update: { try $0[Value.self] = value() })
  }
  static func dependencies(
    _ updateValuesForTest: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> DependenciesTrait {
    DependenciesTrait(update: updateValuesForTest)
  }
  static var dependencies: DependenciesTrait { DependenciesTrait(update: { _ in }) }
}
