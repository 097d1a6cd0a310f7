import Machine
import Recording
import Synchronization

extension Drive {
  /// Runs the operation here. The handler runs when the task is cancelled, or first if the task is
  /// already cancelled.
  func withCancellationHandler(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let count = request.arguments.count
    let operation = try request.closure(count - 2)
    let handler = try request.closure(count - 1)
    let drive = try nested(at: request.position)
    if Task.isCancelled {
      note(.handlerFirst(handler: handler.function.position.map(Place.init)), at: request.position)
    }
    lane.cancellationHandlers.withLock { $0.append(handler.function.position.map(Place.init)) }
    defer { lane.cancellationHandlers.withLock { _ = $0.popLast() } }
    return try await withTaskCancellationHandler(
      operation: { try await drive.run(operation, isolation: isolation) },
      onCancel: {
        // The handler can't throw. If it traps, it has already stopped the run.
        _ = try? (Ambient.drive ?? self).nested(at: request.position).run(handler)
      }, isolation: isolation)
  }
}
