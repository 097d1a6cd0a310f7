/// The queue of actions to be reduced, and the actions that were reduced in this round.
///
/// Reduced actions stay alive until the round is over, because their deinitializers may send
/// actions. The actions form a linked list, so queueing one allocates only the action itself, which
/// its effect did.
@MainActor
final class ActionQueue<Action> {
  private var first: QueuedAction<Action>?
  private var last: QueuedAction<Action>?
  private var reduced: [Queued] = []
  /// An empty array that keeps its capacity.
  private var spare: [Queued] = []

  /// Whether the queue is empty.
  var isEmpty: Bool { first == nil }

  func append(_ action: QueuedAction<Action>, _ origin: ActionOrigin) {
    let action = action.taken()
    action.origin = origin
    if let last { last.next = action } else { first = action }
    last = action
  }

  /// Removes and returns the oldest action in the queue.
  func next() -> QueuedAction<Action>? {
    guard let next = first else { return nil }
    first = next.next
    if first == nil { last = nil }
    next.next = nil
    return next
  }

  /// Keeps a reduced action. Releases the kept actions after 256, because a chain of actions may
  /// exceed the memory, and memory that is reused soon is still in the cache.
  func keep(_ action: QueuedAction<Action>) {
    if reduced.count == 256 { forgetReduced() }
    reduced.append(action)
  }

  /// Releases the reduced actions.
  func forgetReduced() {
    // Deinitializers of actions may send, which must not happen while the list is being changed.
    var gone = spare
    spare = []
    swap(&gone, &reduced)
    for action in gone { action.release() }
    gone.removeAll(keepingCapacity: true)
    spare = gone
  }
}

/// The part of a queued action that doesn't depend on the action's type.
@usableFromInline
class Queued: @unchecked Sendable {
  // Sendable although it is mutable: only the queues of stores use it, on the main actor.

  /// The origin of the action, while the action is queued or kept.
  @MainActor fileprivate(set) var origin: ActionOrigin?
  /// Whether a queue contains or keeps it.
  @MainActor fileprivate var isTaken = false

  @MainActor fileprivate func release() {
    isTaken = false
    origin = nil
  }
}

/// An action on its way to be reduced.
@usableFromInline
final class QueuedAction<Action>: Queued, @unchecked Sendable {
  let action: Action
  @MainActor fileprivate var next: QueuedAction?

  @usableFromInline
  init(_ action: Action) { self.action = action }

  /// Returns this object, or a copy if a queue contains it: an effect may be returned again while
  /// its action is still queued.
  @MainActor
  func taken() -> QueuedAction {
    if isTaken { return QueuedAction(action).taken() }
    isTaken = true
    return self
  }
}

/// The origin of an action, shared by all actions of one origin.
@MainActor
final class ActionOrigin {
  let sender: Sender
  /// The parent of the action's effects.
  let parent: EffectNode
  /// Whether it was sent while another action was being reduced.
  let isReentrant: Bool
  /// Whether the parent is a sequence, which ends after the action is reduced.
  let isOfSequence: Bool

  init(sender: Sender, parent: EffectNode, isReentrant: Bool, isOfSequence: Bool = false) {
    self.sender = sender
    self.parent = parent
    self.isReentrant = isReentrant
    self.isOfSequence = isOfSequence
  }

  /// Returns the origin of actions that a reducer sends at an entry, for an action with this
  /// origin.
  func ofReducer(entry: Int) -> ActionOrigin {
    if case .reducer(entry, _) = sender { return self }
    return ActionOrigin(
      sender: .reducer(entry: entry, place: sender.place), parent: parent, isReentrant: false)
  }
}
