import Machine

extension Run {
  /// Waits for an event that stopping this run doesn't cause, at most until the run is stopped.
  func interruptibly(
    isolation: isolated (any Actor)?, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let promise = Promise()
    let waker = addWaker { promise.fulfill(.failure(Stopped())) }
    defer { removeWaker(waker) }
    Task.detached {
      do {
        promise.fulfill(.success(try await operation()))
      } catch {
        promise.fulfill(.failure(error))
      }
    }
    return try await promise.value(isolation: isolation)
  }
}
