/// An event of a store that a ``StoreObserver`` receives.
public struct StoreEvent {
  /// The number of the store, in the order in which the process makes stores, from 1.
  public let store: Int
  /// The type of the store's state.
  public let stateType: Any.Type
  /// The kind of event, with its facts.
  public let kind: Kind

  /// The kinds of events.
  public enum Kind {
    /// An action was reduced.
    case reduced(ReducedAction)
    /// The store started an effect.
    case effectStarted(EffectRecord)
    /// The task of an effect begins to run. The observer is called in that task.
    case effectBegan(number: Int)
    /// An effect was cancelled. It ends when its work does.
    case effectCancelled(number: Int, CancellationCause)
    /// An effect ended, possibly after a cancellation.
    case effectEnded(number: Int, EffectRecord.Status)
    /// Effects with an id were to be cancelled, but none was in flight in the `part` of the state whose
    /// reducer or effect cancels, nor below it. If an effect with this id waits for its turn in a sequence,
    /// `pending` is the effect that runs now. `part` has the properties, cases and ids that lead to that
    /// part, the outermost first; it is empty for the whole state. `missed` are effects in flight that
    /// the program may have meant.
    case nothingToCancel(
      id: String, CancellationCause, pending: Int?, part: [String], missed: [MissedEffect])
    /// An action was dropped, because the effect that sent it had been cancelled.
    case dropped(action: Any, effect: Int)
    /// A throttle with `latest: false` didn't start an effect, because an earlier one with its id waits:
    /// `waiting`. The `action` is what the effect would have sent, if it does only that.
    case throttled(action: Any?, id: String, waiting: Int?)
    /// Code waits for the effects of an action to end.
    case waiting(entry: Int?, effects: [Int])
    /// A test received the action of an entry. A test that isn't exhaustive skipped the earlier actions of
    /// other entries.
    case received(entry: Int, skipped: [Int])
    /// A test expected another state than the actual one. `entry` is an action that leads to that
    /// state and that the test hasn't received yet.
    case unmet(entry: Int?, expected: Any, actual: Any)
  }
}

/// An action that a store has reduced, with the states before and after it.
public struct ReducedAction {
  /// The number of the action in its store, from 1.
  public let number: Int
  /// The action.
  public let action: Any
  /// The sender. Its location is converted on demand.
  let sender: RecordedSender
  /// Whether it was sent while another action was being reduced.
  public let isReentrant: Bool
  /// Whether a test must receive the action.
  public let isToBeReceived: Bool
  /// The state before.
  public let before: Any
  /// The state after.
  public let after: Any
  /// How long the reducer took.
  public let duration: Duration
  /// The `Scope`, `ifLet`, `ifCaseLet` and `forEach` reducers that the action passed, the outermost
  /// first.
  public let reducers: [String]
  /// The changed values that `onChange` observed, in order.
  public let changes: [ObservedChange]
  /// The dependencies that the reducer read, and their origins.
  public let reads: [Resolution]

  /// The sender of the action.
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

/// A change that an `onChange` observed, with the states around its reducer.
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

/// An effect in flight that a cancellation doesn't reach, although its id is similar.
public enum MissedEffect: Sendable, Hashable {
  /// An effect of another store of the same feature has the cancelled id.
  case ofStore(Int, number: Int)
  /// The cancelled id is a collection, and one of its elements is the id of an effect of the same store.
  case withElement(id: String, number: Int)
}

/// Why an effect was cancelled.
public enum CancellationCause: Sendable, Hashable {
  /// An entry's reducer returned ``Effect/cancel(id:fileID:filePath:line:column:)``.
  case id(String, entry: Int)
  /// An entry's reducer started another effect with the same id and `cancelInFlight`, at the location; or
  /// another `debounce` or `throttle` with the same id, without a location.
  case cancelInFlight(String, entry: Int, SourceLocation?)
  /// `Task.cancel(id:)` or `withTaskCancellation(id:)` in an effect.
  case effect(id: String, number: Int)
  /// An entry removed the part of the state that the effect belongs to.
  case partGone(String, entry: Int)
  /// The store was released.
  case storeGone
  /// The task that `send` returned was cancelled, or a task that waited for it.
  case task
  /// Its sequence of effects was cancelled.
  case sequence
  /// A test skipped the effects in flight.
  case skipped
}
