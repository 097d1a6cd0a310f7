import Recording

/// The bindings and overrides in effect where elements of streams were yielded, and in tasks that other lanes
/// await. A stream carries only the element, so its receiver doesn't have these values; and a task has those of its
/// creator, whoever awaits it.
struct CarriedBindings {
  /// A value of a task that another lane awaits, which has another one.
  struct Difference {
    var name: String
    var ofTask: String
    var ofReader: String
  }

  /// The values that the task reads and that differ from those of the lane that awaits it, by the number of the wait.
  private(set) var differences: [Int: Difference] = [:]
  /// The place of the binding or the override, by the number of the first read in a lane that
  /// returned a default.
  private(set) var missed: [Int: Place] = [:]

  private typealias Bindings = [String: Place]

  init(_ happenings: Happenings) {
    var scopes: [ScopeID: Scope] = [:]
    var open: [LaneID: [ScopeID]] = [:]
    var yields: [ConcurrencyFacts.Element: Bindings] = [:]
    var received: [LaneID: ConcurrencyFacts.Element] = [:]
    var told: Set<String> = []
    var arrived: [LaneID: [ScopeID]] = [:]
    var reads: [LaneID: Set<String>] = [:]
    var waits: [(number: Int, lane: LaneID, differences: [Difference])] = []
    func value(of name: String, in scopeIDs: [ScopeID]) -> (scope: ScopeID, value: String)? {
      for id in scopeIDs.reversed() {
        if let value = scopes[id]?.values[name] { return (id, value) }
      }
      return nil
    }
    func miss(_ name: String, _ event: Event) {
      guard let place = received[event.lane].flatMap({ yields[$0]?[name] }),
        told.insert("\(event.lane.name) \(name)").inserted
      else { return }
      missed[event.number] = place
    }
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .scopeEntered(let scope):
        scopes[scope.id] = scope
        open[event.lane, default: []].append(scope.id)
      case .scopeLeft(let scope, _): open[event.lane]?.removeAll { $0 == scope }
      case .laneBegan(let inheritance):
        open[event.lane] = inheritance.arrived
        arrived[event.lane] = inheritance.arrived
      case .awaited(let lane):
        let names = Set((arrived[lane] ?? []).flatMap { scopes[$0]?.values.keys.map { $0 } ?? [] })
        let found = names.sorted().compactMap { name -> Difference? in
          guard let own = value(of: name, in: arrived[lane] ?? []),
            let other = value(of: name, in: open[event.lane] ?? []),
            own.scope != other.scope, own.value != other.value
          else { return nil }
          return Difference(name: name, ofTask: own.value, ofReader: other.value)
        }
        if !found.isEmpty { waits.append((event.number, lane, found)) }
      case .concurrency(.streamYielded(let stream, let number, _, _)):
        guard let bound = open[event.lane], !bound.isEmpty else { break }
        var bindings: Bindings = [:]
        for scope in bound.compactMap({ scopes[$0] }) {
          for (name, place) in scope.bindings { bindings[name] = place }
        }
        yields[ConcurrencyFacts.Element(stream: stream, number: number)] = bindings
      case .concurrency(.streamReceived(let stream, let number, _)):
        received[event.lane] = ConcurrencyFacts.Element(stream: stream, number: number)
      case .concurrency(.streamEnded): received[event.lane] = nil
      case .taskLocalRead(let name, _, let origin):
        reads[event.lane, default: []].insert(name)
        if case .defaultValue(.neverBound) = origin { miss(name, event) }
      case .dependencyRead(let name, _, let origin, let error):
        reads[event.lane, default: []].insert(name)
        if error == nil, origin.isDefault { miss(name, event) }
      default: break
      }
    }
    for wait in waits {
      differences[wait.number] = wait.differences.first {
        reads[wait.lane]?.contains($0.name) == true
      }
    }
  }
}

extension Scope {
  /// The names that the scope sets, with the places.
  fileprivate var bindings: [(String, Place)] {
    if case .taskLocal(let name, _) = content { return [(name, place)] }
    return overrides.map { ($0.name, $0.place ?? place) }
  }
}

extension DependencyOrigin {
  /// Whether no override was in effect or captured.
  fileprivate var isDefault: Bool {
    switch self {
    case .cached, .computed, .missing, .prepared: true
    case .overridden, .captured, .process, .store: false
    }
  }
}
