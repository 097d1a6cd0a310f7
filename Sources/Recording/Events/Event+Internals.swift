// A library that is run from its source makes more events than its callers need. Events that no
// line of the program caused, and that don't affect the program's other events, are removed.

extension [Event] {
  package var withoutInternals: [Event] {
    guard contains(where: \.isInternal) else { return self }
    var events = shown
    for index in events.indices { events[index].number = index + 1 }
    return events
  }

  private var shown: [Event] {
    var hidden = Hidden()
    var rest = filter { !hidden.isInternal($0) }
    // Values that a lane inherits from a hidden scope are also hidden.
    for (index, event) in rest.enumerated() {
      guard case .laneBegan(let inheritance) = event.kind else { continue }
      rest[index].kind = .laneBegan(inheritance.without(hidden.scopes))
    }
    // A lane is shown if events happen in it.
    let busy = Set(rest.filter { !$0.kind.isLifetime }.map(\.lane))
    var idle: Set<LaneID> = []
    for case .laneCreated(let lane) in rest.filter(\.isInternal).map(\.kind) {
      if !busy.contains(lane.id) { idle.insert(lane.id) }
    }
    if idle.isEmpty { return rest }
    return rest.filter { event in
      if case .laneCreated(let lane) = event.kind { return !idle.contains(lane.id) }
      return !idle.contains(event.lane)
    }
  }

  private struct Hidden {
    var scopes: Set<ScopeID> = []

    mutating func isInternal(_ event: Event) -> Bool {
      switch event.kind {
      case .scopeLeft(let id, _): return scopes.contains(id)
      case .scopeEntered(let scope):
        guard event.isInternal, !scope.overrides else { return false }
        scopes.insert(scope.id)
        return true
      case .slept, .queueEntered, .awaited, .taskLocalRead, .wrapperCreated, .taskCancelled,
        .concurrency, .object:
        return event.isInternal
      case .laneCreated, .laneBegan, .laneEnded, .dependencyRead, .dependencyPrepared, .printed,
        .issueReported, .valueShown, .lost, .store:
        return false
      }
    }
  }
}

extension Event.Kind {
  /// Whether it only reports the existence of a lane.
  fileprivate var isLifetime: Bool {
    switch self {
    case .laneBegan, .laneEnded: true
    default: false
    }
  }
}

extension Inheritance {
  fileprivate func without(_ scopes: Set<ScopeID>) -> Inheritance {
    func rest(_ all: [ScopeID]) -> [ScopeID] { all.filter { !scopes.contains($0) } }
    return switch self {
    case .copied(let all): .copied(rest(all))
    case .shared(let all): .shared(rest(all))
    case .divided(let copied, let shared): .divided(copied: rest(copied), shared: rest(shared))
    case .nothing(let lost): .nothing(lost: rest(lost))
    }
  }
}

extension Scope {
  /// Whether it sets a dependency.
  fileprivate var overrides: Bool {
    if case .dependencies(let overrides) = content { !overrides.isEmpty } else { false }
  }
}
