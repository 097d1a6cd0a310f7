import Recording

/// In which order groups give results, what becomes of their errors, and who still reads a stream.
struct ResultOrder {
  /// The numbers of the results of children that ended before a child that was added earlier. Only the
  /// first of each group's owner.
  private(set) var outOfOrder: Set<Int> = []
  /// The children whose errors a group threw into its body, which then ended without an error; by the
  /// number of the event at its end.
  private(set) var errorsInBody: [Int: LaneID] = [:]
  /// The lanes that have read elements of a stream, and not its end.
  private(set) var openReaders: Set<LaneID> = []

  init(_ happenings: Happenings) {
    /// The children of each lane's groups without a result, in the order in which they were added.
    var waiting: [LaneID: [LaneID]] = [:]
    var told: Set<LaneID> = []
    var errors: [LaneID: LaneID] = [:]
    for happening in happenings.all {
      let (event, lane) = (happening.event, happening.event.lane)
      switch event.kind {
      case .laneCreated(let child) where child.kind == .groupChild:
        waiting[lane, default: []].append(child.id)
      case .concurrency(.groupResult(let child?, _, let error)):
        if error != nil { errors[lane] = child }
        if error == nil, let first = waiting[lane]?.first, first != child,
          waiting[lane]?.contains(child) == true,
          told.insert(lane).inserted
        {
          outOfOrder.insert(event.number)
        }
        waiting[lane]?.removeAll { $0 == child }
      case .concurrency(.groupWaits(_, let threw)):
        let error = errors.removeValue(forKey: lane)
        waiting[lane] = nil
        if !threw { errorsInBody[event.number] = error }
      case .concurrency(.streamReceived): openReaders.insert(lane)
      case .concurrency(.streamEnded), .laneEnded: openReaders.remove(lane)
      default: break
      }
    }
  }
}
