// How stores work
//
// Effects. An effect is a description. Only the interpreter in this file's `Root` reads it.
// `EffectContext` passes down which part of the state the effect belongs to, its ids, and how
// its actions become the root's actions, so combining effects never wraps them twice.
//
// The tree. Each running effect is an `EffectNode` below the action or the effect that started
// it. Waiting for an action, cancelling it, releasing a store and listing unfinished effects in
// a test are walks through this tree. A node that has ended passes its children to its parent,
// so a long chain of effects stays small. Ids and parts of the state are in a second tree
// (`EffectScope`), which contains only parts with something to cancel. While no child has an
// effect (`LiveScopes`), the interpreter skips identifying children.
//
// Sending. A send reduces a copy of the published state until its queue is empty, publishes
// once, and binds dependencies once. Actions that arrive meanwhile wait in `ActionQueue`.
// Reducers change the state in place, so a large state costs neither time nor stack at each
// level. Code that needs a copy of the state is in a function of its own; otherwise each level's
// stack frame would contain the copy. `IdentifiedArray` stores elements in blocks, because
// states are copied often.
//
// Test stores. They run effects' tasks on an executor (`QuietExecutor`) that counts tasks and
// queues them on the main queue, and so know when nothing is left to do. They count work, never
// the time of a busy machine. `SleepNotes` records which clock an effect waits for, so that
// messages can name it.
//
// Interpreting. Four files use more than plain Swift: `CaseName`, `QuietExecutor`, `EffectWait`
// and `IssueDestination`. Each has a plain form for an interpreter (`#if INTERPRETED`).

/// The activity of a store. It isn't part of `Root`, because comparing an enumeration of a generic type
/// takes longer.
enum StorePhase {
  case idle
  /// Actions are being reduced, and effects started.
  case reducing
  /// Observers are being notified. Their actions are reduced in another round.
  case publishing
}

/// The state machine of a store: the state, the reducer, the queue, and the effect tree.
///
/// A send reduces a copy of the published state, action by action. The effects of an action start
/// before the next action is reduced. When the queue is empty, the result is published once.
@MainActor
final class Root<State, Action>: StoreCore {
  /// The published state.
  private(set) var state: State
  /// The state that reducers change. It differs from `state` only during a send. So it is copied
  /// once per send, and is stored on the heap, whatever its size.
  private var working: State
  private let reducer: any Reducer<State, Action>
  /// The dependencies of reducers, which don't depend on the caller of a send.
  var dependencies: DependencyValues.Continuation
  /// Generates the ids of stack elements in a test store; `nil` means the process's generator.
  private let stackIDs: StackElementIDs?
  private(set) var phase = StorePhase.idle
  private let queue = ActionQueue<Action>()
  /// The node for the next caller's action, replaced only after it was used.
  private(set) var spare = EffectNode(.action)
  private let publication = Publication()

  /// The root of all running work.
  let trunk = EffectNode(.action)
  let scopes = EffectScope()
  /// Creates tasks.
  let launcher: EffectLauncher
  var effectCount = 0
  /// The journal; `nil` without a recording.
  let journal: Journal<State, Action>?
  private var recorder = EntryRecorder()
  /// Notifies observers of this store and of all stores.
  private(set) lazy var watch = StoreWatch(State.self, observers: observers)
  private let observers: [StoreObserver]
  /// Whether the tutor is the only observer. It needs fewer facts than others.
  private let isNoted: Bool
  /// The test store, which inspects every action.
  weak var inspector: (any ActionInspector<State, Action>)? {
    didSet { isInspected = inspector != nil }
  }
  /// Whether there is an inspector. Reading the weak reference is slower.
  private(set) var isInspected = false
  /// The shared ids that were reported, to report each once.
  var reportedIDs: Set<CancelID> = []
  /// The intervals of throttled effects.
  var throttles: [CancelID: ThrottleState] = [:]

  init(
    state: State, reducer: any Reducer<State, Action>, dependencies: DependencyValues.Continuation,
    journal: Journal<State, Action>?, observer: StoreObserver?, launcher: EffectLauncher,
    stackIDs: StackElementIDs? = nil
  ) {
    self.state = state
    working = state
    self.reducer = reducer
    self.dependencies = dependencies
    self.journal = journal
    self.launcher = launcher
    self.stackIDs = stackIDs
    observers = StoreObserver.all(observer)
    isNoted = observer == nil && journal == nil && !observers.isEmpty
  }

  deinit {
    // Effects reference their store weakly, so its release cancels them.
    Task { @MainActor [trunk] in trunk.cancelAll(.storeGone) }
  }

  var isIdle: Bool { phase == .idle }

  func send(_ action: Action, from sender: Sender) -> EffectNode? {
    if isInspected, let inspector, inspector.holdsBack(action, sender) { return nil }
    let parent = parent(for: sender)
    guard phase == .idle else {
      enqueue(action, sender, parent)
      return nil
    }
    phase = .reducing
    withValues {
      process(action, sender, below: parent)
      drain()
    }
    settle()
    return node(of: parent, sender)
  }

  /// Starts effects outside of a send, for example the next effect of a sequence. Actions that they
  /// send at once are reduced when all are started.
  func startLater(_ start: () -> Void) {
    guard phase == .idle else { return start() }
    phase = .reducing
    start()
    guard !queue.isEmpty else {
      phase = .idle
      return
    }
    withValues { drain() }
    settle()
  }

  /// Reduces under the store's dependencies.
  private func withValues(_ reduce: () -> Void) {
    guard let stackIDs else { return dependencies.yield(reduce) }
    StackElementIDs.$current.withValue(stackIDs) { dependencies.yield(reduce) }
  }

  private func enqueue(_ action: Action, _ sender: Sender, _ parent: EffectNode) {
    if phase == .reducing, case .caller(let place) = sender {
      report(.reentrantSend(action: action), at: place)
    }
    queue.append(
      QueuedAction(action),
      ActionOrigin(sender: sender, parent: parent, isReentrant: phase == .reducing))
  }

  /// Publishes the state, and reduces actions that observers send, until they send none.
  private func settle() {
    phase = .publishing
    publish()
    while !queue.isEmpty {
      phase = .reducing
      withValues { drain() }
      phase = .publishing
      publish()
    }
    phase = .idle
  }

  /// Reduces the queued actions, including actions that are added meanwhile.
  ///
  /// The dependencies are bound once around all of them, because effects have captured theirs.
  private func drain() {
    while let action = queue.next() {
      let origin = action.origin
      if let origin, let next = process(action, origin) {
        followChain(from: next, origin.ofReducer(entry: 0))
      }
      if let origin, origin.isOfSequence { origin.parent.queuedActionReduced() }
      // Reduced actions stay alive until here, because their deinitializers may send actions.
      if queue.isEmpty { queue.forgetReduced() }
    }
  }

  /// Reduces an action and then each action that the previous one sends at once, as long as the
  /// queue is empty.
  private func followChain(from first: QueuedAction<Action>, _ origin: ActionOrigin) {
    var action: QueuedAction<Action>? = first
    while let next = action { action = process(next.taken(), origin) }
  }

  /// Reduces a queued action. Returns the action that it sends at once, if the queue is empty.
  private func process(
    _ queued: QueuedAction<Action>, _ origin: ActionOrigin
  ) -> QueuedAction<Action>? {
    queue.keep(queued)
    if isRecorded {
      processRecorded(queued.action, origin)
      return nil
    }
    let effect = reducer.reduce(into: &working, action: queued.action)
    if isInspected {
      inspector?.processed(queued.action, origin.sender, working, entry: nil)
    } else if case .send(let next) = effect.step, queue.isEmpty {
      return next
    }
    if !effect.isNone { take(effect, of: queued.action, origin, entry: 0) }
    return nil
  }

  /// Reduces a caller's action. An action without an effect needs no origin.
  private func process(_ action: Action, _ sender: Sender, below parent: EffectNode) {
    if !isRecorded {
      let effect = reducer.reduce(into: &working, action: action)
      if isInspected { inspector?.processed(action, sender, working, entry: nil) }
      if effect.isNone { return }
      let origin = ActionOrigin(sender: sender, parent: parent, isReentrant: false)
      return take(effect, of: action, origin, entry: 0)
    }
    processRecorded(action, sender, below: parent, isReentrant: false)
  }

  /// Whether the store has observers.
  var isWatched: Bool { !observers.isEmpty || StoreObservation.current != nil }

  /// Whether a journal or an observer needs the events.
  private var isRecorded: Bool { isNoted || journal != nil || isWatched }

  private func processRecorded(_ action: Action, _ origin: ActionOrigin) {
    processRecorded(
      action, origin.sender, below: origin.parent, isReentrant: origin.isReentrant)
  }

  private func processRecorded(
    _ action: Action, _ sender: Sender, below parent: EffectNode, isReentrant: Bool
  ) {
    let before = working
    let effect: Effect<Action>
    let entry: Int
    if isNoted, StoreObservation.current == nil {
      entry = recorder.countOne()
      let outer = Steps.beginNotes()
      effect = reducer.reduce(into: &working, action: action)
      Steps.noteReturned(effect)
      StoreObserver.note(
        action, sender, store: watch.store, number: entry, isReentrant: isReentrant,
        isToBeReceived: isInspected && isToBeReceived(from: sender), before: before,
        after: working, notes: Steps.endNotes(within: outer))
    } else {
      (effect, entry) = recordFully(action, sender, isReentrant: isReentrant, before: before)
    }
    if case .caller = sender { parent.entry = entry }
    if isInspected { inspector?.processed(action, sender, working, entry: entry) }
    if effect.isNone { return }
    take(
      effect, of: action,
      ActionOrigin(sender: sender, parent: parent, isReentrant: isReentrant), entry: entry)
  }

  /// Reduces an action and records all facts about the reduction. Also returns the number of the
  /// entry.
  private func recordFully(
    _ action: Action, _ sender: Sender, isReentrant: Bool, before: State
  ) -> (effect: Effect<Action>, entry: Int) {
    var effect = Effect<Action>.none
    // A copy, because a reducer may read the store while the recorder runs.
    var recorder = recorder
    let notes = recorder.record {
      effect = reducer.reduce(into: &working, action: action)
    }
    self.recorder = recorder
    journal?.append(
      JournalEntry(
        number: notes.number, time: notes.time, duration: notes.duration, action: action,
        sender: RecordedSender(sender), isReentrant: isReentrant, before: before,
        after: working, reducers: notes.record.reducers, reads: notes.record.reads))
    if isWatched {
      watch.tell(
        .reduced(
          ReducedAction(
            notes, action: action, sender: sender, isReentrant: isReentrant,
            isToBeReceived: isToBeReceived(from: sender), before: before, after: working)))
    }
    return (effect, notes.number)
  }

  private func isToBeReceived(from sender: Sender) -> Bool {
    inspector?.mustReceive(from: sender) ?? false
  }

  private func publish() {
    publication.willChange()
    _ = replaceState()
    publication.didChange()
  }

  /// Returns the old state, so that it is released after the assignment. Its deinitializers may
  /// read the store, which must not happen during the assignment.
  private func replaceState() -> State {
    let old = state
    state = working
    return old
  }

  func noteAccess() { publication.noteAccess() }

  func observe(_ observer: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    publication.add(observer)
  }
}

extension Root {
  /// Returns the parent node of an action's effects.
  private func parent(for sender: Sender) -> EffectNode {
    switch sender {
    // Actions that an effect sends after its end have no parent.
    case .effect(let node, _): node.isWorkDone ? trunk : node
    case .caller, .reducer: spare
    }
  }

  /// Returns the caller's node, if it has children.
  private func node(of parent: EffectNode, _ sender: Sender) -> EffectNode? {
    guard parent === spare, parent.hasChildren else { return nil }
    if isWatched { parent.watch = watch }
    trunk.adopt(parent)
    spare = EffectNode(.action)
    return parent
  }

  /// Queues an action that a reducer returned as `.send`.
  func enqueue(_ action: QueuedAction<Action>, _ origin: ActionOrigin) {
    if isInspected, let inspector, inspector.holdsBack(action.action, origin.sender) { return }
    if origin.isOfSequence { origin.parent.sendsQueued += 1 }
    queue.append(action, origin)
  }
}
