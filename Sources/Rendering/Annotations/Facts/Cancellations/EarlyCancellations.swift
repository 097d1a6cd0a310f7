import Recording

/// The cancellations of tasks that hadn't begun, because their creator ran on the same actor and hadn't waited
/// yet.
struct EarlyCancellations {
  /// The first code that looked at the cancellation, and its place.
  struct Look: Hashable {
    enum Kind: Hashable { case sleep, isCancelled, check, stream, handler }

    var kind: Kind
    var place: Place?
    /// Whether the task did something before.
    var isLate: Bool
  }

  /// The first look by the number of the cancellation; nil if nothing has looked.
  private(set) var looks: [Int: Look?] = [:]

  init(_ happenings: Happenings) {
    var waiting: Set<LaneID> = []
    /// The cancellations at which nothing has looked, and whether the task has done something since.
    var unseen: [LaneID: (number: Int, hasActed: Bool)] = [:]
    for happening in happenings.all {
      let (event, lane) = (happening.event, happening.event.lane)
      switch event.kind {
      case .laneCreated(let task) where task.beginning.isBehindCreator: waiting.insert(task.id)
      case .laneBegan: waiting.remove(lane)
      case .taskCancelled(let task) where waiting.contains(task) && unseen[task] == nil:
        unseen[task] = (event.number, false)
        looks[event.number] = .some(nil)
      default:
        guard let cancellation = unseen[lane], !waiting.contains(lane) else { break }
        if let kind = event.kind.look {
          let place = event.kind.handler ?? event.place
          let look = Look(kind: kind, place: place, isLate: cancellation.hasActed)
          looks[cancellation.number] = .some(look)
          unseen[lane] = nil
        } else if event.kind.isAct {
          unseen[lane]?.hasActed = true
        }
      }
    }
  }
}

extension Event.Kind {
  /// How the event of a cancelled task looks at the cancellation; nil if it doesn't.
  fileprivate var look: EarlyCancellations.Look.Kind? {
    switch self {
    case .slept, .concurrency(.sleptOnClock): .sleep
    case .concurrency(.cancellationSeen(let throwing)): throwing ? .check : .isCancelled
    case .concurrency(.streamEnded(_, isCancelled: true, _)): .stream
    case .concurrency(.handlerFirst): .handler
    default: nil
    }
  }

  fileprivate var handler: Place? {
    if case .concurrency(.handlerFirst(let place)) = self { place } else { nil }
  }

  /// Whether the event shows that the lane did something.
  fileprivate var isAct: Bool {
    switch self {
    case .laneEnded, .concurrency(.runs), .concurrency(.wokenByCancellation): false
    default: true
    }
  }
}
