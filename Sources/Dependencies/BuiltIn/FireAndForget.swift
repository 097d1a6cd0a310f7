/// Starts work whose outcome nobody waits for, such as tracking an event.
///
/// Use it as `await fireAndForget { … }`. An error that the work throws is dropped.
public struct FireAndForget: Sendable {
  /// Starts the work, or runs it to its end.
  public let operation:
    @Sendable (_ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void)
      async -> Void

  /// Calls the function for each piece of work.
  public init(
    _ operation:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts the work in a task of its own, which the cancellation of the caller doesn't reach.
  public func callAsFunction(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void
  ) async {
    await operation(priority, work)
  }
}

extension DependencyValues {
  /// Starts work without waiting for it; in tests and previews, waits until it is done.
  ///
  /// The default does that in a test too, and so reports no issue.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static var liveValue: FireAndForget {
    FireAndForget { priority, work in
      Task(priority: priority) { try await work() }
    }
  }

  static var previewValue: FireAndForget { awaiting }
  static var testValue: FireAndForget { awaiting }
  static var dependencyName: String { "fireAndForget" }

  private static var awaiting: FireAndForget {
    FireAndForget { priority, work in
      // A task all the same: the work must not see the caller's cancellation here only.
      _ = await Task(priority: priority) { try await work() }.result
    }
  }
}
