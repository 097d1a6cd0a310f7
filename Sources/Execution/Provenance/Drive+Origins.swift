import Machine
import MessageTables
import Phrases
import Recording

extension Drive {
  private static let longestJourney = 64

  /// Returns why a read in this lane returned the real task-local's value.
  func origin(of declaration: TaskLocalDeclaration, bound: Bound?) -> TaskLocalOrigin {
    let newest = Provenance.chain.newestBinding(of: declaration)
    switch (bound?.node, newest) {
    case (nil, nil):
      return defaultOrigin(of: declaration)
    case (let node?, let found?) where node.isSame(as: found):
      return .bound(scope: node.scope, place: node.place, journey: journey(from: node))
    case (nil, let found?):
      return .disagreement(
        RunMessage.defaultInBinding(line: found.place.line).text)
    case (let node?, let found):
      let message: RunMessage =
        found.map { .otherBinding(line: node.place.line, known: $0.place.line) }
        ?? .bindingUnknown(line: node.place.line)
      return .disagreement(message.text)
    }
  }

  /// Returns the lanes entered on the way from a scope to this lane, in order. A very long way is
  /// truncated to its end.
  func journey(from node: ProvenanceNode) -> [Hop] {
    guard node.run == ObjectIdentifier(run) else { return [] }
    var hops: [Hop] = []
    var current: LaneState? = lane
    while let lane = current, lane.id != node.lane, hops.count < Self.longestJourney {
      hops.append(
        Hop(
          lane: lane.id, kind: lane.lane.kind, place: lane.lane.createdAt ?? node.place,
          carrier: lane.brings(node) ? nil : Provenance.chain.carrier(of: node),
          isCopied: lane.copies(node)))
      current = lane.lane.creator.flatMap(run.lane)
    }
    // A scope that reached this lane in another way, for example with a continuation.
    if current == nil { return [] }
    return hops.reversed()
  }

  /// Returns this lane and its ancestors, the nearest first.
  func ancestry() -> [LaneState] {
    var lanes: [LaneState] = []
    var current: LaneState? = lane
    while let lane = current {
      lanes.append(lane)
      current = lane.lane.creator.flatMap(run.lane)
    }
    return lanes
  }

  /// Finds the nearest binding that was in effect where a lane was created and wasn't inherited.
  private func defaultOrigin(of declaration: TaskLocalDeclaration) -> TaskLocalOrigin {
    for lane in ancestry() {
      guard let lost = lane.chainAtCreation.newestBinding(of: declaration) else { continue }
      let place = lane.lane.createdAt ?? lost.place
      switch lane.lane.kind {
      case .detachedTask, .test:
        return .defaultValue(.detached(lane: lane.id, place: place, boundAt: lost.place))
      case .dispatch, .thread:
        return .defaultValue(.outsideAnyTask(lane: lane.id, place: place, boundAt: lost.place))
      case .main, .task, .asyncLet, .groupChild:
        return .disagreement(
          RunMessage.defaultInLane(lane.id, bindingLine: lost.place.line).text)
      }
    }
    return .defaultValue(.neverBound)
  }
}

extension LaneState {
  /// Returns whether it has a copy of a binding, and doesn't share its parent's.
  func copies(_ node: ProvenanceNode) -> Bool {
    switch lane.kind {
    case .task: true
    case .asyncLet, .groupChild: node.isOfGroupBody && node.lane == lane.creator
    case .main, .detachedTask, .dispatch, .thread, .test: false
    }
  }

  /// Returns whether its task inherited the scope. Later scopes came with a continuation.
  fileprivate func brings(_ node: ProvenanceNode) -> Bool {
    switch lane.kind {
    case .main, .task, .asyncLet, .groupChild: chainAtCreation.holds(node)
    case .detachedTask, .dispatch, .thread, .test: false
    }
  }
}

extension ProvenanceNode? {
  /// Whether the scope is in effect, or would be after the end of another one.
  func holds(_ node: ProvenanceNode) -> Bool {
    nodes.contains { one in
      if case .yielded(let escaped, _) = one.content, escaped.holds(node) { return true }
      return one.isSame(as: node)
    }
  }

  /// Returns how a scope came into effect in a lane that didn't inherit it.
  fileprivate func carrier(of node: ProvenanceNode) -> Hop.Carrier {
    for one in nodes {
      if case .yielded(let escaped, let yield) = one.content, escaped.holds(node) {
        return yield.isOfStore ? .store : .continuation
      }
    }
    return .continuation
  }

  /// The nodes from the newest to the oldest.
  var nodes: some Sequence<ProvenanceNode> {
    sequence(state: self) { next in
      defer { next = next?.outer }
      return next
    }
  }

  func newestBinding(of declaration: TaskLocalDeclaration) -> ProvenanceNode? {
    newestBinding(of: ObjectIdentifier(declaration))
  }

  func newestBinding(of declaration: ObjectIdentifier) -> ProvenanceNode? {
    for node in nodes {
      if case .taskLocal(let bound, _) = node.content, ObjectIdentifier(bound) == declaration {
        return node
      }
    }
    return nil
  }

  /// Whether a program's own yield puts the scope into effect.
  func yields(_ node: ProvenanceNode) -> Bool {
    nodes.contains { one in
      guard case .yielded(let escaped, let yield) = one.content else { return false }
      return !yield.isOfStore && escaped.holds(node)
    }
  }

  /// The scopes with bindings or overrides in effect, which no other scopes cover, the newest
  /// first.
  var visibleScopes: [ScopeID] {
    var covered: Set<ObjectIdentifier> = []
    var scopes: [ScopeID] = []
    for node in nodes {
      if case .taskLocal(let declaration, _) = node.content,
        covered.insert(ObjectIdentifier(declaration)).inserted
      {
        scopes.append(node.scope)
      }
    }
    return (scopes + visibleDependencyScopes).filter(\.isTold).sorted { $0.number > $1.number }
  }
}
