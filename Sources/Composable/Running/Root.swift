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

/// The state machine of a store: the state, the reducer, what is queued, and the effect tree.
///
/// A send reduces a copy of the published state, action by action, each one's effects being started
/// before the next one is reduced, and publishes the result once, when nothing is queued any more.
@MainActor
final class Root<State, Action>: StoreCore {
  /// What it is doing.
  enum Phase {
    case idle
    /// Actions are being reduced, and effects started.
    case reducing
    /// Observers are being told; what they send is reduced in a further round.
    case publishing
  }

  /// What everybody sees.
  private(set) var state: State
  /// What reducers change. Equal to `state` but during a send, so that it is copied once for a send
  /// and stands on the heap, whatever its size.
  private var working: State
  private let reducer: any Reducer<State, Action>
  /// What reducers see, whatever surrounds a send.
  var dependencies: DependencyValues.Continuation
  /// Gives the ids of stack elements in a test store; elsewhere it is that of the process.
  private let stackIDs: StackElementIDs?
  private(set) var phase = Phase.idle
  private let queue = ActionQueue<Action>()
  /// The node for the next caller's action; made anew only once it was needed.
  private(set) var spare = EffectNode(.action)
  private let publication = Publication()

  /// Everything that runs hangs on it.
  let trunk = EffectNode(.action)
  let scopes = EffectScope()
  /// How tasks are made.
  let launcher: EffectLauncher
  var effectCount = 0
  /// Records; `nil` while nobody wants to know.
  let journal: Journal<State, Action>?
  private var recorder = EntryRecorder()
  /// Tells who looks on, at this store alone or at all.
  private(set) lazy var watch = StoreWatch(State.self, observers: observers)
  private let observers: [StoreObserver]
  /// Whether the only observer is the tutor, which wants less than others.
  private let isNoted: Bool
  /// What a test store wants to know of every action.
  weak var inspector: (any ActionInspector<State, Action>)? {
    didSet { isInspected = inspector != nil }
  }
  /// Whether there may be one: to look for it costs more.
  private(set) var isInspected = false
  /// Ids that were reported to be shared; once for each.
  var reportedIDs: Set<CancelID> = []
  /// When throttled effects may start again.
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
    isNoted = observer == nil && !observers.isEmpty
  }

  deinit {
    // Effects hold their store weakly, so this is the end of them.
    Task { @MainActor [trunk] in trunk.cancelAll(.storeGone) }
  }

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

  /// Starts effects outside of a send, as when one follows another that has ended; what they send at
  /// once is reduced when all are started.
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

  /// Reduces with the store's dependencies.
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

  /// Publishes, and reduces what observers send then, until they don't send any more.
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

  /// Reduces what is queued, including what comes meanwhile.
  ///
  /// The dependencies are bound around all of it, and not for each action: effects have captured
  /// theirs.
  private func drain() {
    while let action = queue.next() {
      if let origin = action.origin, let next = process(action, origin) {
        followChain(from: next, origin.ofReducer(entry: 0))
      }
      // What was reduced lives until here: when it goes, its end may send.
      if queue.isEmpty { queue.forgetReduced() }
    }
  }

  /// Reduces an action and those that it leads to at once, each by the one before it, as long as
  /// nothing else waits.
  private func followChain(from first: QueuedAction<Action>, _ origin: ActionOrigin) {
    var action: QueuedAction<Action>? = first
    while let next = action { action = process(next.taken(), origin) }
  }

  /// Reduces what was queued; returns what it sends at once if nothing else waits.
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

  /// Reduces what was sent by somebody outside; without an effect it needs no origin.
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

  /// Whether somebody looks on.
  var isWatched: Bool { !observers.isEmpty || StoreObservation.current != nil }

  /// Whether somebody wants to know what happens.
  private var isRecorded: Bool { journal != nil || isWatched }

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
    if isNoted, journal == nil, StoreObservation.current == nil {
      entry = recorder.countOne()
      let outer = Steps.beginChanges()
      effect = reducer.reduce(into: &working, action: action)
      StoreObserver.note(
        action, sender, store: watch.store, number: entry, isReentrant: isReentrant,
        isToBeReceived: isInspected && isToBeReceived(from: sender), before: before,
        after: working, changes: Steps.endChanges(within: outer))
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

  /// Reduces an action and writes down everything about that; returns the number of the entry too.
  private func recordFully(
    _ action: Action, _ sender: Sender, isReentrant: Bool, before: State
  ) -> (effect: Effect<Action>, entry: Int) {
    var effect = Effect<Action>.none
    // A reducer may look at the store, so the recorder isn't being changed while it runs.
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

  /// Gives back the old state, so that it ends only afterwards: an object that goes with it may look
  /// at the store then, which it may not while the state is being assigned.
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
  /// What the effects of an action hang on.
  private func parent(for sender: Sender) -> EffectNode {
    switch sender {
    // What an effect sends after its end belongs to nothing any more.
    case .effect(let node, _): node.isWorkDone ? trunk : node
    case .caller, .reducer: spare
    }
  }

  /// The caller's node, if anything hangs on it.
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
    queue.append(action, origin)
  }
}
