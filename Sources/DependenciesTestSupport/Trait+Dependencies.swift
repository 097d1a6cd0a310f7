public import Dependencies
public import Testing

extension Trait where Self == DependenciesTrait {
  /// Overrides one dependency in each test.
  ///
  /// ```swift
  /// @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 0)))
  /// ```
  ///
  /// The value is evaluated again for every test and every case. If that throws, the test fails.
  /// The other parameters are the location of the override, for a `Resolution`.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = TraitLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return DependenciesTrait(at: location) { values in
      let value = try value()
      // Before it assigns to `\.date.now` by key path, Swift reads the current value. That read would
      // report an issue in the test, because the override isn't there yet.
      withIssueReporters([]) { values[keyPath: keyPath] = value }
    }
  }

  /// Overrides the dependency whose type is its own key in each test.
  ///
  /// The value is evaluated again for every test and every case. If that throws, the test fails.
  /// The other parameters are the location of the override, for a `Resolution`.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Value.Value == Value {
    let location = TraitLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return DependenciesTrait(at: location) { $0[Value.self] = try value() }
  }

  /// Overrides dependencies in each test.
  ///
  /// The update runs again for every test and every case. If it throws, the test fails. The other
  /// parameters are the location of the overrides, for a `Resolution`.
  public static func dependencies(
    _ updateValuesForTest: @escaping @Sendable (inout DependencyValues) async throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = TraitLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return DependenciesTrait(at: location, update: updateValuesForTest)
  }

  /// Gives each test a new cache, which is released after the test.
  ///
  /// Without a trait a test begins with a new cache too. That cache is kept until the process ends,
  /// and the test uses it again in a second run.
  public static var dependencies: Self { DependenciesTrait() }
}
