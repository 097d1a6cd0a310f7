@unsupported("running all tasks on the main thread") @MainActor func withMainSerialExecutor(
  operation: () async throws -> Void
) async rethrows {}
@unsupported("running all tasks on the main thread") func withMainSerialExecutor(
  operation: () throws -> Void
) rethrows {}
