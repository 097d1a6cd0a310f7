@builtIn("native") struct TaskGroup<ChildTaskResult: Sendable> {
  @operation("groupAddTask")
  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> ChildTaskResult)
  @operation("groupAddTaskUnlessCancelled")
  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> ChildTaskResult
  ) -> Bool
  mutating func spawn(
    priority: TaskPriority? = nil, operation: sending @escaping () async -> ChildTaskResult
  ) {
    addTask(priority: priority, operation: operation)
  }
  @operation("groupNext")
  mutating func next(isolation _: isolated (any Actor)? = #isolation) async -> ChildTaskResult?
  @operation("groupWaitForAll")
  mutating func waitForAll(isolation _: isolated (any Actor)? = #isolation) async
  @operation("groupCancelAll") func cancelAll()
  @operation("groupIsEmpty") var isEmpty: Bool { get }
  @operation("groupIsCancelled") var isCancelled: Bool { get }
}
extension TaskGroup: AsyncSequence {
  typealias Element = ChildTaskResult
  struct Iterator: AsyncIteratorProtocol {
    var _group: TaskGroup<ChildTaskResult>
    var _isFinished = false
    init(_group: TaskGroup<ChildTaskResult>) { self._group = _group }
    mutating func next() async -> ChildTaskResult? {
      guard !_isFinished, let element = await _group.next() else {
        _isFinished = true
        return nil
      }
      return element
    }
    mutating func cancel() {
      _isFinished = true
      _group.cancelAll()
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(_group: self) }
}
@builtIn("native") struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error> {
  @operation("groupAddTask")
  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> ChildTaskResult)
  @operation("groupAddTaskUnlessCancelled")
  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> ChildTaskResult
  ) -> Bool
  mutating func spawn(
    priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> ChildTaskResult
  ) {
    addTask(priority: priority, operation: operation)
  }
  @operation("groupNext")
  mutating func next(
    isolation _: isolated (any Actor)? = #isolation
  ) async throws -> ChildTaskResult?
  mutating func nextResult() async -> Result<ChildTaskResult, Failure>? {
    do {
      guard let value = try await next() else { return nil }
      return .success(value)
    } catch {
      return .failure(error as! Failure)
    }
  }
  @operation("groupWaitForAll")
  mutating func waitForAll(isolation _: isolated (any Actor)? = #isolation) async throws
  @operation("groupCancelAll") func cancelAll()
  @operation("groupIsEmpty") var isEmpty: Bool { get }
  @operation("groupIsCancelled") var isCancelled: Bool { get }
}
extension ThrowingTaskGroup: AsyncSequence {
  typealias Element = ChildTaskResult
  struct Iterator: AsyncIteratorProtocol {
    var _group: ThrowingTaskGroup<ChildTaskResult, Failure>
    var _isFinished = false
    init(_group: ThrowingTaskGroup<ChildTaskResult, Failure>) { self._group = _group }
    mutating func next() async throws -> ChildTaskResult? {
      if _isFinished { return nil }
      do {
        guard let element = try await _group.next() else {
          _isFinished = true
          return nil
        }
        return element
      } catch {
        _isFinished = true
        throw error
      }
    }
    mutating func cancel() {
      _isFinished = true
      _group.cancelAll()
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(_group: self) }
}
@operation("withTaskGroup")
func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult
@operation("withThrowingTaskGroup")
func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult
@operation("withTaskCancellationHandler")
func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel handler: @Sendable () -> Void,
  isolation _: (any Actor)? = #isolation
) async rethrows -> T
