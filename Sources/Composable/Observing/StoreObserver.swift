/// Looks on while stores work: is told of every action, of what it changes, and of what becomes of the
/// effects.
///
/// ```swift
/// let store = Store(initialState: Feature.State(), observer: .trace) { Feature() }
/// ```
///
/// ``trace`` prints what happens, in words. An observer of one's own is a closure that takes
/// ``StoreEvent``s. It is called on the main actor, in the order in which things happen, and must not
/// send anything.
public struct StoreObserver: Sendable {
  let observe: @MainActor (StoreEvent) -> Void

  /// Makes an observer.
  ///
  /// - `observe`: Called for every event.
  public init(_ observe: @escaping @MainActor (_ event: StoreEvent) -> Void) {
    self.observe = observe
  }
}

/// Lets an observer look on at every store whose actions are sent because of the operation.
///
/// The observer is handed down as any task-local value is: to the tasks that the operation makes, to
/// effects and to the actions that they send. An observer around this one is told as well, after it.
///
/// While nobody observes, an action costs one relaxed atomic load more.
///
/// - `observer`: Who looks on.
/// - `operation`: What is run.
/// - Returns: What the operation returns; what it throws is passed on.
public func withStoreObserver<R>(
  _ observer: StoreObserver,
  operation: () throws -> R
) rethrows -> R {
  try StoreObservation.$bound.withValue(
    StoreObservation(observer, outer: StoreObservation.current), operation: operation)
}

/// Lets an observer look on at every store whose actions are sent because of the asynchronous
/// operation.
///
/// See ``withStoreObserver(_:operation:)``. The operation runs on the caller's actor.
///
/// - `observer`: Who looks on.
/// - `operation`: What is run.
/// - Returns: What the operation returns; what it throws is passed on.
public func withStoreObserver<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ observer: StoreObserver,
  operation: () async throws -> R
) async rethrows -> R {
  try await StoreObservation.$bound.withValue(
    StoreObservation(observer, outer: StoreObservation.current), operation: operation,
    isolation: isolation)
}
