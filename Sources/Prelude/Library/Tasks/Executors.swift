// Where tasks prefer to run: on the pool that all share, which is what a program can name.
//
// An executor of a program's own would be handed the jobs of the driver, not those of the program.

protocol TaskExecutor: AnyObject, Sendable {}
final class _ConcurrentExecutor: TaskExecutor {
  init() {}
}
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
extension UnsafeCurrentTask: Hashable {
  @intrinsic("equal")
  static func == (lhs: UnsafeCurrentTask, rhs: UnsafeCurrentTask) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
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
