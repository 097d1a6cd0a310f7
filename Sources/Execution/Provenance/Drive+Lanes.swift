import Machine
import Recording

extension Drive {
  /// Runs the closure of a task's lane to its end, and records what became of it.
  func runLane(_ closure: Closure, isolation: isolated (any Actor)?) async throws -> Value {
    try beginLane(at: closure.function.position)
    if let actor = isolation as? ProgramActor {
      note(.runs(on: actor.memory.name(in: run.world)), at: closure.function.position)
    }
    defer { run.end(lane.id) }
    do {
      let value = try await withUnboundValues(isolation: isolation) {
        try await run(closure, isolation: isolation)
      }
      try endReleased()
      endLane(throwing: nil)
      return isGroupChild ? .native(ChildResult(value, of: lane.id)) : value
    } catch var thrown as Thrown {
      endLane(throwing: thrown)
      if isGroupChild { thrown.lane = lane.id }
      throw thrown
    }
  }

  private var isGroupChild: Bool {
    if case .groupChild = lane.lane.kind { isRecording } else { false }
  }

  /// The same for a lane that no task runs; nothing can escape from it.
  func runLane(_ work: Work) {
    defer { run.end(lane.id) }
    do {
      try beginLane(at: work.position)
      try withUnboundValues { try perform(work) }
      try endReleased()
      endLane(throwing: nil)
    } catch let thrown as Thrown {
      endLane(throwing: thrown)
    } catch {
      // The run was stopped, which says why in its outcome.
    }
  }

  private func beginLane(at position: Position?) throws {
    guard !run.isStopped else { throw Stopped() }
    run.begin(lane)
    record(.laneBegan(inheritance), at: position)
  }

  private func endLane(throwing thrown: Thrown?) {
    let error = thrown.map { quietly.describe($0.value, debug: true).shortened }
    record(.laneEnded(error: error), at: nil)
  }

  /// What arrived in this lane, as the runtime shows it here and now.
  private var inheritance: Inheritance {
    let arrived = Provenance.chain.visibleScopes
    let left = lane.chainAtCreation.visibleScopes
    switch lane.lane.kind {
    case .asyncLet, .groupChild:
      return arrived.isEmpty ? lost(left, or: .shared([])) : handedOver(arrived)
    case .main, .task: return arrived.isEmpty ? lost(left, or: .copied([])) : .copied(arrived)
    case .detachedTask, .test, .dispatch:
      return arrived.isEmpty ? .nothing(lost: left) : .copied(arrived)
    }
  }

  /// A child task points at its parent's bindings, but for those that may be left before it ends.
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
  fileprivate var position: Position? {
    switch self {
    case .closure(let closure, _), .iteration(let closure, _): closure.function.position
    case .item(let item): item.closure.function.position
    }
  }
}
