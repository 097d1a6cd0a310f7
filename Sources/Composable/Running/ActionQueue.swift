/// Actions that wait to be reduced, the oldest first, and those that were reduced in this round.
///
/// What was reduced lives until the round is over: when it goes, its end may send. The actions are
/// linked to each other, so that queueing one costs no more than making it, which its effect did.
@MainActor
final class ActionQueue<Action> {
  private var first: QueuedAction<Action>?
  private var last: QueuedAction<Action>?
  private var reduced: [Queued] = []
  /// Empty, with room.
  private var spare: [Queued] = []

  /// Whether none waits.
  var isEmpty: Bool { first == nil }

  func append(_ action: QueuedAction<Action>, _ origin: ActionOrigin) {
    let action = action.taken()
    action.origin = origin
    if let last { last.next = action } else { first = action }
    last = action
  }

  /// Takes out the oldest one that waits.
  func next() -> QueuedAction<Action>? {
    guard let next = first else { return nil }
    first = next.next
    if first == nil { last = nil }
    next.next = nil
    return next
  }

  /// Keeps one that is reduced; the oldest ones go where there are very many, because a chain of
  /// actions may be longer than memory, and what is soon used again is still in the nearest cache.
  func keep(_ action: QueuedAction<Action>) {
    if reduced.count == 256 { forgetReduced() }
    reduced.append(action)
  }

  /// Forgets those that were reduced.
  func forgetReduced() {
    // They may send when they go, which they may not while the list is being changed.
    var gone = spare
    spare = []
    swap(&gone, &reduced)
    for action in gone { action.release() }
    gone.removeAll(keepingCapacity: true)
    spare = gone
  }
}

/// What the queues of all stores know of an action.
@usableFromInline
class Queued: @unchecked Sendable {
  // Sendable although it changes: only the queues of stores touch it, on the main actor.

  /// Where it comes from, while it waits in a queue, or has waited in one and is kept.
  @MainActor fileprivate(set) var origin: ActionOrigin?
  /// Whether it waits in a queue, or is kept by one.
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

  /// This one, or one like it: an effect may be returned again while what it sends is still queued.
  @MainActor
  func taken() -> QueuedAction {
    if isTaken { return QueuedAction(action).taken() }
    isTaken = true
    return self
  }
}

/// Where an action comes from; several that come from one place share it.
@MainActor
final class ActionOrigin {
  let sender: Sender
  /// What its effects hang on.
  let parent: EffectNode
  /// Whether it was sent while another action was being reduced.
  let isReentrant: Bool

  init(sender: Sender, parent: EffectNode, isReentrant: Bool) {
    self.sender = sender
    self.parent = parent
    self.isReentrant = isReentrant
  }

  /// The origin of what a reducer sends at an entry, for an action that came from here.
  func ofReducer(entry: Int) -> ActionOrigin {
    if case .reducer(entry, _) = sender { return self }
    return ActionOrigin(
      sender: .reducer(entry: entry, place: sender.place), parent: parent, isReentrant: false)
  }
}
