@builtIn("native") struct DiscardingTaskGroup {
  @operation("groupAddTask")
  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Void)
  @discardableResult @operation("groupAddTaskUnlessCancelled")
  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Void
  ) -> Bool
  @operation("groupCancelAll") func cancelAll()
  @operation("groupIsEmpty") var isEmpty: Bool { get }
  @operation("groupIsCancelled") var isCancelled: Bool { get }
}
@operation("withDiscardingTaskGroup")
func withDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  isolation _: isolated (any Actor)? = #isolation,
  body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult
@builtIn("native") struct ThrowingDiscardingTaskGroup<Failure: Error> {
  @operation("groupAddTask")
  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Void)
  @discardableResult @operation("groupAddTaskUnlessCancelled")
  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Void
  ) -> Bool
  @operation("groupCancelAll") func cancelAll()
  @operation("groupIsEmpty") var isEmpty: Bool { get }
  @operation("groupIsCancelled") var isCancelled: Bool { get }
}
@operation("withDiscardingTaskGroup")
func withThrowingDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  isolation _: isolated (any Actor)? = #isolation,
  body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult
