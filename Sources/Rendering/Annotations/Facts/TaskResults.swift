import Recording

/// The results and errors of tasks that are used, and the tasks that outlive the main flow.
struct TaskResults {
  /// A task that ended with an error.
  struct Failure {
    var number: Int
    var error: String
  }

  /// A wait of a lane that awaits another task only afterwards.
  struct EarlierWait {
    var reader: LaneID
    var awaited: LaneID
  }

  private var failures: [LaneID: Failure] = [:]
  private var created: [LaneID: Lane] = [:]
  /// The number of the first event in which a lane waits for another one.
  private var awaits: [LaneID: Int] = [:]
  /// The lanes that await each lane, in order.
  private var readers: [LaneID: [LaneID]] = [:]
  /// The children whose results were read from their groups.
  private var taken: Set<LaneID> = []
  private var ends: [LaneID: Int] = [:]
  /// The failed children of groups that discard results, and whether they failed first.
  private var discarded: [LaneID: Bool] = [:]
  /// The task that the reader of an error awaited when the error was thrown, by the task that threw it.
  private var waitsBefore: [LaneID: EarlierWait] = [:]
  /// The awaits of an `async let` that had ended while the lane awaited another `async let`, by number. The
  /// lane did something between the two awaits.
  private(set) var lateAwaits: [Int: LaneID] = [:]
  /// The lanes that were asleep at the main flow's last event.
  private var asleep: Set<LaneID> = []
  private var lastOfMain = 0

  init(_ happenings: Happenings) {
    var sleeping: Set<LaneID> = []
    /// The lane that a lane awaits in its last event.
    var waiting: [LaneID: (lane: LaneID, number: Int)] = [:]
    /// The `async let` that a lane awaited last.
    var lastWaits: [LaneID: (lane: LaneID, number: Int)] = [:]
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .laneCreated(let lane): created[lane.id] = lane
      case .laneEnded(let error):
        ends[event.lane] = event.number
        if let error { failures[event.lane] = Failure(number: event.number, error: error) }
      case .awaited(let lane):
        awaits[lane] = awaits[lane] ?? event.number
        if readers[lane]?.contains(event.lane) != true {
          readers[lane, default: []].append(event.lane)
        }
        if let failure = failures[lane], let wait = waiting[event.lane],
          wait.number < failure.number, ends[wait.lane, default: .max] > failure.number
        {
          waitsBefore[lane] = EarlierWait(reader: event.lane, awaited: wait.lane)
        }
        guard case .asyncLet? = created[lane]?.kind else { break }
        if let end = ends[lane], let last = lastWaits[event.lane], last.number < end,
          last.lane != lane, end < ends[last.lane, default: 0], waiting[event.lane] == nil,
          awaits[lane] == event.number
        {
          lateAwaits[event.number] = last.lane
        }
        lastWaits[event.lane] = (lane, event.number)
      case .concurrency(.groupResult(let lane?, _, _)): taken.insert(lane)
      case .concurrency(.waitsForAll(let lanes)): taken.formUnion(lanes)
      case .concurrency(.discarded(let isFirst)): discarded[event.lane] = isFirst
      default: break
      }
      waiting[event.lane] =
        if case .awaited(let lane) = event.kind { (lane, event.number) } else { nil }
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
    if let isFirst = discarded[lane] {
      if isFirst { return TaskMessage.thrownByGroup.styled }
      return isCancelled ? nil : TaskMessage.notFirstInGroup.styled
    }
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

  /// Returns what the lane that gets the error of a task waited for when the task threw it.
  func waitBefore(errorOf lane: LaneID) -> EarlierWait? { waitsBefore[lane] }

  /// Returns the error with which a lane ended; nil if it didn't.
  func failure(of lane: LaneID) -> Failure? { failures[lane] }

  /// Returns the lanes that await a lane.
  func readers(of lane: LaneID) -> [LaneID] { readers[lane] ?? [] }

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
    case .task, .detachedTask: return asleep.contains(lane) || ends[lane] == nil
    case .main, .asyncLet, .groupChild, .test, .dispatch, .thread: return false
    }
  }
}
