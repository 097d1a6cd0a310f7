/// Something that happened in a store, as a ``StoreObserver`` is told of it.
public struct StoreEvent {
  /// Which store it was: stores are counted in a process, from 1, as they are made.
  public let store: Int
  /// The type of the store's state.
  public let stateType: Any.Type
  /// What happened.
  public let kind: Kind

  /// What can happen in a store.
  public enum Kind {
    /// An action was reduced.
    case reduced(ReducedAction)
    /// An effect was taken over.
    case effectStarted(EffectRecord)
    /// The task of an effect begins to run; told in that task.
    case effectBegan(number: Int)
    /// An effect was cancelled; it ends when its work does.
    case effectCancelled(number: Int, CancellationCause)
    /// An effect ended; told also of one that was cancelled.
    case effectEnded(number: Int, EffectRecord.Status)
    /// Effects with an id were to be cancelled, and none was in flight. `pending` is the effect that
    /// one with this id waits for, as it is its turn only then.
    case nothingToCancel(id: String, CancellationCause, pending: Int?)
    /// An action was dropped, because the effect that sent it had been cancelled.
    case dropped(action: Any, effect: Int)
    /// Somebody waits for the effects of an action to end.
    case waiting(entry: Int?, effects: [Int])
    /// A test received the action of an entry.
    case received(entry: Int)
    /// A test expected a state that isn't there. `entry` is the action, not received yet, after which
    /// it was there.
    case unmet(entry: Int?)
  }
}

/// An action that a store has reduced, with what it found and what it left.
public struct ReducedAction {
  /// Counted from 1 in each store.
  public let number: Int
  /// What was reduced.
  public let action: Any
  /// Who sent it.
  public let cause: Cause
  /// Whether it was sent while another action was being reduced.
  public let isReentrant: Bool
  /// Whether a test has to receive it.
  public let isToBeReceived: Bool
  /// The state that it found.
  public let before: Any
  /// The state that it left.
  public let after: Any
  /// How long the reducer took.
  public let duration: Duration
  /// The `Scope`, `ifLet`, `ifCaseLet` and `forEach` that it went through, the outermost first.
  public let reducers: [String]
  /// The values that `onChange` saw changed, in that order.
  public let changes: [ObservedChange]
  /// The dependencies that the reducer read, and where each came from.
  public let reads: [Resolution]

  /// The action as a path of cases: `.row(id: 2).start`.
  public var label: String { actionLabel(action) }

  init<State, Action>(
    _ entry: JournalEntry<State, Action>, _ changes: [ObservedChange], isToBeReceived: Bool
  ) {
    number = entry.number
    action = entry.action
    cause = entry.cause
    isReentrant = entry.isReentrant
    self.isToBeReceived = isToBeReceived
    before = entry.before
    after = entry.after
    duration = entry.duration
    reducers = entry.reducers
    self.changes = changes
    reads = entry.reads
  }
}

/// A value that an `onChange` saw changed, and what the reducer that it ran for that did.
public struct ObservedChange: @unchecked Sendable {
  // Sendable because it is made and looked at on the main actor, by who reduces.

  /// The value before.
  public let old: Any
  /// The value now.
  public let new: Any
  /// The state when the reducer of the `onChange` began.
  public let before: Any
  /// The state when that reducer had ended.
  public let after: Any
}

/// Why an effect was cancelled.
public enum CancellationCause: Sendable, Hashable {
  /// ``Effect/cancel(id:fileID:filePath:line:column:)``, returned at an entry.
  case id(String, entry: Int)
  /// Another effect with the same id, started at an entry, cancels what is in flight.
  case cancelInFlight(String, entry: Int)
  /// `Task.cancel(id:)` or `withTaskCancellation(id:)` in an effect.
  case effect(id: String, number: Int)
  /// The part of the state that it belongs to went away at an entry.
  case partGone(String, entry: Int)
  /// The store went away.
  case storeGone
  /// The task that `send` returned was cancelled, or the one that waited for it.
  case task
  /// The sequence of effects that it is a part of was cancelled.
  case sequence
  /// A test skipped what was in flight.
  case skipped
}
