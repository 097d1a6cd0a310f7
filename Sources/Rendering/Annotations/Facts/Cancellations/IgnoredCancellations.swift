import Recording

/// The cancellations of tasks that never notice them: the task asks nothing, sleeps nowhere and waits for
/// nothing that would tell it, and runs to its end.
struct IgnoredCancellations {
  /// The numbers of the cancellations.
  private(set) var numbers: Set<Int> = []

  init(_ happenings: Happenings) {
    /// The lanes that wait for something, or that have ended.
    var busy: Set<LaneID> = []
    var cancelled: Set<LaneID> = []
    var pending: [LaneID: Int] = [:]
    for happening in happenings.all {
      let (event, lane) = (happening.event, happening.event.lane)
      switch event.kind {
      case .taskCancelled(let task):
        if cancelled.insert(task).inserted, !busy.contains(task) { pending[task] = event.number }
      case .laneEnded(let error):
        if let number = pending.removeValue(forKey: lane), error == nil { numbers.insert(number) }
        busy.insert(lane)
      case let kind where kind.saysNothingOfWaits: busy.remove(lane)
      default:
        pending[lane] = nil
        busy.insert(lane)
      }
    }
  }
}

extension Event.Kind {
  /// Whether the lane does something that can't tell it of its cancellation.
  fileprivate var saysNothingOfWaits: Bool {
    switch self {
    case .laneBegan, .printed, .object, .lost, .scopeEntered, .scopeLeft, .taskLocalRead,
      .dependencyRead, .wrapperCreated, .dependencyPrepared,
      .concurrency(.runs), .concurrency(.wrote), .concurrency(.changedLater):
      true
    default: false
    }
  }
}
