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
  private(set) var phase = Phase.idle
  private var queue = ActionQueue<Action>()
  /// The node for the next caller's action; made anew only once it was needed.
  private var spare = EffectNode(.action)
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
  /// What a test store wants to know of every action.
  weak var inspector: (any ActionInspector<State, Action>)?
  /// Ids that were reported to be shared; once for each.
  var reportedIDs: Set<CancelID> = []
  /// When throttled effects may start again.
  var throttles: [CancelID: ThrottleState] = [:]

  init(
    state: State, reducer: any Reducer<State, Action>, dependencies: DependencyValues.Continuation,
    journal: Journal<State, Action>?, launcher: EffectLauncher
  ) {
    self.state = state
    working = state
    self.reducer = reducer
    self.dependencies = dependencies
    self.journal = journal
    self.launcher = launcher
  }

  deinit {
    // Effects hold their store weakly, so this is the end of them.
    Task { @MainActor [trunk] in trunk.cancelAll() }
  }

  func send(_ action: Action, from sender: Sender) -> EffectNode? {
    if let inspector, inspector.holdsBack(action, sender) { return nil }
    let parent = parent(for: sender)
    guard phase == .idle else {
      enqueue(action, sender, parent)
      return nil
    }
    phase = .reducing
    process(action, sender, below: parent, isReentrant: false)
    settle()
    phase = .idle
    return node(of: parent, sender)
  }

  /// Starts effects outside of a send, as when one follows another that has ended; what they send at
  /// once is reduced when all are started.
  func startLater(_ start: () -> Void) {
    guard phase == .idle else { return start() }
    phase = .reducing
    start()
    if !queue.isEmpty { settle() }
    phase = .idle
  }

  private func enqueue(_ action: Action, _ sender: Sender, _ parent: EffectNode) {
    if phase == .reducing, case .caller(let place) = sender {
      report(.reentrantSend(action: action), at: place)
    }
    queue.append(action, from: sender, below: parent, isReentrant: phase == .reducing)
  }

  /// Reduces what is queued and publishes, until neither reducers nor observers send any more.
  private func settle() {
    repeat {
      phase = .reducing
      drain()
      phase = .publishing
      publish()
    } while !queue.isEmpty
  }

  /// As many processed actions as are kept: a chain may be longer than memory.
  private static var longest: Int { 1024 }

  /// Reduces what is queued, including what comes meanwhile.
  private func drain() {
    while !queue.isEmpty {
      var index = 0
      while index < queue.count {
        let origin = queue.origins[index]
        process(
          queue.actions[index], origin.sender, below: origin.parent,
          isReentrant: origin.isReentrant)
        index += 1
        if index == Self.longest {
          _ = queue.takeFirst(index)
          index = 0
        }
      }
      // What was processed lives until here: when it goes, its end may send.
      _ = queue.takeAll()
    }
  }

  private func process(
    _ action: Action, _ sender: Sender, below parent: EffectNode, isReentrant: Bool
  ) {
    let observation = StoreObservation.current
    guard journal != nil || observation != nil else {
      let effect = reduce(action)
      inspector?.processed(action, sender, working)
      if effect.isNone { return }
      return take(effect, of: action, sender, below: parent, entry: 0)
    }
    let before = working
    var recorder = recorder
    let (effect, entry) = recorder.record(
      action, from: sender, isReentrant: isReentrant, before: before
    ) { (reduce(action), working) }
    self.recorder = recorder
    journal?.append(entry)
    observation?.tell(StoreEvent(entry))
    inspector?.processed(action, sender, working)
    take(effect, of: action, sender, below: parent, entry: entry.number)
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    dependencies.yield { effect = reducer.reduce(into: &working, action: action) }
    return effect
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
    trunk.adopt(parent)
    spare = EffectNode(.action)
    return parent
  }

  /// Queues an action that a reducer returned as `.send`.
  func enqueue(_ action: Action, sentBy entry: Int, _ place: Place, below parent: EffectNode) {
    if let inspector, inspector.holdsBack(action, .reducer(entry: entry, place: place)) { return }
    queue.append(
      action, from: .reducer(entry: entry, place: place), below: parent, isReentrant: false)
  }
}
