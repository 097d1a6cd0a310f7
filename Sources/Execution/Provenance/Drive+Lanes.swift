import Machine
import Recording

extension Drive {
  /// Runs the closure of a task's lane to its end, and records the result.
  func runLane(
    _ work: LaneWork<Closure>, isolation: isolated (any Actor)?
  ) async throws -> Value {
    try beginLane(work, on: isolation as? ProgramActor)
    defer { run.end(lane.id) }
    do {
      let value = try await withUnboundValues(isolation: isolation) {
        try await run(work.take(), isolation: isolation)
      }
      try endReleased()
      endLane(throwing: nil)
      return isGroupChild ? .native(ChildResult(value, of: lane.id)) : value
    } catch var thrown as Thrown {
      try endReleased()
      noteFailureInGroup()
      endLane(throwing: thrown)
      if isGroupChild { thrown.lane = lane.id }
      throw thrown
    }
  }

  /// Records that a closure has a weak reference to an object that has gone.
  private func noteReleasedCaptures(of closure: Closure) {
    guard isRecording, closure.captures.contains(where: \.isReleasedReference) else { return }
    note(.weakReferenceIsNil, at: nil)
  }

  /// Records what an error does to a group that discards results.
  private func noteFailureInGroup() {
    guard isGroupChild, let group = run.group(of: lane.id), !group.keepsResults else { return }
    let isFirst = group.noteFailure()
    note(.discarded(isFirst: isFirst), at: nil)
    guard isFirst else { return }
    noteReach(
      run.reach(of: group).filter { note in
        if case .reached(lane.id, _) = note { false } else { true }
      }, at: nil)
  }

  private var isGroupChild: Bool {
    if case .groupChild = lane.lane.kind { isRecording } else { false }
  }

  /// Runs the closure of a lane without a task. Errors can't leave it.
  func runLane(_ work: LaneWork<Work>) {
    defer { run.end(lane.id) }
    let isOnMainActor = isRecording && self.isOnMainActor
    if isOnMainActor { run.mainActorObjects.settle(by: nil) }
    defer { if isOnMainActor { run.mainActorObjects.settle(by: lane.id) } }
    do {
      try work.read { work in
        try beginLane(at: work.position)
        if let closure = work.closure { noteReleasedCaptures(of: closure) }
      }
      try withUnboundValues { try perform(work.take()) }
      try endReleased()
      endLane(throwing: nil)
    } catch let thrown as Thrown {
      try? endReleased()
      endLane(throwing: thrown)
    } catch {
      // The run was stopped. Its outcome contains the reason.
    }
  }

  @inline(never) private func beginLane(
    _ work: LaneWork<Closure>, on actor: ProgramActor?
  ) throws {
    try work.read { closure in
      try beginLane(at: closure.function.position)
      noteReleasedCaptures(of: closure)
      guard let actor else { return }
      note(.runs(on: actor.memory.name(in: run.world)), at: closure.function.position)
    }
  }

  @inline(never) private func beginLane(at position: Position?) throws {
    guard !run.isStopped else { throw Stopped() }
    run.begin(lane)
    record(.laneBegan(inheritance), at: position)
  }

  @inline(never) private func endLane(throwing thrown: Thrown?) {
    record(.laneEnded(error: thrown.map { summary(of: $0.value) }), at: nil)
  }

  /// The bindings that this lane inherited, as the runtime shows them now.
  private var inheritance: Inheritance {
    let arrived = Provenance.chain.visibleScopes
    let left = lane.chainAtCreation.visibleScopes
    switch lane.lane.kind {
    case .asyncLet, .groupChild:
      return arrived.isEmpty ? lost(left, or: .shared([])) : handedOver(arrived)
    case .main, .task: return arrived.isEmpty ? lost(left, or: .copied([])) : .copied(arrived)
    case .detachedTask, .test, .dispatch, .thread:
      return arrived.isEmpty ? .nothing(lost: left) : .copied(arrived)
    }
  }

  /// A child task shares its parent's bindings, except those that may end before it does.
  private func handedOver(_ scopes: [ScopeID]) -> Inheritance {
    let copies = Set(Provenance.chain.nodes.filter { lane.copies($0) }.map(\.scope))
    let (copied, shared) = (scopes.filter(copies.contains), scopes.filter { !copies.contains($0) })
    if copied.isEmpty { return .shared(shared) }
    return shared.isEmpty ? .copied(copied) : .divided(copied: copied, shared: shared)
  }

  private func lost(_ scopes: [ScopeID], or inheritance: Inheritance) -> Inheritance {
    scopes.isEmpty ? inheritance : .nothing(lost: scopes)
  }
}

extension Work {
  fileprivate var position: Position? { closure?.function.position }

  fileprivate var closure: Closure? {
    switch self {
    case .closure(let closure, _), .iteration(let closure, _): closure
    case .item(let item): item.isCancelled ? nil : item.closure
    }
  }
}

extension Value {
  /// Whether it is a weak reference to an object that has been released.
  fileprivate var isReleasedReference: Bool {
    switch self {
    case .weak(let reference): reference.hasLostTarget
    case .cell(let cell):
      if case .weak(let reference) = cell.value { reference.hasLostTarget } else { false }
    default: false
    }
  }
}
