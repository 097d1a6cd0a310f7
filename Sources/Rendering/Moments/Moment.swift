import MessageTables
import Phrases
import Recording

/// The state of a run after some of its events: a function of the trace and their number only.
struct Moment: Hashable, Sendable {
  /// One lane.
  struct LaneState: Hashable, Sendable {
    enum Phase: Hashable, Sendable {
      /// Created, but not begun.
      case ready
      case running
      /// Waiting, with a description: `T1`, `0.5 s`.
      case waiting(String)
      case ended(error: String?)
    }

    var id: LaneID
    /// The creation of the lane; nil for the main flow.
    var lane: Lane?
    var phase = Phase.running
    /// The lane's current line of the block.
    var place: Place?
    /// The scopes of its bindings, the innermost first.
    var scopes: [ScopeID] = []
    /// The scopes of its creator at its creation that it didn't inherit.
    var lost: [ScopeID] = []
  }

  /// A scope that was entered.
  struct ScopeState: Hashable, Sendable {
    var scope: Scope
    /// The line of the block that caused it.
    var place: Place?
    var isOpen = true
  }

  /// A model, or a place in the program, with its wrappers' captured values.
  struct ModelState: Hashable, Sendable {
    /// The name of its type; nil for wrappers that belong to no model.
    var type: String?
    /// Where it was made.
    var made: Place?
    /// The wrappers by the name that they read, in order.
    var wrappers: [Wrapper] = []

    struct Wrapper: Hashable, Sendable {
      var name: String
      var captured: [Scope.Override]
      /// The override that it missed from its model's maker.
      var missed: Loss.Child?
    }
  }

  /// A default that was computed and cached.
  struct CacheEntry: Hashable, Sendable {
    var context: Provider
    var name: String
    var value: String
    var used: Provider
    /// Where it was first read.
    var place: Place?
    var lane: LaneID
  }

  struct Output: Hashable, Sendable {
    var number: Int
    var lane: LaneID
    var text: String
  }

  /// The last happening; nil before the first one.
  private(set) var happening: Happening?
  private(set) var lanes: [LaneState] = []
  private(set) var scopes: [ScopeState] = []
  private(set) var models: [ModelState] = []
  private(set) var caches: [CacheEntry] = []
  private(set) var output: [Output] = []
  var stores: [StoreState] = []
  /// The index in `models` of each making, by the execution that made it.
  private var makings: [Int: Int] = [:]
  private var laneIndices: [LaneID: Int] = [:]
  private var scopeIndices: [ScopeID: Int] = [:]

  /// - Parameter count: The number of events that have happened.
  init(_ happenings: Happenings, after count: Int) {
    for happening in happenings.all.prefix(count) { add(happening) }
  }

  /// The number of parts that a copy contains.
  var partCount: Int { lanes.count + scopes.count + models.count + output.count }

  func lane(_ id: LaneID) -> LaneState? { laneIndices[id].map { lanes[$0] } }

  /// Returns a scope that was entered, even if it was left.
  func scope(_ id: ScopeID) -> ScopeState? { scopeIndices[id].map { scopes[$0] } }

  /// The lanes that wait for something.
  var waiting: [LaneState] {
    lanes.filter { if case .waiting = $0.phase { true } else { false } }
  }

  /// Returns the value of a task-local or an override of this name in a lane, and its scope.
  func binding(of name: String, in lane: LaneID) -> (value: String, scope: ScopeState)? {
    var isReplaced = false
    for id in laneIndices[lane].map({ lanes[$0].scopes }) ?? [] {
      guard let index = scopeIndices[id] else { continue }
      let scope = scopes[index].scope
      if let value = scope.values[name], scope.isTaskLocal || !isReplaced {
        return (value, scopes[index])
      }
      if scope.replacement != nil { isReplaced = true }
    }
    return nil
  }

  // MARK: One event more

  mutating func add(_ happening: Happening) {
    let event = happening.event
    self.happening = happening
    let lane = index(of: event.lane)
    if lanes[lane].phase != .ready, !event.kind.isAboutSleep { lanes[lane].phase = .running }
    if let place = happening.place { lanes[lane].place = place }
    switch event.kind {
    case .scopeEntered(let scope):
      scopeIndices[scope.id] = scopes.count
      scopes.append(ScopeState(scope: scope, place: happening.place))
      lanes[lane].scopes.insert(scope.id, at: 0)
    case .scopeLeft(let id, _):
      lanes[lane].scopes.removeAll { $0 == id }
      if let index = scopeIndices[id] { scopes[index].isOpen = false }
    case .laneCreated(let created):
      let index = index(of: created.id)
      lanes[index] = LaneState(
        id: created.id, lane: created, phase: .ready, place: happening.place)
    case .laneBegan(let inheritance):
      lanes[lane].phase = .running
      lanes[lane].scopes = inheritance.arrived
      if case .nothing(let lost) = inheritance { lanes[lane].lost = lost }
    case .laneEnded(let error): lanes[lane].phase = .ended(error: error)
    case .awaited(let other): lanes[lane].phase = .waiting(other.name)
    case .slept(let seconds): lanes[lane].phase = .waiting(readable(seconds: seconds))
    case .dependencyRead(let name, let value, let origin, _):
      cache(name, value, origin, happening)
    case .wrapperCreated(let name, let captured): capture(name, captured, event)
    case .printed(let text):
      output.append(Output(number: event.number, lane: event.lane, text: text))
    case .taskLocalRead, .dependencyPrepared, .queueEntered, .issueReported, .taskCancelled,
      .valueShown:
      break
    case .lost(let loss): add(loss, happening)
    case .concurrency(let note): add(note, happening)
    case .object(let note): add(note, happening)
    case .store(let note): add(note, happening)
    }
  }

  mutating func setPhase(_ phase: LaneState.Phase, of lane: LaneID) {
    lanes[index(of: lane)].phase = phase
  }

  private mutating func index(of lane: LaneID) -> Int {
    if let index = laneIndices[lane] { return index }
    laneIndices[lane] = lanes.count
    lanes.append(LaneState(id: lane))
    return lanes.count - 1
  }

  private mutating func cache(
    _ name: String, _ value: String, _ origin: DependencyOrigin, _ happening: Happening
  ) {
    switch origin {
    case .computed(let context, let used, _), .missing(let context, let used, _):
      caches.removeAll { $0.context == context && $0.name == name }
      caches.append(
        CacheEntry(
          context: context, name: name, value: value, used: used, place: happening.event.place,
          lane: happening.event.lane))
    case .overridden, .captured, .process, .cached, .prepared, .store: break
    }
  }

  /// Records a loss in the last wrapper of such a model.
  mutating func miss(_ loss: Loss.Child, _ making: Making) {
    let index = making.activation.flatMap { makings[$0] } ?? models.indices.last
    guard let index, let wrapper = models[index].wrappers.indices.last else { return }
    models[index].wrappers[wrapper].missed = loss
  }

  private mutating func capture(_ name: String, _ captured: [Scope.Override], _ event: Event) {
    let wrapper = ModelState.Wrapper(name: name, captured: captured)
    let making = Making(event.calls)
    if let execution = making.activation, let index = makings[execution] {
      models[index].wrappers.append(wrapper)
      return
    }
    // Wrappers that are passed to a memberwise initializer are made before it runs.
    if making.activation == nil, let type = making.type, let last = models.indices.last,
      models[last].type == type, models[last].made == making.place,
      !models[last].wrappers.contains(where: { $0.name == name })
    {
      models[last].wrappers.append(wrapper)
      return
    }
    if let execution = making.activation { makings[execution] = models.count }
    models.append(
      ModelState(type: making.type, made: making.place ?? event.place, wrappers: [wrapper]))
  }
}

extension Scope {
  fileprivate var isTaskLocal: Bool { if case .taskLocal = content { true } else { false } }

  /// Its bindings or overrides, by name.
  var values: [String: String] {
    if case .taskLocal(let name, let value) = content { return [name: value] }
    return Dictionary(overrides.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }
}

extension Event.Kind {
  /// Whether it adds information about a sleep that has begun.
  fileprivate var isAboutSleep: Bool {
    if case .concurrency(.leavesFree) = self { true } else { false }
  }
}

extension Inheritance {
  /// The inherited scopes.
  var arrived: [ScopeID] {
    switch self {
    case .copied(let scopes), .shared(let scopes): scopes
    case .divided(let copied, let shared): copied + shared
    case .nothing: []
    }
  }
}
