import Recording

/// Values that were set before a read that returned a default, and that the read could be expected
/// to return.
struct EarlierValues {
  enum Earlier: Hashable {
    /// A binding or an override that has ended. A function that is stored reads
    /// the values in effect when it is called.
    case ended(name: String, value: String, Place)
    /// A context that was set inside of the override. It chooses only among defaults.
    case context(String, Place)
    /// A value that was prepared for another context.
    case prepared(Place)
    /// An override that reached the lane only inside of a `yield`, which has ended.
    case onlyInYield(override: Place, yield: Place)
    /// The closure that reads the value overrides it in a later line.
    case beforeOverride(name: String, Place)
    /// An object in a default that was computed now, which an earlier default of the dependency
    /// contained too.
    case shared(object: String, Place)
    /// An object that was computed for another context, in whose cache it is.
    case otherContext(object: String, Provider)
    /// An object in the default of a task-local, which another lane read before.
    case sharedDefault(object: String, Place, by: LaneID)
  }

  /// The earlier value by the number of the read.
  private(set) var earlier: [Int: Earlier] = [:]
  /// The assignments of prepared values, by the dependency.
  private var preparations: [String: [Place]] = [:]

  init(_ happenings: Happenings) {
    var open = OpenScopes()
    var ended: [LaneID: [String: Earlier]] = [:]
    var prepared: [String: Place] = [:]
    var lastReads: [LaneID: Int] = [:]
    /// Where the first default with an object was computed, by the dependency and the object.
    var objects: [String: [String: (place: Place, lane: LaneID)]] = [:]
    /// The context for which the first default with each of these objects was computed.
    var contexts: [String: [String: Provider]] = [:]
    /// The dependencies whose overrides a loss has told.
    var told: Set<String> = []
    /// The lanes for which a trace has said that they share the object of a default.
    var sharers: Set<LaneID> = []
    /// The dependencies that were read in a context that a wrapper captured.
    var keepers: Set<String> = []
    var yields = Yields()
    /// The reads of each lane since its last scope, which may be in the closure of the next one.
    var recent: [LaneID: [(number: Int, name: String, place: Place)]] = [:]
    for happening in happenings.all {
      let event = happening.event
      if case .dependencyRead(let name, _, _, _) = event.kind, !event.isForChange,
        let place = event.place
      {
        recent[event.lane, default: []].append((event.number, name, place))
      }
      switch event.kind {
      case .scopeEntered(let scope):
        open.enter(scope, on: event.lane)
        yields.enter(scope, on: event.lane)
        for read in recent.removeValue(forKey: event.lane) ?? [] {
          if let override = scope.override(of: read.name, after: read.place) {
            earlier[read.number] = .beforeOverride(name: read.name, override)
          }
        }
      case .scopeLeft(let id, _):
        yields.leave(id, on: event.lane)
        for (name, value, place) in open.leave(id, on: event.lane) {
          ended[event.lane, default: [:]][name] = .ended(name: name, value: value, place)
        }
      case .dependencyPrepared(let name, _):
        prepared[name] = event.place
        if let place = event.place { preparations[name, default: []].append(place) }
      case .taskLocalRead(let name, let value, .defaultValue(.neverBound)):
        lastReads[event.lane] = event.number
        for object in value.numberedObjects {
          if let first = objects[name]?[object] {
            guard first.lane != event.lane, sharers.insert(event.lane).inserted else {
              break
            }
            earlier[event.number] = .sharedDefault(object: object, first.place, by: first.lane)
          } else if let place = event.place {
            objects[name, default: [:]][object] = (place, event.lane)
          }
        }
        if earlier[event.number] != nil { break }
        guard happening.ownPlace != nil, let value = ended[event.lane]?[name] else { break }
        earlier[event.number] = value
      case .dependencyRead(_, _, .overridden(let place?, let journey, _), _) where !journey.isEmpty:
        lastReads[event.lane] = event.number
        yields.read(overriddenAt: place, on: event.lane)
      case .dependencyRead(let name, _, .overridden(_, [], _), _) where name != Self.context:
        lastReads[event.lane] = event.number
        if let own = open.innermost(name, on: event.lane),
          let context = open.innermost(Self.context, on: event.lane), context.depth > own.depth
        {
          earlier[event.number] = .context(context.value, context.place)
        }
      case .dependencyRead(let name, let value, let origin, let lost):
        lastReads[event.lane] = event.number
        if let lost, let place = yields.ended(with: lost.place, on: event.lane) {
          earlier[event.number] = .onlyInYield(override: lost.place, yield: place)
          break
        }
        guard let context = origin.defaultContext else { break }
        if case .computed(_, _, let keptBy) = origin, let place = event.place {
          if keptBy != nil { keepers.insert(name) }
          for object in value.numberedObjects {
            if let first = objects[name]?[object] {
              earlier[event.number] = .shared(object: object, first.place)
            } else {
              objects[name, default: [:]][object] = (place, event.lane)
              let other = contexts[name]?.filter { $0.value != context }.min { $0.key < $1.key }
              contexts[name, default: [:]][object] = context
              guard let other else { continue }
              earlier[event.number] = .otherContext(object: other.key, other.value)
            }
          }
          if earlier[event.number] != nil { break }
        }
        if case .cached = origin {
        } else if let place = prepared[name] {
          earlier[event.number] = .prepared(place)
          break
        }
        guard happening.ownPlace != nil else { break }
        // Once for each override, because the default may be read often.
        if name != Self.context, !told.contains(name),
          let own = ended[event.lane]?.removeValue(forKey: name)
        {
          earlier[event.number] = own
          break
        }
        guard !keepers.contains(name),
          case .ended(_, let value, _)? = ended[event.lane]?[Self.context],
          value != ".\(context.rawValue)", open.innermost(Self.context, on: event.lane) == nil
        else { break }
        earlier[event.number] = ended[event.lane]?[Self.context]
      case .lost(let loss):
        if case .child(let child) = loss { told.insert(child.override.name) }
        if let read = lastReads[event.lane] { earlier[read] = nil }
      default: break
      }
    }
  }

  /// Returns the origin of a read with the line of the assignment, in place of the line of the call that
  /// prepared the value.
  func withAssignment(_ origin: DependencyOrigin, of name: String) -> DependencyOrigin {
    guard case .prepared(let context, let call?) = origin,
      let place = preparations[name]?.last(where: { $0 >= call })
    else { return origin }
    return .prepared(context: context, place: place)
  }

  private static let context = "context"
}

extension Scope {
  /// Returns where its closure overrides a dependency, if that is after a read in the same closure.
  fileprivate func override(of name: String, after read: Place) -> Place? {
    guard case .dependencies(let overrides) = content, place < read else { return nil }
    return overrides.first { $0.name == name && ($0.place.map { $0 > read } ?? false) }?.place
  }
}

/// The overrides that were read inside of each lane's yields.
private struct Yields {
  private var open: [LaneID: [(scope: ScopeID, place: Place)]] = [:]
  private var reached: [LaneID: [Place: Place]] = [:]

  mutating func enter(_ scope: Scope, on lane: LaneID) {
    guard case .yielded = scope.content else { return }
    open[lane, default: []].append((scope.id, scope.place))
  }

  mutating func leave(_ scope: ScopeID, on lane: LaneID) {
    open[lane]?.removeAll { $0.scope == scope }
  }

  mutating func read(overriddenAt place: Place, on lane: LaneID) {
    if let yield = open[lane]?.last { reached[lane, default: [:]][place] = yield.place }
  }

  /// Returns the yield in which an override of this place was read, if it has ended.
  func ended(with override: Place, on lane: LaneID) -> Place? {
    open[lane]?.isEmpty == false ? nil : reached[lane]?[override]
  }
}

/// The scopes that each lane has entered and not left, with what they set.
private struct OpenScopes {
  typealias Setting = (name: String, value: String, place: Place)

  private var settings: [ScopeID: [Setting]] = [:]
  /// The innermost scope is the last one.
  private var stacks: [LaneID: [ScopeID]] = [:]

  mutating func enter(_ scope: Scope, on lane: LaneID) {
    stacks[lane, default: []].append(scope.id)
    switch scope.content {
    case .taskLocal(let name, let value): settings[scope.id] = [(name, value, scope.place)]
    case .dependencies(let overrides):
      settings[scope.id] = overrides.map { ($0.name, $0.value, $0.place ?? scope.place) }
    case .dependenciesFrom, .yielded: break
    }
  }

  /// Returns what the scope has set.
  mutating func leave(_ scope: ScopeID, on lane: LaneID) -> [Setting] {
    stacks[lane]?.removeAll { $0 == scope }
    return settings.removeValue(forKey: scope) ?? []
  }

  /// Returns how the innermost scope that sets a name sets it, and how many scopes are around it.
  func innermost(
    _ name: String, on lane: LaneID
  ) -> (depth: Int, value: String, place: Place)? {
    for (depth, scope) in (stacks[lane] ?? []).enumerated().reversed() {
      if let setting = settings[scope]?.first(where: { $0.name == name }) {
        return (depth, setting.value, setting.place)
      }
    }
    return nil
  }
}

extension DependencyOrigin {
  /// The context whose default was read; nil for other origins.
  fileprivate var defaultContext: Provider? {
    switch self {
    case .computed(let context, _, _), .missing(let context, _, _), .cached(let context, _): context
    case .overridden, .captured, .process, .prepared, .store: nil
    }
  }
}

extension String {
  /// The objects with numbers in the text of a value: `Basket #1`.
  var numberedObjects: [String] {
    guard contains(" #") else { return [] }
    let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }
    return zip(parts, parts.dropFirst()).compactMap { name, number in
      number.first == "#" && number.count > 1 ? "\(name) \(number)" : nil
    }
  }
}
