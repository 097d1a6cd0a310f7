/// A description of work that a reducer returns and the store performs.
///
/// Making an effect starts nothing, so effects may be made, combined and discarded freely. When the
/// reducer has returned, the store starts the effect: it queues the action of ``send(_:)``, opens a
/// ``source(_:fileID:filePath:line:column:)``, and creates a task for
/// ``run(priority:name:operation:catch:fileID:filePath:line:column:)``, which begins after the
/// send.
///
/// ``none`` allocates nothing. Every other effect allocates one or two objects.
public struct Effect<Action>: @unchecked Sendable {
  // Sendable although actions need not be. A reducer makes the effect, and only a store's
  // interpreter reads the actions in it, on the main actor. Actions that `run` sends cross
  // isolation where they are sent, and are checked there.

  let step: Step

  /// The kinds of effects.
  ///
  /// Every case contains at most one reference, so an effect is one word for every type of action.
  /// Code that doesn't know the type can then pass an effect on without requesting metadata.
  enum Step {
    /// Does nothing.
    case none
    /// Sends an action at once.
    case send(QueuedAction<Action>)
    /// Starts a task.
    case run(Run<Action>)
    /// Opens a source, which stays open until it ends or is cancelled.
    case source(Source<Action>)
    /// Starts all effects, in this order.
    case merge([Effect<Action>])
    /// Starts each effect when the previous one has ended.
    case sequence([Effect<Action>])
    /// Cancels effects with an id.
    indirect case cancel(Cancel)
    /// An effect that can be cancelled by an id.
    case identified(Identified<Action>)
    /// An effect of another action type, which may belong to a part of the state.
    indirect case embedded(any EmbeddedEffect<Action>)
    /// Cancels the effects of a part of the state that was removed.
    indirect case leave(ScopeElement)
    /// An effect that starts after a time.
    case delayed(Delayed<Action>)
    /// An effect that starts only if none with its id has started during the interval.
    case throttled(Throttled<Action>)
  }

  init(_ step: Step) { self.step = step }

  /// An effect that does nothing. Merging it with others changes nothing.
  public static var none: Self { Effect(.none) }

  /// An effect that sends an action at once, before the state is published.
  ///
  /// The action is queued behind the actions in the queue. No task is created for it.
  // Inlinable so that the object is allocated where its type is known. Here, its metadata would
  // have to be looked up.
  @inlinable
  public static func send(_ action: Action) -> Self { Effect(sending: QueuedAction(action)) }

  @usableFromInline
  init(sending action: QueuedAction<Action>) { step = .send(action) }

  /// Whether it is ``none``, or consists only of ``none``.
  @usableFromInline
  var isNone: Bool {
    if case .none = step { true } else { false }
  }
}

extension Effect {
  /// Whether it starts only after a time.
  var isDelayed: Bool {
    if case .delayed = step { true } else { false }
  }
}

/// The effect of a reducer: `Effect<Feature.Action>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
