// The same for those whose children can.

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
