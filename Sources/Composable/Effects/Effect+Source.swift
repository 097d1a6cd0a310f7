extension Effect {
  /// Opens something that emits actions by itself, now or later: a callback, a notification, a
  /// publisher.
  ///
  /// ```swift
  /// return .source { sink in
  ///   let observation = socket.onMessage { message in sink.send(.received(message)) }
  ///   return { observation.cancel() }
  /// }
  /// ```
  ///
  /// The closure runs when the store takes the effect over, on the main actor, with the dependencies
  /// that are current here. Actions that it sends meanwhile are queued before the state is
  /// published. The effect stays alive until ``Sink/finish()`` or its cancellation; if it finishes
  /// at once, nothing is left to wait for.
  ///
  /// - `open`: Opens it, and returns what closes it, which is called upon cancellation.
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

/// Takes the actions of a ``Effect/source(_:fileID:filePath:line:column:)``.
@MainActor
public struct Sink<Action>: Sendable {
  private let emit: @MainActor (Action) -> Void
  private let end: @MainActor () -> Void

  init(_ emit: @escaping @MainActor (Action) -> Void, end: @escaping @MainActor () -> Void) {
    self.emit = emit
    self.end = end
  }

  /// Sends an action; does nothing once the source has ended or been cancelled.
  public func send(_ action: Action) { emit(action) }

  /// Says that nothing more will come.
  public func finish() { end() }
}

/// Something that emits actions, not opened yet.
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

  /// Opens it; returns what closes it.
  @MainActor func start(_ sink: Sink<Action>) -> @MainActor () -> Void {
    dependencies.yield { open(sink) }
  }
}
