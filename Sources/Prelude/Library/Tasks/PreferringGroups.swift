// For groups whose children can't throw: `Group__`, and what their children give.

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
