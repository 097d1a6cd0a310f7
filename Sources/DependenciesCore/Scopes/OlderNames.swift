// Older names of `withDependencies`, so that older code compiles.

extension DependencyValues {
  /// Overrides one dependency for the duration of an operation.
  ///
  /// The older name of ``withDependencies(_:operation:fileID:filePath:line:column:)``.
  @discardableResult
  public static func withValue<Value, R>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure () throws -> Value,
    operation: () throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    try withDependencies(
      { $0[keyPath: keyPath] = try value() }, operation: operation, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Overrides one dependency for the duration of an asynchronous operation.
  ///
  /// The older name of ``withDependencies(isolation:_:operation:fileID:filePath:line:column:)``.
  @discardableResult
  public static func withValue<Value, R>(
    isolation: isolated (any Actor)? = #isolation,
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure () throws -> Value,
    operation: () async throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async rethrows -> R {
    try await withDependencies(
      isolation: isolation, { values throws in values[keyPath: keyPath] = try value() },
      operation: operation, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Overrides dependencies for the duration of an operation.
  ///
  /// The older name of ``withDependencies(_:operation:fileID:filePath:line:column:)``.
  @discardableResult
  public static func withValues<R>(
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
    operation: () throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    try withDependencies(
      updateValuesForOperation, operation: operation, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Overrides dependencies for the duration of an asynchronous operation.
  ///
  /// The older name of ``withDependencies(isolation:_:operation:fileID:filePath:line:column:)``.
  @discardableResult
  public static func withValues<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
    operation: () async throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async rethrows -> R {
    try await withDependencies(
      isolation: isolation, updateValuesForOperation, operation: operation, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
