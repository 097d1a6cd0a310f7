extension Effect {
  /// Runs asynchronous work that can send any number of actions.
  ///
  /// ```swift
  /// return .run { [id = state.id] send in
  ///   await send(.loaded(try await client.load(id)))
  /// } catch: { error, send in
  ///   await send(.failed("\(error)"))
  /// }
  /// ```
  ///
  /// The dependencies that are current at this call are captured, and are current in the operation
  /// and in `catch`. The store creates a task for the work, which begins on the main actor after
  /// the send. The operation itself runs elsewhere, unless it is isolated.
  ///
  /// A `CancellationError`, and any error after cancellation, is dropped. `catch` receives other
  /// errors; without `catch`, they are reported as issues at this location.
  ///
  /// - `priority`: The task's priority; `nil` means the sender's.
  /// - `name`: The name of the task in messages and in a ``Journal``.
  /// - `operation`: The work. Sending after it has returned is reported.
  /// - `handler`: Handles an error.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let place = Place(fileID, filePath, line, column)
    Steps.noteMade(at: place)
    return withEscapedDependencies { dependencies in
      Effect(
        .run(
          Run(
            priority: priority, name: name, operation: operation, handler: handler,
            dependencies: dependencies, place: place)))
    }
  }
}

/// Asynchronous work, with the dependencies that were current where it was created.
final class Run<Action>: Sendable {
  let priority: TaskPriority?
  let name: String?
  private let operation: @Sendable (Send<Action>) async throws -> Void
  private let handler: (@Sendable (any Error, Send<Action>) async -> Void)?
  let dependencies: DependencyValues.Continuation
  let place: Place

  init(
    priority: TaskPriority?, name: String?,
    operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    handler: (@Sendable (any Error, Send<Action>) async -> Void)?,
    dependencies: DependencyValues.Continuation, place: Place
  ) {
    self.priority = priority
    self.name = name
    self.operation = operation
    self.handler = handler
    self.dependencies = dependencies
    self.place = place
  }

  /// How the work ended.
  enum Outcome {
    /// It returned, or its error was handled.
    case ended
    /// It was cancelled. An error that it threw after that is ignored.
    case cancelled
    /// It threw an error, and there is no handler.
    case failed(any Error)
  }

  /// Performs the work in the current task.
  func perform(_ send: Send<Action>) async -> Outcome {
    await dependencies.yield {
      do {
        try await operation(send)
        return Task.isCancelled ? .cancelled : .ended
      } catch {
        if error is CancellationError || Task.isCancelled { return .cancelled }
        guard let handler else { return .failed(error) }
        await handler(error, send)
        return .ended
      }
    }
  }
}
