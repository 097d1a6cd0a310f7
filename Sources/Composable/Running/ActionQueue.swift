/// Actions that wait to be reduced, the oldest first, and those that were reduced in this round.
///
/// What was reduced lives until the round is over: when it goes, its end may send. The actions are
/// linked to each other, so that queueing one costs no more than making it, which its effect did.
@MainActor
final class ActionQueue<Action> {
  private var first: QueuedAction<Action>?
  private var last: QueuedAction<Action>?
  private var reduced: [Queued] = []

  /// Whether none waits.
  var isEmpty: Bool { first == nil }

  func append(_ action: QueuedAction<Action>, _ origin: ActionOrigin) {
    let action = action.taken(by: origin)
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
  /// actions may be longer than memory.
  func keep(_ action: QueuedAction<Action>) {
    if reduced.count == 1024 { forgetReduced() }
    reduced.append(action)
  }

  /// Forgets those that were reduced.
  func forgetReduced() {
    // They may send when they go, which they may not while the list is being changed.
    let gone = reduced
    reduced = []
    for action in gone { action.origin = nil }
  }
}

/// What the queues of all stores know of an action.
class Queued: @unchecked Sendable {
  // Sendable although it changes: only the queues of stores touch it, on the main actor.

  /// `nil` unless it waits in a queue, or is kept by one.
  @MainActor fileprivate(set) var origin: ActionOrigin?
}

/// An action on its way to be reduced.
final class QueuedAction<Action>: Queued, @unchecked Sendable {
  let action: Action
  @MainActor fileprivate var next: QueuedAction?

  init(_ action: Action) { self.action = action }

  /// This one, or one like it: an effect may be returned again while what it sends is still queued.
  @MainActor
  func taken(by origin: ActionOrigin) -> QueuedAction {
    if self.origin != nil { return QueuedAction(action).taken(by: origin) }
    self.origin = origin
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
