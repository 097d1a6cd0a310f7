import Recording

/// The bindings and overrides in effect where elements of streams were yielded. A stream carries
/// only the element, so its receiver doesn't have these values.
struct StreamBindings {
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
      case .laneBegan(let inheritance): open[event.lane] = inheritance.arrived
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
      case .taskLocalRead(let name, _, .defaultValue(.neverBound)):
        miss(name, event)
      case .dependencyRead(let name, _, let origin, nil) where origin.isDefault:
        miss(name, event)
      default: break
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
