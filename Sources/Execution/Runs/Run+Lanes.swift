import Recording
import Synchronization

extension Run {
  func addMainLane() -> LaneState {
    let id = recorder.makeLaneID(.main)
    let lane = LaneState(
      lane: Lane(id: id, kind: .main, creator: nil, createdAt: nil), of: self,
      chainAtCreation: nil)
    state.withLock { state in
      state.lanes[id] = lane
      state.live[id] = LiveLane()
    }
    return lane
  }

  /// Makes and records a lane for work that is about to be started.
  func addLane(
    _ kind: LaneKind, creator: LaneState, place: Place?, calls: [Call], isInternal: Bool,
    receivers: [Receiver] = [], needs: [ObjectIdentifier] = [], queue: QueueBox? = nil,
    group: GroupBox? = nil, beginning: Lane.Beginning = Lane.Beginning(),
    chain: ProvenanceNode? = Provenance.chain
  ) throws -> LaneState {
    let family: LaneID.Family =
      switch kind {
      case .dispatch, .thread: .dispatch
      case .main, .task, .detachedTask, .asyncLet, .groupChild, .test: .task
      }
    let isAllowed = state.withLock { state in
      state.totalTasks += 1
      return state.totalTasks <= limits.totalTasks && state.live.count <= limits.aliveTasks
    }
    guard isAllowed else {
      stop(.limitReached(.tasks, place: place))
      throw Stopped()
    }
    let id = recorder.makeLaneID(family)
    // A lane that a library starts is shown where the program called the library. Without such a
    // call, it is shown where the lane that the library works for began.
    let place =
      isInternal ? calls.innermostPlace ?? creator.lane.createdAt : place
    if recorder.isTraced { endedScopes.use(chain.nodes.map(\.scope)) }
    var description = Lane(id: id, kind: kind, creator: creator.id, createdAt: place)
    description.beginning = beginning
    let lane = LaneState(
      lane: description, of: self, isInternal: isInternal,
      chainAtCreation: chain, callsAtCreation: isInternal ? calls : [],
      receiversAtCreation: receivers.map { receiver in
        var receiver = receiver
        receiver.place = nil
        return receiver
      })
    state.withLock { state in
      state.lanes[id] = lane
      state.live[id] = LiveLane(needs: needs, queue: queue, group: group)
    }
    group?.noteBegin()
    world.noteChange()
    recorder.record(
      .laneCreated(lane.lane), lane: creator.id, place: place, calls: calls,
      isInternal: isInternal)
    return lane
  }

  /// Stores the cancellation of a lane's real task, and cancels at once if the run is stopped.
  func attach(cancel: @escaping @Sendable () -> Void, to id: LaneID) {
    let isTooLate = state.withLock { state in
      state.live[id]?.cancel = cancel
      return isStopped
    }
    if isTooLate { cancel() }
  }

  /// Returns whether some lane is running or about to run: a task that hasn't begun, or a lane that
  /// neither waits nor rests.
  ///
  /// - Parameter asking: The number of running lanes that don't count.
  func isBusy(besides asking: Int) -> Bool {
    let resting = resting.load(ordering: .acquiring)
    return state.withLock { state in
      state.begun > state.idle + state.asleep + resting + asking
        || state.live.contains { id, lane in id.family == .task && !lane.hasBegun }
    }
  }

  /// Runs an operation that takes time without being work of the lane.
  func resting<Result>(
    isolation: isolated (any Actor)?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    resting.add(1, ordering: .acquiringAndReleasing)
    defer { resting.subtract(1, ordering: .acquiringAndReleasing) }
    return try await operation()
  }

  func begin(_ lane: LaneState) {
    state.withLock { state in
      guard state.live[lane.id]?.hasBegun == false else { return }
      state.live[lane.id]?.hasBegun = true
      state.begun += 1
    }
    world.noteChange()
  }

  func end(_ id: LaneID) {
    // The lanes that wait for it continue, which must be recorded before its end is visible.
    if let group = group(of: id) {
      if !group.keepsResults { group.noteTaken(id) }
      group.noteEnd()
    }
    let settlers = state.withLock { state -> [@Sendable () -> Void] in
      state.wakeAwaiting(id)
      guard let lane = state.live.removeValue(forKey: id) else { return [] }
      if lane.hasBegun { state.begun -= 1 }
      guard state.live.isEmpty else { return [] }
      return state.takeSettlers()
    }
    for settler in settlers { settler() }
    world.noteChange()
    world.findStandstill()
    world.findRest()
  }

  /// Returns the group of a child task that hasn't ended.
  func group(of lane: LaneID) -> GroupBox? {
    state.withLock { $0.live[lane]?.group }
  }

  func lane(_ id: LaneID) -> LaneState? {
    state.withLock { $0.lanes[id] }
  }
}

extension World {
  /// Returns whether a lane of the session is running or about to run.
  ///
  /// - Parameter asking: The run of a running lane that doesn't count.
  func isBusy(besidesLaneOf asking: Run? = nil) -> Bool {
    runs.withLock { $0.compactMap(\.run) }
      .contains { $0.isBusy(besides: $0 === asking ? 1 : 0) }
  }
}
