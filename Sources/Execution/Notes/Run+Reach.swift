import Recording
import Synchronization

// A cancellation reaches child tasks and their children. An unstructured task isn't a child of the
// task that started it, although many people expect that it is cancelled too.

extension Run {
  /// The maximum number of lanes that are shown. Visiting all of them at each cancellation would be
  /// slow.
  private static let mostLanes = 500

  /// Returns the other lanes and the handlers that a cancellation of a lane reaches or misses.
  func reach(of lane: LaneID) -> [ConcurrencyNote] {
    reach(from: [lane]) { _, _ in false }
  }

  /// Returns the lanes that a cancellation of a group's children reaches or misses.
  func reach(of group: GroupBox) -> [ConcurrencyNote] {
    reach(from: []) { _, live in live.group === group }
  }

  private func reach(
    from roots: Set<LaneID>, including isReached: (LaneID, LiveLane) -> Bool
  ) -> [ConcurrencyNote] {
    let live = state.withLock { state in
      state.live.count > Self.mostLanes
        ? [] : state.live.compactMap { id, live in state.lanes[id].map { (state: $0, live: live) } }
    }
    var reached = roots
    var (notes, missed): ([ConcurrencyNote], [ConcurrencyNote]) = ([], [])
    notes += live.filter { roots.contains($0.state.id) }.flatMap { handlers(of: $0.state) }
    // A lane's number is greater than its creator's.
    for (state, live) in live.sorted(by: { $0.state.id.number < $1.state.id.number }) {
      switch state.lane.kind {
      case .asyncLet, .groupChild:
        let parent = state.lane.creator.flatMap { reached.contains($0) ? $0 : nil }
        guard parent != nil || isReached(state.id, live) else { continue }
        reached.insert(state.id)
        notes.append(.reached(state.id, parent: parent))
        notes += handlers(of: state)
      case .task, .detachedTask:
        guard let creator = state.lane.creator, reached.contains(creator),
          !roots.contains(state.id)
        else { continue }
        missed.append(.missed(state.id, creator: creator))
      case .main, .test, .dispatch, .thread: continue
      }
    }
    let others = Set(missed.compactMap(\.missedLane))
    let waits = live.map(\.state).filter { reached.contains($0.id) }.compactMap { lane in
      deafWait(of: lane).flatMap { wait -> ConcurrencyNote? in
        if case .task(let task) = wait, reached.contains(task) || others.contains(task) {
          return nil
        }
        return .keepsWaiting(lane.id, for: wait)
      }
    }
    return notes + waits + missed
  }

  /// Returns what a lane waits for that its cancellation doesn't end. A handler may end it.
  private func deafWait(of lane: LaneState) -> DeafWait? {
    guard lane.cancellationHandlers.withLock(\.isEmpty) else { return nil }
    return state.withLock { state in
      guard let wait = state.waitOf[lane.id].flatMap({ state.waits[$0] }), !wait.isWoken else {
        return nil
      }
      switch wait.goal {
      case .continuation: return .continuation(wait.place)
      case .lane(let other): return .task(other)
      default: return nil
      }
    }
  }

  private func handlers(of lane: LaneState) -> [ConcurrencyNote] {
    lane.cancellationHandlers.withLock { $0 }
      .map { .reachedHandler(of: lane.id, handler: $0) }
  }
}

extension ConcurrencyNote {
  /// Whether it names a task that a cancellation doesn't reach.
  var isMissed: Bool { missedLane != nil }

  fileprivate var missedLane: LaneID? { if case .missed(let lane, _) = self { lane } else { nil } }
}
