/// The ways in which a store creates the tasks of effects.
enum EffectLauncher: Sendable {
  /// An ordinary task.
  case ordinary
  /// A task on an executor that reports when nothing is left to run.
  case quiet(QuietExecutor)

  /// Creates a task that begins on the main actor.
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
