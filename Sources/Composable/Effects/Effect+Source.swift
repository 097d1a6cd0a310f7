extension Effect {
  /// Opens a source that sends actions, now or later: a callback, a notification, a publisher.
  ///
  /// ```swift
  /// return .source { sink in
  ///   let observation = socket.onMessage { message in sink.send(.received(message)) }
  ///   return { observation.cancel() }
  /// }
  /// ```
  ///
  /// The closure runs when the store starts the effect, on the main actor, with the dependencies
  /// that are current at this call. Actions that it sends during the call are queued before the
  /// state is published. The effect lasts until ``Sink/finish()`` or its cancellation. If it
  /// finishes at once, nothing remains in flight.
  ///
  /// - `open`: Opens the source and returns a closure that closes it, which is called upon
  ///   cancellation.
  public static func source(
    _ open: @escaping @MainActor (_ sink: Sink<Action>) -> (@MainActor () -> Void),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    withEscapedDependencies { dependencies in
      Effect(
        .source(
          Source(
            open: open, dependencies: dependencies,
            place: Place(fileID, filePath, line, column))))
    }
  }
}

/// Receives the actions of a ``Effect/source(_:fileID:filePath:line:column:)``.
@MainActor
public struct Sink<Action>: Sendable {
  private let emit: @MainActor (Action) -> Void
  private let end: @MainActor () -> Void

  init(_ emit: @escaping @MainActor (Action) -> Void, end: @escaping @MainActor () -> Void) {
    self.emit = emit
    self.end = end
  }

  /// Sends an action. Does nothing after the source has ended or was cancelled.
  public func send(_ action: Action) { emit(action) }

  /// Ends the source. No more actions will follow.
  public func finish() { end() }
}

/// A source of actions that isn't open yet.
final class Source<Action>: Sendable {
  private let open: @MainActor (Sink<Action>) -> (@MainActor () -> Void)
  let dependencies: DependencyValues.Continuation
  let place: Place

  init(
    open: @escaping @MainActor (Sink<Action>) -> (@MainActor () -> Void),
    dependencies: DependencyValues.Continuation, place: Place
  ) {
    self.open = open
    self.dependencies = dependencies
    self.place = place
  }

  /// Opens the source, and returns a closure that closes it.
  @MainActor func start(_ sink: Sink<Action>) -> @MainActor () -> Void {
    dependencies.yield { open(sink) }
  }
}
