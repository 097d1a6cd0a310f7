/// How the tasks of a store's effects are made.
enum EffectLauncher: Sendable {
  /// As any other task.
  case ordinary
  /// On an executor that can say when nothing is left to do.
  case quiet(QuietExecutor)

  /// Makes a task that begins on the main actor.
  func launch(
    priority: TaskPriority?, _ wait: EffectWait? = nil,
    _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    switch self {
    case .ordinary: Task(priority: priority, operation: body)
    case .quiet(let executor):
      wait?.noting { executor.launch(priority: priority, body) }
        ?? executor.launch(priority: priority, body)
    }
  }
}
