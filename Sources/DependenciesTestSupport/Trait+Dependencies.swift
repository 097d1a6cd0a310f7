public import Dependencies
public import Testing

extension Trait where Self == DependenciesTrait {
  /// Overrides one dependency in each test.
  ///
  /// ```swift
  /// @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 0)))
  /// ```
  ///
  /// The value is made anew for every test and every case of one; if that throws, the test fails.
  /// The other parameters say where the override is, for a `Resolution`.
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
      // To assign to `\.date.now` by its key path, Swift first reads the time there: that of a
      // dependency which, for want of this override, would fail the test.
      withIssueReporters([]) { values[keyPath: keyPath] = value }
    }
  }

  /// Overrides the dependency whose type is its own key in each test.
  ///
  /// The value is made anew for every test and every case of one; if that throws, the test fails.
  /// The other parameters say where the override is, for a `Resolution`.
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
  /// The update runs anew for every test and every case of one; if it throws, the test fails. The
  /// other parameters say where the overrides are, for a `Resolution`.
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

  /// Gives each test a fresh cache, which goes with it.
  ///
  /// Without a trait a test begins with a fresh cache too, but that is kept until the process ends,
  /// and is found again when the test runs a second time.
  public static var dependencies: Self { DependenciesTrait() }
}
