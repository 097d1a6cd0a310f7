@builtIn("native") final class TaskLocal<Value: Sendable>: Sendable {
  @operation("readTaskLocal") func get() -> Value
  @operation("readTaskLocal") var wrappedValue: Value { get }
  @discardableResult @operation("bindTaskLocal")
  func withValue<R>(
    _ valueDuringOperation: Value, operation: () throws -> R, file _: String = #fileID,
    line _: UInt = #line
  ) rethrows -> R
  @discardableResult @operation("bindTaskLocalAsync")
  func withValue<R>(
    _ valueDuringOperation: Value, operation: () async throws -> R,
    isolation _: (any Actor)? = nil, file _: String = #fileID, line _: UInt = #line
  ) async rethrows -> R
}
extension TaskLocal: CustomStringConvertible {
  @operation("describe") var description: String { get }
}
