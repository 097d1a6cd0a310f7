/// What a reducer wants done after it has changed the state: a description, which the store carries
/// out.
///
/// Making an effect starts nothing, and it may be made, put together and thrown away freely. The
/// store takes it over when the reducer has returned, in this order: what is ``send(_:)`` is queued,
/// a ``source(_:fileID:filePath:line:column:)`` is opened, and what is
/// ``run(priority:name:operation:catch:fileID:filePath:line:column:)`` becomes a task that begins
/// after the send.
///
/// Costs: ``none`` allocates nothing, the others one or two objects each.
public struct Effect<Action>: @unchecked Sendable {
  // Sendable although actions need not be: a reducer makes it, and the only one that ever looks at
  // the actions in it is the interpreter of a store, on the main actor. What `run` sends crosses
  // over where it is sent, and is checked there.

  let step: Step

  /// What is to be done.
  ///
  /// Every case holds one reference or none, so that an effect is one word whatever its actions are:
  /// code that doesn't know their type hands it on without asking the runtime about them.
  enum Step {
    /// Nothing.
    case none
    /// An action is sent at once.
    case send(QueuedAction<Action>)
    /// A task is started.
    case run(Run<Action>)
    /// Something that emits actions is opened, and stays open until it ends or is cancelled.
    case source(Source<Action>)
    /// All are started, in this order.
    case merge([Effect<Action>])
    /// Each is started when the one before it has ended.
    case sequence([Effect<Action>])
    /// Effects with an id are cancelled.
    indirect case cancel(Cancel)
    /// The effect can be cancelled by an id.
    case identified(Identified<Action>)
    /// The effect emits actions of another type, and perhaps belongs to a part of the state.
    indirect case embedded(any EmbeddedEffect<Action>)
    /// The effects of a part of the state that has gone are cancelled.
    indirect case leave(ScopeElement)
    /// The effect is started only if none of its id was started for some time.
    case throttled(Throttled<Action>)
  }

  init(_ step: Step) { self.step = step }

  /// An effect that starts nothing; adding it to others changes nothing.
  public static var none: Self { Effect(.none) }

  /// An effect that sends an action at once, before the state is published.
  ///
  /// Queued behind what is queued already; no task is made for it.
  // Inlinable so that the object is made where its type is known; here it would have to be looked up.
  @inlinable
  public static func send(_ action: Action) -> Self { Effect(sending: QueuedAction(action)) }

  @usableFromInline
  init(sending action: QueuedAction<Action>) { step = .send(action) }

  /// Whether it is ``none``, or made of nothing else.
  @usableFromInline
  var isNone: Bool {
    if case .none = step { true } else { false }
  }
}

/// The effect of a reducer: `Effect<Feature.Action>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
