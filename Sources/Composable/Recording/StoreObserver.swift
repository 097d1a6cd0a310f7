internal import Synchronization

/// Calls the observer after every action that a store reduces because of the operation.
///
/// The observer is handed down as any task-local value is: to the tasks that the operation makes, to
/// effects and to the actions that they send. An observer around this one is called as well, after
/// it. It is called on the main actor, before the action's effects are started.
///
/// While nobody observes, an action costs one relaxed atomic load more.
public func withStoreObserver<R>(
  _ observer: @escaping @MainActor (StoreEvent) -> Void,
  operation: () throws -> R
) rethrows -> R {
  try StoreObservation.$bound.withValue(
    StoreObservation(observer, outer: StoreObservation.current), operation: operation)
}

/// Calls the observer after every action that a store reduces because of the asynchronous operation.
///
/// See ``withStoreObserver(_:operation:)``. The operation runs on the caller's actor.
public func withStoreObserver<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ observer: @escaping @MainActor (StoreEvent) -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  try await StoreObservation.$bound.withValue(
    StoreObservation(observer, outer: StoreObservation.current), operation: operation,
    isolation: isolation)
}

/// An action that some store has reduced.
public struct StoreEvent {
  /// Counted from 1 in each store.
  public let number: Int
  /// The type of the store's state.
  public let stateType: Any.Type
  /// What was reduced.
  public let action: Any
  /// The action as a path of cases: `.row(id: 2).start`.
  public let label: String
  /// Who sent it.
  public let cause: Cause
  /// The state that it found.
  public let before: Any
  /// The state that it left.
  public let after: Any
  /// How long the reducer took.
  public let duration: Duration
  /// The `Scope`, `ifLet`, `ifCaseLet` and `forEach` that it went through, the outermost first.
  public let reducers: [String]
  /// The dependencies that the reducer read, and where each came from.
  public let reads: [Resolution]

  init<State, Action>(_ entry: JournalEntry<State, Action>) {
    number = entry.number
    stateType = State.self
    action = entry.action
    label = entry.label
    cause = entry.cause
    before = entry.before
    after = entry.after
    duration = entry.duration
    reducers = entry.reducers
    reads = entry.reads
  }
}

/// An observer with those around it; lives for as long as some task has it bound.
final class StoreObservation: Sendable {
  @TaskLocal fileprivate static var bound: StoreObservation?
  private static let count = Atomic<Int>(0)

  /// The observers of the current task.
  static var current: StoreObservation? {
    count.load(ordering: .relaxed) == 0 ? nil : bound
  }

  private let observer: @MainActor (StoreEvent) -> Void
  private let outer: StoreObservation?

  init(_ observer: @escaping @MainActor (StoreEvent) -> Void, outer: StoreObservation?) {
    self.observer = observer
    self.outer = outer
    Self.count.add(1, ordering: .relaxed)
  }

  deinit { Self.count.subtract(1, ordering: .relaxed) }

  @MainActor func tell(_ event: StoreEvent) {
    observer(event)
    outer?.tell(event)
  }
}
