/// Represents the effects that an action of a test started, and everything that they cause.
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask
  private let executor: QuietExecutor
  private let timeout: Duration

  init(node: EffectNode?, executor: QuietExecutor, timeout: Duration) {
    task = StoreTask(node)
    self.executor = executor
    self.timeout = timeout
  }

  /// Cancels all of these effects, and waits until they have ended.
  public func cancel() async {
    await cancelOnMainActor()
    await executor.quiet()
  }

  /// Waits until all of these effects have ended. Reports if that takes longer than the timeout.
  ///
  /// - `timeout`: The time to wait for work outside the store; the store's timeout if it is `nil`.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = Place(fileID, filePath, line, column)
    await finish(timeout: timeout ?? self.timeout, at: place)
  }

  /// Whether it was cancelled, or no effect was started.
  public var isCancelled: Bool { task.isCancelled }

  @MainActor private func cancelOnMainActor() { task.cancel() }

  @MainActor private func finish(timeout: Duration, at place: Place) async {
    guard let node = task.node else { return }
    if !node.hasEnded { node.tellWait() }
    await executor.wait(for: timeout) { node.hasEnded }
    if !node.hasEnded {
      composableReport(.unfinished(node.running.compactMap(\.start), after: timeout), at: place)
    }
  }

  public static func == (left: Self, right: Self) -> Bool { left.task == right.task }

  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}
