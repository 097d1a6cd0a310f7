import Recording

/// The results and errors of tasks that are used, and the tasks that outlive the main flow.
struct TaskResults {
  /// A task that ended with an error.
  private struct Failure {
    var number: Int
    var error: String
  }

  private var failures: [LaneID: Failure] = [:]
  private var created: [LaneID: Lane] = [:]
  /// The number of the first event in which a lane waits for another one.
  private var awaits: [LaneID: Int] = [:]
  /// The children whose results were read from their groups.
  private var taken: Set<LaneID> = []
  private var ended: Set<LaneID> = []
  /// The lanes that were asleep at the main flow's last event.
  private var asleep: Set<LaneID> = []
  private var lastOfMain = 0

  init(_ happenings: Happenings) {
    var sleeping: Set<LaneID> = []
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .laneCreated(let lane): created[lane.id] = lane
      case .laneEnded(let error):
        ended.insert(event.lane)
        if let error { failures[event.lane] = Failure(number: event.number, error: error) }
      case .awaited(let lane): awaits[lane] = awaits[lane] ?? event.number
      case .concurrency(.groupResult(let lane?, _, _)): taken.insert(lane)
      default: break
      }
      switch event.kind {
      case .slept, .concurrency(.sleptOnClock): sleeping.insert(event.lane)
      case .concurrency(.leavesFree): break
      default: sleeping.remove(event.lane)
      }
      if event.lane == .main {
        lastOfMain = event.number
        asleep = sleeping
      }
    }
  }

  /// Returns a remark that the error of a lane is lost; nil if the error is read, or if it is the
  /// task's response to its cancellation.
  func unseenError(of lane: LaneID, isCancelled: Bool) -> StyledText? {
    guard !isCancelled, let creation = created[lane], !taken.contains(lane) else { return nil }
    switch creation.kind {
    case .groupChild:
      return TaskMessage.droppedByGroup(lane).styled
    case .task, .detachedTask:
      guard awaits[lane] == nil else { return nil }
      return TaskMessage.droppedByNobody(lane).styled
    case .main, .asyncLet, .test, .dispatch, .thread: return nil
    }
  }

  func isAwaited(_ lane: LaneID) -> Bool { awaits[lane] != nil }

  /// Returns the error that a task threw earlier, if it is awaited again.
  func repeatedError(of lane: LaneID, awaitedAt number: Int) -> String? {
    guard let failure = failures[lane], failure.number < number, let first = awaits[lane],
      first < failure.number
    else { return nil }
    return failure.error
  }

  /// Returns whether the main flow ended before an unstructured task that isn't awaited.
  func outlivesMain(_ lane: LaneID) -> Bool {
    guard let creation = created[lane], creation.createdAt != nil, awaits[lane] == nil else {
      return false
    }
    switch creation.kind {
    case .task, .detachedTask: return asleep.contains(lane) || !ended.contains(lane)
    case .main, .asyncLet, .groupChild, .test, .dispatch, .thread: return false
    }
  }
}
