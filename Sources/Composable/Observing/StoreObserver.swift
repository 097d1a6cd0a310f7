/// Receives an event for every action of a store, with its changes, and events for every effect.
///
/// ```swift
/// let store = Store(initialState: Feature.State(), observer: .trace) { Feature() }
/// ```
///
/// ``trace`` prints the events in words. To make your own observer, pass a closure that takes
/// ``StoreEvent``s. The closure is called on the main actor, in the order of the events, and must
/// not send actions.
public struct StoreObserver: Sendable {
  let observe: @MainActor (StoreEvent) -> Void

  /// Makes an observer.
  ///
  /// - `observe`: Called for every event.
  public init(_ observe: @escaping @MainActor (_ event: StoreEvent) -> Void) {
    self.observe = observe
  }
}

/// Observes every store whose actions are sent during the operation, or later in its tasks and
/// effects.
///
/// The observer is inherited like a task-local value: by the tasks that the operation creates, by
/// effects and by the actions that they send. An observer of an outer call receives the events too,
/// after this one.
///
/// Without an observer, an action costs one additional relaxed atomic load.
///
/// - `observer`: Receives the events.
/// - `operation`: The code to run.
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withStoreObserver<R>(
  _ observer: StoreObserver,
  operation: () throws -> R
) rethrows -> R {
  try StoreObservation.$bound.withValue(
    StoreObservation(observer, outer: StoreObservation.current), operation: operation)
}

/// Observes every store whose actions are sent during the asynchronous operation, or later in its
/// tasks and effects.
///
/// See ``withStoreObserver(_:operation:)``. The operation runs on the caller's actor.
///
/// - `observer`: Receives the events.
/// - `operation`: The code to run.
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withStoreObserver<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ observer: StoreObserver,
  operation: () async throws -> R
) async rethrows -> R {
  try await StoreObservation.$bound.withValue(
    StoreObservation(observer, outer: StoreObservation.current), operation: operation,
    isolation: isolation)
}
