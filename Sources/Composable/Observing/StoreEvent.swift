/// An event of a store that a ``StoreObserver`` receives.
public struct StoreEvent {
  /// Which store it was: stores are counted in a process, from 1, as they are made.
  public let store: Int
  /// The type of the store's state.
  public let stateType: Any.Type
  /// The kind of event, with its facts.
  public let kind: Kind

  /// The kinds of events.
  public enum Kind {
    /// An action was reduced.
    case reduced(ReducedAction)
    /// An effect was taken over.
    case effectStarted(EffectRecord)
    /// The task of an effect begins to run. The observer is called in that task.
    case effectBegan(number: Int)
    /// An effect was cancelled; it ends when its work does.
    case effectCancelled(number: Int, CancellationCause)
    /// An effect ended, also one that was cancelled.
    case effectEnded(number: Int, EffectRecord.Status)
    /// Effects with an id had to be cancelled, but none was in flight. If an effect with this id waits
    /// for its turn in a sequence, `pending` is the effect that runs now.
    case nothingToCancel(id: String, CancellationCause, pending: Int?)
    /// An action was dropped, because the effect that sent it had been cancelled.
    case dropped(action: Any, effect: Int)
    /// Somebody waits for the effects of an action to end.
    case waiting(entry: Int?, effects: [Int])
    /// A test received the action of an entry.
    case received(entry: Int)
    /// A test expected another state. `entry` is an action that leads to that state and wasn't received
    /// yet.
    case unmet(entry: Int?)
  }
}

/// An action that a store has reduced, with the states before and after it.
public struct ReducedAction {
  /// Counted from 1 in each store.
  public let number: Int
  /// The action.
  public let action: Any
  /// Who sent it; its place is written down when somebody asks.
  let sender: RecordedSender
  /// Whether it was sent while another action was being reduced.
  public let isReentrant: Bool
  /// Whether a test has to receive it.
  public let isToBeReceived: Bool
  /// The state before.
  public let before: Any
  /// The state after.
  public let after: Any
  /// How long the reducer took.
  public let duration: Duration
  /// The `Scope`, `ifLet`, `ifCaseLet` and `forEach` that it went through, the outermost first.
  public let reducers: [String]
  /// The values that `onChange` saw changed, in that order.
  public let changes: [ObservedChange]
  /// The dependencies that the reducer read, and where each came from.
  public let reads: [Resolution]

  /// Who sent it.
  public var cause: Cause { Cause(sender) }

  /// The action as a path of cases: `.row(id: 2).start`.
  public var label: String { actionLabel(action) }

  init(
    _ notes: EntryRecorder.Notes, action: Any, sender: Sender, isReentrant: Bool,
    isToBeReceived: Bool, before: Any, after: Any
  ) {
    number = notes.number
    self.action = action
    self.sender = RecordedSender(sender)
    self.isReentrant = isReentrant
    self.isToBeReceived = isToBeReceived
    self.before = before
    self.after = after
    duration = notes.duration
    reducers = notes.record.reducers
    changes = notes.record.changes
    reads = notes.record.reads
  }
}

/// A change that an `onChange` saw, with the effect of its reducer on the state.
public struct ObservedChange: @unchecked Sendable {
  // Sendable because it is made and read on the main actor.

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
  /// The task that `send` returned was cancelled, or a task that waited for that one.
  case task
  /// Its sequence of effects was cancelled.
  case sequence
  /// A test skipped the effects in flight.
  case skipped
}
