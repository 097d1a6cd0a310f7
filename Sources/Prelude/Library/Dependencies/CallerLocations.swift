// For functions of a program that hand their callers' places on. Traces and issues name the place
// of the call in the program all the same.

@discardableResult
func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R, fileID: StaticString, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  try withDependencies(updateValuesForOperation, operation: operation)
}
@discardableResult
func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R, fileID: StaticString, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  try await withDependencies(updateValuesForOperation, operation: operation)
}
@discardableResult
func withDependencies<Model, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R, fileID: StaticString, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  try withDependencies(from: model, updateValuesForOperation, operation: operation)
}
@discardableResult
func withDependencies<Model, R>(
  from model: Model, operation: () throws -> R, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> R {
  try withDependencies(from: model, operation: operation)
}
@discardableResult
func withDependencies<Model, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R, fileID: StaticString, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  try await withDependencies(from: model, updateValuesForOperation, operation: operation)
}
@discardableResult
func withDependencies<Model, R>(
  from model: Model, operation: () async throws -> R, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  try await withDependencies(from: model, operation: operation)
}
@discardableResult
func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> R {
  try prepareDependencies(updateValues)
}
@discardableResult
func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) async throws -> R, fileID: StaticString,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  try await prepareDependencies(updateValues)
}
extension Dependency {
  init(
    _ keyPath: KeyPath<DependencyValues, Value>, fileID: StaticString,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(keyPath)
  }
  init<Key: TestDependencyKey>(
    _ key: Key.Type, fileID: StaticString, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {
    self.init(key)
  }
}
