extension Effect {
  /// Does asynchronous work that sends any number of actions.
  ///
  /// ```swift
  /// return .run { [id = state.id] send in
  ///   await send(.loaded(try await client.load(id)))
  /// } catch: { error, send in
  ///   await send(.failed("\(error)"))
  /// }
  /// ```
  ///
  /// The dependencies current here are captured, and are current in the operation and in `catch`.
  /// The store makes a task for it, which begins on the main actor after the send; the operation
  /// itself runs elsewhere, unless it is isolated.
  ///
  /// A `CancellationError`, and any error after cancellation, is dropped. What else is thrown goes to
  /// `catch`; without one it is reported as an issue at this place.
  ///
  /// - `priority`: The task's priority; `nil` takes the sender's.
  /// - `name`: What the task is called in messages and in a ``Journal``.
  /// - `operation`: The work. Sending after it has returned is reported.
  /// - `handler`: What to do about an error.
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
    withEscapedDependencies { dependencies in
      Effect(
        .run(
          Run(
            priority: priority, name: name, operation: operation, handler: handler,
            dependencies: dependencies, place: Place(fileID, filePath, line, column))))
    }
  }
}

/// Asynchronous work, with the dependencies that were current where it was described.
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
    /// It was cancelled; an error that it threw then doesn't count.
    case cancelled
    /// It threw, and nobody handles errors.
    case failed(any Error)
  }

  /// Does the work in the current task.
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
