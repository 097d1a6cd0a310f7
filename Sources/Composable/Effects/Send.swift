/// Sends actions back into the store that carries out an effect.
///
/// Call it like a function: `await send(.loaded(value))`. It returns when the action has been
/// reduced and the state published. In a task that was cancelled it does nothing; nor does it once
/// the store has gone.
@MainActor
public struct Send<Action>: Sendable {
  private let deliver: @MainActor (Action) -> Void
  /// Told of what a task sends that was cancelled.
  private let drop: @MainActor (Action) -> Void

  /// Makes one that calls a closure, to test code that is given a `Send`.
  public init(_ deliver: @escaping @MainActor (Action) -> Void) {
    self.init(deliver, drop: { _ in })
  }

  init(
    _ deliver: @escaping @MainActor (Action) -> Void,
    drop: @escaping @MainActor (Action) -> Void
  ) {
    self.deliver = deliver
    self.drop = drop
  }

  /// Sends an action.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return drop(action) }
    deliver(action)
  }
}

/// The type with which a reducer's effects send actions: `Send<Feature.Action>`.
public typealias SendOf<R: Reducer> = Send<R.Action>
