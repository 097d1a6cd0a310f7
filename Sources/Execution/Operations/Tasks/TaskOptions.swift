import Machine

/// The options of a task that a program creates.
struct TaskOptions {
  var name: String?
  var priority: TaskPriority?
  /// Whether it prefers the shared pool, which is a program's only executor.
  var prefersPool = false

  /// `low`, `userInitiated`, as in traces.
  var priorityName: String? {
    priority.map { "\($0)".replacing("TaskPriority.", with: "") }
  }

  /// The arguments before the closure: a name, an executor where one is allowed, a priority.
  init(_ request: Request) {
    var before = request.arguments.dropLast()
    if case .some(.structure(let priority))? = before.popLast(),
      case .integer(let raw)? = priority.fields.first
    {
      self.priority = TaskPriority(rawValue: UInt8(clamping: raw.clampedToInt))
    }
    if request.operation.takesExecutor, case .some? = before.popLast() { prefersPool = true }
    if case .some(.string(let name))? = before.popLast() { self.name = name }
  }
}

extension Operation {
  fileprivate var takesExecutor: Bool {
    switch self {
    case .startTaskPreferring, .startDetachedTaskPreferring, .groupAddTaskPreferring,
      .groupAddTaskPreferringUnlessCancelled:
      true
    default: false
    }
  }
}

/// Real tasks with the options of the program's tasks. They have names if the system's runtime
/// supports them.
extension Task where Success == Value, Failure == any Error {
  typealias Body = @isolated(any) @Sendable () async throws -> Value

  static func make(
    _ options: TaskOptions, isDetached: Bool, _ body: @escaping Body
  ) -> Task<Value, any Error> {
    guard #available(macOS 26.0, *) else {
      return switch (isDetached, options.prefersPool) {
      case (false, false): Task(priority: options.priority, operation: body)
      case (true, false): Task.detached(priority: options.priority, operation: body)
      case (false, true):
        Task(
          executorPreference: globalConcurrentExecutor, priority: options.priority, operation: body)
      case (true, true):
        Task.detached(
          executorPreference: globalConcurrentExecutor, priority: options.priority, operation: body)
      }
    }
    return switch (isDetached, options.prefersPool) {
    case (false, false): Task(name: options.name, priority: options.priority, operation: body)
    case (true, false):
      Task.detached(name: options.name, priority: options.priority, operation: body)
    case (false, true):
      Task(
        name: options.name, executorPreference: globalConcurrentExecutor,
        priority: options.priority, operation: body)
    case (true, true):
      Task.detached(
        name: options.name, executorPreference: globalConcurrentExecutor,
        priority: options.priority, operation: body)
    }
  }

  @available(macOS 26.0, *)
  static func makeImmediate(
    _ options: TaskOptions, isDetached: Bool, _ body: @escaping Body
  ) -> Task<Value, any Error> {
    isDetached
      ? Task.immediateDetached(name: options.name, priority: options.priority, operation: body)
      : Task.immediate(name: options.name, priority: options.priority, operation: body)
  }
}
