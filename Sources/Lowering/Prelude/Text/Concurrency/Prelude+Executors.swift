extension Prelude {
  /// Where tasks prefer to run: on the pool that all share, which is what a program can name.
  ///
  /// An executor of a program's own would be handed the jobs of the driver, not those of the program.
  static let executors = #"""
    protocol TaskExecutor: AnyObject, Sendable {}
    final class _ConcurrentExecutor: TaskExecutor { init() {} }
    let _concurrentExecutor = _ConcurrentExecutor()
    var globalConcurrentExecutor: any TaskExecutor { _concurrentExecutor }
    @operation("withExecutorPreference")
    func withTaskExecutorPreference<T>(
      _ taskExecutor: (any TaskExecutor)?, isolation _: isolated (any Actor)? = #isolation,
      operation: () async throws -> T
    ) async rethrows -> T

    @builtIn("native") struct UnsafeCurrentTask {
      @operation("ownTaskCancel") func cancel()
      @operation("ownTaskIsCancelled") var isCancelled: Bool { get }
      var priority: TaskPriority { Task.currentPriority }
      var basePriority: TaskPriority { Task.basePriority ?? .medium }
    }
    @operation("ownTask") func _ownTask() -> UnsafeCurrentTask?
    func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T {
      try body(_ownTask())
    }
    func withUnsafeCurrentTask<T>(
      body: (UnsafeCurrentTask?) async throws -> T
    ) async rethrows -> T {
      try await body(_ownTask())
    }
    """#

  static let preferringTasks = #"""
    extension Task where Failure == Never {
      @discardableResult @operation("startTaskPreferring")
      init(
        name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
        operation: sending @escaping () async -> Success)
      @discardableResult @operation("startDetachedTaskPreferring")
      static func detached(
        name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
        operation: sending @escaping () async -> Success
      ) -> Task<Success, Never>
    }
    extension Task where Failure == any Error {
      @discardableResult @operation("startTaskPreferring")
      init(
        name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
        operation: sending @escaping () async throws -> Success)
      @discardableResult @operation("startDetachedTaskPreferring")
      static func detached(
        name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
        operation: sending @escaping () async throws -> Success
      ) -> Task<Success, any Error>
    }
    """#

  /// For groups whose children can't throw: `Group__`, and what their children give.
  static let preferringGroups = #"""
    extension Group__ {
      @operation("groupAddTaskPreferring")
      mutating func addTask(
        name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
        operation: sending @escaping () async -> Result__)
      @operation("groupAddTaskPreferringUnlessCancelled")
      mutating func addTaskUnlessCancelled(
        name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
        operation: sending @escaping () async -> Result__
      ) -> Bool
    }
    """#

  /// The same for those whose children can.
  static let preferringThrowingGroups = #"""
    extension Group__ {
      @operation("groupAddTaskPreferring")
      mutating func addTask(
        name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
        operation: sending @escaping () async throws -> Result__)
      @operation("groupAddTaskPreferringUnlessCancelled")
      mutating func addTaskUnlessCancelled(
        name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
        operation: sending @escaping () async throws -> Result__
      ) -> Bool
    }
    """#
}
