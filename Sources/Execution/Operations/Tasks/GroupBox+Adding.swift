import Machine

extension GroupBox.Group {
  typealias Child = @isolated(any) @Sendable () async throws -> Value

  /// Adds a task, with its name if the system's runtime supports names.
  func addTask(_ options: TaskOptions, operation: @escaping Child) {
    let executor = options.prefersPool ? globalConcurrentExecutor : nil
    switch self {
    case .collecting(var group):
      guard #available(macOS 26.0, *) else {
        return group.addTask(
          executorPreference: executor, priority: options.priority, operation: operation)
      }
      group.addTask(
        name: options.name, executorPreference: executor, priority: options.priority,
        operation: operation)
    case .discarding(var group):
      guard #available(macOS 26.0, *) else {
        return group.addTask(executorPreference: executor, priority: options.priority) {
          _ = try await operation()
        }
      }
      group.addTask(
        name: options.name, executorPreference: executor, priority: options.priority
      ) {
        _ = try await operation()
      }
    }
  }

  func addTaskUnlessCancelled(_ options: TaskOptions, operation: @escaping Child) -> Bool {
    let executor = options.prefersPool ? globalConcurrentExecutor : nil
    switch self {
    case .collecting(var group):
      guard #available(macOS 26.0, *) else {
        return group.addTaskUnlessCancelled(
          executorPreference: executor, priority: options.priority, operation: operation)
      }
      return group.addTaskUnlessCancelled(
        name: options.name, executorPreference: executor, priority: options.priority,
        operation: operation)
    case .discarding(var group):
      guard #available(macOS 26.0, *) else {
        return group.addTaskUnlessCancelled(
          executorPreference: executor, priority: options.priority
        ) {
          _ = try await operation()
        }
      }
      return group.addTaskUnlessCancelled(
        name: options.name, executorPreference: executor, priority: options.priority
      ) {
        _ = try await operation()
      }
    }
  }
}
