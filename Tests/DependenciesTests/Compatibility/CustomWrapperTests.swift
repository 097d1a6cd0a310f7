import Dependencies
import Testing

/// Reads any dependency, and stores where it is used.
@propertyWrapper
private struct Reading<Value: Sendable>: Sendable {
  private let dependency: Dependency<Value>

  init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    dependency = Dependency(
      keyPath, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {
    dependency = Dependency(key)
  }

  var wrappedValue: Value { dependency.wrappedValue }
}

private struct Model {
  @Reading(\.number) private var number
  @Reading(NumberKey.self) private var numberByKey

  var both: [Int] { [number, numberByKey] }
}

private func overriding<Value, Result>(
  _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable, by value: Value,
  operation: () throws -> Result
) rethrows -> Result {
  try withDependencies {
    $0[keyPath: keyPath] = value
  } operation: {
    try operation()
  }
}

@Suite("A program's own constructs from the library's parts")
struct CustomWrapperTests {
  @Test("a wrapper captures and reads like the library's")
  func wrapper() async {
    let model = overriding(\.number, by: 3) { Model() }
    #expect(model.both == [3, 3])
    let underAnother = overriding(\.number, by: 4) { model.both }
    #expect(underAnother == [4, 4])
    let detached = Task.detached { model.both }
    #expect(await detached.value == [3, 3])
  }

  @Test("a closure restores the values that were current where it was made")
  func restoring() {
    let values = overriding(\.number, by: 3) { DependencyValues._current }
    let read = {
      withDependencies({ $0 = values }, operation: { DependencyValues._current.number })
    }
    #expect(read() == 3)
    let underAnother = overriding(\.number, by: 4, operation: read)
    #expect(underAnother == 3)
  }
}
