// A library that is run from its source makes more events than its callers need. Events that no
// line of the program caused, and that don't affect the program's other events, aren't recorded
// (`isHiddenInLibraries`), or are removed after the run if that depends on later events.

extension [Event] {
  package var withoutInternals: [Event] {
    guard contains(where: \.isInternal) else { return self }
    var events = shown.withoutEmptyScopes.withIssuesAfterActions
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

  /// The events without a library's overrides during which nothing happened.
  private var withoutEmptyScopes: [Event] {
    var removed: Set<Int> = []
    var last: [LaneID: Int] = [:]
    for (index, event) in enumerated() {
      defer { if !removed.contains(index) { last[event.lane] = index } }
      guard case .scopeLeft(let id, threw: false) = event.kind, let before = last[event.lane],
        self[before].isInternal, case .scopeEntered(let scope) = self[before].kind, scope.id == id
      else { continue }
      removed.formUnion([before, index])
      last[event.lane] = nil
    }
    return removed.isEmpty ? self : indices.filter { !removed.contains($0) }.map { self[$0] }
  }

  /// The events with each issue of a store after the action that was being reduced, which causes
  /// it.
  private var withIssuesAfterActions: [Event] {
    var events = self
    var issues: [LaneID: [Int]] = [:]
    for index in events.indices {
      let event = events[index]
      switch event.kind {
      case .issueReported where event.isInternal: issues[event.lane, default: []].append(index)
      case .store(.reduced):
        for issue in (issues[event.lane] ?? []).reversed() {
          let moved = events[issue]
          for between in issue..<index { events[between] = events[between + 1] }
          events[index] = moved
        }
        issues[event.lane] = nil
      default: issues[event.lane] = nil
      }
    }
    return events
  }

  private struct Hidden {
    var scopes: Set<ScopeID> = []

    mutating func isInternal(_ event: Event) -> Bool {
      switch event.kind {
      case .scopeLeft(let id, _): return scopes.contains(id)
      case .scopeEntered(let scope):
        guard event.isInternal, scope.overrides.isEmpty else { return false }
        scopes.insert(scope.id)
        return true
      case .slept, .queueEntered, .awaited, .taskLocalRead, .wrapperCreated, .taskCancelled,
        .concurrency, .object, .laneCreated, .laneBegan, .laneEnded, .dependencyRead,
        .dependencyPrepared, .printed, .issueReported, .valueShown, .lost, .store:
        return false
      }
    }
  }
}

extension Event.Kind {
  /// Whether such events are never shown if a library makes them in its own code.
  var isHiddenInLibraries: Bool {
    switch self {
    case .slept, .queueEntered, .awaited, .taskLocalRead, .wrapperCreated, .taskCancelled,
      .concurrency, .object:
      true
    case .scopeEntered, .scopeLeft, .laneCreated, .laneBegan, .laneEnded, .dependencyRead,
      .dependencyPrepared, .printed, .issueReported, .valueShown, .lost, .store:
      false
    }
  }

  /// Whether it is reported also without a trace.
  var isReport: Bool {
    switch self {
    case .printed, .issueReported, .valueShown: true
    case .scopeEntered, .scopeLeft, .laneCreated, .laneBegan, .laneEnded, .taskLocalRead,
      .dependencyRead, .wrapperCreated, .dependencyPrepared, .taskCancelled, .queueEntered,
      .awaited, .slept, .lost, .concurrency, .object, .store:
      false
    }
  }

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
