import Recording

/// An event with its cause.
struct Happening: Hashable, Sendable {
  var event: Event
  var cause: Cause
  /// The number of the lane's visit to the line, from 1; nil for a single visit.
  var time: Int?

  var number: Int { event.number }
  /// The line of the block to which it belongs.
  var place: Place? { cause.place ?? event.place }
}

/// Happenings in order. They refer to the trace's events without copying them, because there may be
/// a million.
struct HappeningList: RandomAccessCollection, Sendable {
  private let events: [Event]
  private var causes: [Cause] = []
  /// 0 without a number.
  private var times: [Int32] = []

  fileprivate init(_ events: [Event]) {
    self.events = events
    causes.reserveCapacity(events.count)
    times.reserveCapacity(events.count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { causes.count }

  subscript(index: Int) -> Happening {
    let time = times[index]
    return Happening(
      event: events[index], cause: causes[index], time: time == 0 ? nil : Int(time))
  }

  /// Adds the facts about the next event.
  fileprivate mutating func append(_ cause: Cause, time: Int?) {
    causes.append(cause)
    times.append(Int32(truncatingIfNeeded: time ?? 0))
  }

  /// Removes the numbers of single visits.
  fileprivate mutating func removeTimes(where isOnce: (LaneID, Int) -> Bool) {
    for index in causes.indices where times[index] != 0 {
      if let line = causes[index].place?.line, isOnce(events[index].lane, line) { times[index] = 0 }
    }
  }
}

/// All events, each with its cause. Every picture of a trace is drawn from them.
struct Happenings: Sendable {
  let all: HappeningList
  /// The files of the program, if it has several.
  let files: ProgramFiles?
  /// The names of actions and effects of stores.
  let stores: StoreBook
  /// The happenings of each lane that was the task of an effect.
  private let courses: [LaneID: [Int]]
  private let scopes: [ScopeID: Int]
  /// The bindings of each task-local.
  private let bindings: [String: [Int]]
  /// The entry, in a function, of the scope whose override a read returned, by the number of the
  /// read.
  private let overrideEntries: [Int: Int]
  /// Whether the program binds, overrides or reads a value.
  let hasBindings: Bool
  /// Whether the program binds a task-local.
  var hasTaskLocals: Bool { !bindings.isEmpty }
  private let creations: [LaneID: Int]

  /// A kind of object that the program makes at a place, and the happenings that made it.
  private struct Product: Hashable {
    var model: String?
    var place: Place?
  }

  private struct Makings {
    var first: Int
    var isOfOneLine = true
  }

  private let makings: [Product: Makings]

  /// A place at which defaults were computed.
  private struct Computation: Hashable {
    var context: Provider
    var place: Place
  }

  /// The first happening of each, and whether one line caused all of them.
  private let computations: [Computation: Makings]
  /// The computations of static or global variables with ingredients.
  private let variables: [Variable: Int]

  /// A static, global or lazy variable, by its name and one of its ingredients, because each object
  /// has its own lazy property.
  private struct Variable: Hashable {
    var name: String
    var ingredient: Loss.Ingredient
  }

  init(_ trace: Trace, _ source: SourceLines) {
    files = ProgramFiles(trace.sources)
    var causes = Causes(trace, source)
    var times = Times()
    var all = HappeningList(trace.events)
    var (scopes, creations): ([ScopeID: Int], [LaneID: Int]) = ([:], [:])
    var makings: [Product: Makings] = [:]
    var computations: [Computation: Makings] = [:]
    var variables: [Variable: Int] = [:]
    var bindings: [String: [Int]] = [:]
    var overrideEntries: [Int: Int] = [:]
    var open: [LaneID: [(scope: Scope, index: Int)]] = [:]
    var hasBindings = false
    func note(_ known: Makings?, _ cause: Cause) -> Makings {
      var known = known ?? Makings(first: all.count)
      if known.first < all.count, all[known.first].place?.line != cause.place?.line {
        known.isOfOneLine = false
      }
      return known
    }
    var (stores, courses): (StoreBook, [LaneID: [Int]]) = (StoreBook(), [:])
    for event in trace.events {
      let cause = causes.cause(of: event)
      stores.note(event)
      if stores.effect(of: event.lane) != nil {
        courses[event.lane, default: []].append(all.count)
      }
      switch event.kind {
      case .scopeEntered(let scope):
        scopes[scope.id] = all.count
        open[event.lane, default: []].append((scope, all.count))
        hasBindings = true
        if case .taskLocal(let name, _) = scope.content {
          bindings[name, default: []].append(all.count)
        }
      case .scopeLeft(let id, _): open[event.lane]?.removeAll { $0.scope.id == id }
      case .taskLocalRead: hasBindings = true
      case .dependencyRead(let name, _, .overridden(let place?, [], _), _):
        let entry = open[event.lane]?.last { $0.scope.overrides(name, at: place) }
        if let entry, all[entry.index].ownPlace != nil {
          overrideEntries[event.number] = entry.index
        }
      case .laneCreated(let lane): creations[lane.id] = all.count
      case .wrapperCreated:
        let making = Making(event.calls)
        let product = Product(model: making.type, place: making.place)
        makings[product] = note(makings[product], cause)
      case .dependencyRead(_, _, .computed(let context, _, _), _),
        .dependencyRead(_, _, .missing(let context, _, _), _):
        hasBindings = true
        guard let place = event.place else { break }
        let computation = Computation(context: context, place: place)
        computations[computation] = note(computations[computation], cause)
      case .lost(.computed(let computed)):
        for ingredient in computed.ingredients {
          let variable = Variable(name: computed.name, ingredient: ingredient)
          variables[variable] = variables[variable] ?? all.count
        }
      default: break
      }
      all.append(cause, time: times.time(of: event, cause))
    }
    all.removeTimes { times.count($0, $1) < 2 }
    self.all = all
    self.stores = stores
    self.courses = courses
    self.scopes = scopes
    self.bindings = bindings
    self.hasBindings = hasBindings
    self.overrideEntries = overrideEntries
    self.creations = creations
    self.makings = makings
    self.computations = computations
    self.variables = variables
  }

  /// Returns the last happening in the lane of an effect before an event.
  func last(of lane: LaneID, before number: Int) -> Happening? {
    courses[lane]?.last { all[$0].number < number }.map { all[$0] }
  }

  /// Returns the happening that entered a scope.
  func entry(of scope: ScopeID) -> Happening? { scopes[scope].map { all[$0] } }

  /// Returns the happening, in a function, that set the override which a read in its lane returned.
  func overrideEntry(ofRead number: Int) -> Happening? { overrideEntries[number].map { all[$0] } }

  /// A binding that was made after a task had started, which therefore doesn't have it.
  struct LaterBinding {
    var reader: LaneID
    /// The task, which is the reader or one that the reader inherits from.
    var task: LaneID
    var creation: Happening
    var binding: Happening
  }

  /// Returns the binding that a reader of a default misses because it was made too late.
  func laterBinding(
    of name: String, _ origin: TaskLocalOrigin, _ read: Event
  ) -> LaterBinding? {
    guard origin == .defaultValue(.neverBound), let bindings = bindings[name] else { return nil }
    var task = read.lane
    while let creation = creation(of: task), case .laneCreated(let lane) = creation.event.kind,
      lane.kind.inherits
    {
      let creator = creation.event.lane
      let later = bindings.last { index in
        let event = all[index].event
        return event.lane == creator && event.number > creation.number
          && event.number < read.number
      }
      if let later {
        return LaterBinding(
          reader: read.lane, task: task, creation: creation, binding: all[later])
      }
      task = creator
    }
    return nil
  }

  /// Returns the binding that the creator of a task made after the task's start, if the task reads an
  /// earlier one, which it copied.
  func rebinding(of name: String, _ origin: TaskLocalOrigin, _ read: Event) -> LaterBinding? {
    guard case .bound(let scope, _, let journey) = origin, let hop = journey.last,
      hop.lane == read.lane, hop.carrier == nil, let bindings = bindings[name],
      let creation = creation(of: read.lane)
    else { return nil }
    let later = bindings.last { index in
      guard case .scopeEntered(let other) = all[index].event.kind else { return false }
      let event = all[index].event
      return other.id != scope && event.lane == creation.event.lane
        && event.number > creation.number && event.number < read.number
    }
    return later.map {
      LaterBinding(reader: read.lane, task: read.lane, creation: creation, binding: all[$0])
    }
  }

  /// Returns the happening that made a model, if one line caused all those at the place.
  func making(of model: String?, at place: Place) -> Happening? {
    makings[Product(model: model, place: place)].flatMap { $0.isOfOneLine ? all[$0.first] : nil }
  }

  /// Returns the happening that computed a default, if one line caused all those at the place.
  func computation(in context: Provider, at place: Place) -> Happening? {
    computations[Computation(context: context, place: place)].flatMap {
      $0.isOfOneLine ? all[$0.first] : nil
    }
  }

  /// Returns the happening that computed a static or global variable.
  func computation(of variable: String, from ingredient: Loss.Ingredient) -> Happening? {
    variables[Variable(name: variable, ingredient: ingredient)].map { all[$0] }
  }

  /// Returns the happening that created a lane.
  func creation(of lane: LaneID) -> Happening? { creations[lane].map { all[$0] } }

  /// Returns whether a lane is a `Thread` of the program.
  func isThread(_ lane: LaneID) -> Bool {
    guard case .laneCreated(let lane)? = creation(of: lane)?.event.kind, case .thread = lane.kind
    else { return false }
    return true
  }
}

extension Scope {
  /// Whether it sets an override of the dependency at a place.
  fileprivate func overrides(_ name: String, at place: Place) -> Bool {
    overrides.contains { $0.place == place && $0.isOf(name) }
  }
}

extension LaneKind {
  /// Whether the lane has the bindings of its creator.
  fileprivate var inherits: Bool {
    switch self {
    case .task, .asyncLet, .groupChild: true
    case .main, .detachedTask, .test, .dispatch, .thread: false
    }
  }
}

extension Happening {
  /// The place in a function; nil for an event of the block itself.
  var ownPlace: Place? { cause.path.last?.place }
}

extension Happenings {
  /// Returns whether a lane runs a test.
  func isTest(_ lane: LaneID) -> Bool {
    guard case .laneCreated(let lane)? = creation(of: lane)?.event.kind, case .test = lane.kind
    else { return false }
    return true
  }

  /// The lines of functions that happenings show as their own places.
  var citedLines: Set<Int> {
    Set(
      all.compactMap { happening in
        // A trace shows few of these events, and cites their lines itself.
        if case .concurrency(.wrote) = happening.event.kind { return nil }
        return happening.ownPlace?.line
      })
  }
}
