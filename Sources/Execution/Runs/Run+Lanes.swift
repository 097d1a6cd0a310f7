import Recording
import Synchronization

extension Run {
  func addMainLane() -> LaneState {
    let id = recorder.makeLaneID(.main)
    let lane = LaneState(
      lane: Lane(id: id, kind: .main, creator: nil, createdAt: nil), chainAtCreation: nil)
    state.withLock { state in
      state.lanes[id] = lane
      state.live[id] = LiveLane()
    }
    return lane
  }

  /// Makes and records a lane for what is about to be started.
  func addLane(
    _ kind: LaneKind, creator: LaneState, place: Place?, calls: [Call], isInternal: Bool
  ) throws -> LaneState {
    let family: LaneID.Family = if case .dispatch = kind { .dispatch } else { .task }
    let isAllowed = state.withLock { state in
      state.totalTasks += 1
      return state.totalTasks <= limits.totalTasks && state.live.count <= limits.aliveTasks
    }
    guard isAllowed else {
      stop(.limitReached(.tasks, place: place))
      throw Stopped()
    }
    let id = recorder.makeLaneID(family)
    let lane = LaneState(
      lane: Lane(id: id, kind: kind, creator: creator.id, createdAt: place),
      chainAtCreation: Provenance.chain)
    state.withLock { state in
      state.lanes[id] = lane
      state.live[id] = LiveLane()
    }
    recorder.record(
      .laneCreated(lane.lane), lane: creator.id, place: place, calls: calls,
      isInternal: isInternal)
    return lane
  }

  /// Gives a lane the cancellation of its real task, and cancels at once if the run is stopped.
  func attach(cancel: @escaping @Sendable () -> Void, to id: LaneID) {
    let isTooLate = state.withLock { state in
      state.live[id]?.cancel = cancel
      return isStopped
    }
    if isTooLate { cancel() }
  }

  /// Whether some task is at work, or hasn't come to it.
  var isComputing: Bool {
    if computing.load(ordering: .relaxed) > 0 { return true }
    return state.withLock { state in
      state.live.contains { id, lane in id.family == .task && !lane.hasBegun }
    }
  }

  func begin(_ lane: LaneState) {
    state.withLock { $0.live[lane.id]?.hasBegun = true }
  }

  func end(_ id: LaneID) {
    let settlers = state.withLock { state -> [@Sendable () -> Void] in
      guard state.live.removeValue(forKey: id) != nil, state.live.isEmpty else { return [] }
      return state.takeSettlers()
    }
    for settler in settlers { settler() }
  }

  func lane(_ id: LaneID) -> LaneState? {
    state.withLock { $0.lanes[id] }
  }
}
