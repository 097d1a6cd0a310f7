@operation("useMainSerialExecutor") func _useMainSerialExecutor(_ newValue: Bool) -> Bool
var uncheckedUseMainSerialExecutor: Bool {
  get {
    let before = _useMainSerialExecutor(false)
    _ = _useMainSerialExecutor(before)
    return before
  }
  set { _ = _useMainSerialExecutor(newValue) }
}
@MainActor func withMainSerialExecutor(
  @_implicitSelfCapture operation: @isolated(any) () async throws -> Void
) async rethrows {
  let before = _useMainSerialExecutor(true)
  defer { _ = _useMainSerialExecutor(before) }
  try await operation()
}
func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let before = _useMainSerialExecutor(true)
  defer { _ = _useMainSerialExecutor(before) }
  try operation()
}
