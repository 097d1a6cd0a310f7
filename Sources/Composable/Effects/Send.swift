/// Sends actions to the store that runs an effect.
///
/// Call it like a function: `await send(.loaded(value))`. It returns when the action has been
/// reduced and the state published. It does nothing in a cancelled task, or after the store was
/// released.
@MainActor
public struct Send<Action>: Sendable {
  private let deliver: @MainActor (Action) -> Void
  /// Receives the actions that a cancelled task sends.
  private let drop: @MainActor (Action) -> Void

  /// Makes a value that calls a closure, to test code with a `Send` parameter.
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
