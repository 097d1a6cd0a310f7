import Recording

/// In which order groups give results, what becomes of their errors, and who still reads a stream.
struct ResultOrder {
  /// The numbers of the results of children that ended before a child that was added earlier. Only the
  /// first of each group's owner.
  private(set) var outOfOrder: Set<Int> = []
  /// The numbers of the results after which a lane adds the next task at the same place, although no other one
  /// is in its group. Only the first of each place.
  private(set) var onesBeforeNext: Set<Int> = []
  /// The children whose errors a group threw into its body, which then ended without an error; by the
  /// number of the event at its end.
  private(set) var errorsInBody: [Int: LaneID] = [:]
  /// The lanes that have read elements of a stream, and not its end.
  private(set) var openReaders: Set<LaneID> = []

  init(_ happenings: Happenings) {
    /// The children of each lane's groups without a result, in the order in which they were added.
    var waiting: [LaneID: [LaneID]] = [:]
    var told: Set<LaneID> = []
    var creations: [LaneID: Place] = [:]
    /// The last result of each lane's group, if no other task was in it, and where the task was added.
    var lastAlone: [LaneID: (number: Int, place: Place)] = [:]
    /// The lanes whose group has held several tasks since it was empty.
    var crowded: Set<LaneID> = []
    var toldPlaces: Set<Place> = []
    var errors: [LaneID: LaneID] = [:]
    for happening in happenings.all {
      let (event, lane) = (happening.event, happening.event.lane)
      switch event.kind {
      case .laneCreated(let child) where child.kind == .groupChild:
        waiting[lane, default: []].append(child.id)
        if waiting[lane]?.count ?? 0 > 1 { crowded.insert(lane) }
        creations[child.id] = child.createdAt
        if let alone = lastAlone.removeValue(forKey: lane), alone.place == child.createdAt,
          toldPlaces.insert(alone.place).inserted
        {
          onesBeforeNext.insert(alone.number)
        }
      case .concurrency(.groupResult(let child?, _, let error)):
        if error != nil { errors[lane] = child }
        if error == nil, let first = waiting[lane]?.first, first != child,
          waiting[lane]?.contains(child) == true,
          told.insert(lane).inserted
        {
          outOfOrder.insert(event.number)
        }
        waiting[lane]?.removeAll { $0 == child }
        if waiting[lane]?.isEmpty == true, let place = creations[child] {
          let wasCrowded = crowded.remove(lane) != nil
          lastAlone[lane] = wasCrowded ? nil : (event.number, place)
        }
      case .concurrency(.groupWaits(_, let threw)):
        let error = errors.removeValue(forKey: lane)
        waiting[lane] = nil
        lastAlone[lane] = nil
        if !threw { errorsInBody[event.number] = error }
      case .concurrency(.streamReceived): openReaders.insert(lane)
      case .concurrency(.streamEnded), .laneEnded: openReaders.remove(lane)
      default: break
      }
    }
  }
}
