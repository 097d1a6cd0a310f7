extension Task where Failure == Never {
  /// Waits until the task is cancelled.
  ///
  /// - Returns: Never.
  /// - Throws: `CancellationError` when the task is cancelled.
  public static func never() async throws -> Success {
    for await element in AsyncStream<Success>.never { return element }
    throw _Concurrency.CancellationError()
  }

  /// The task's value. Cancelling the waiting task also cancels this task.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The task's value. Cancelling the waiting task also cancels this task.
  ///
  /// - Throws: The task's error.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the task several times, so that other tasks can run first.
  ///
  /// This makes an order likely, but doesn't guarantee it. Tests that await a value or a clock
  /// don't need it.
  ///
  /// - Parameter count: The number of suspensions.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<max(0, count) {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
