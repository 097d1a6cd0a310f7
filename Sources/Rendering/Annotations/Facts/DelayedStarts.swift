import Recording

/// The tasks of the main actor that were created there, and began only when their creator waited.
struct DelayedStarts {
  /// Those whose order is visible: the creator printed something before it waited, and the task
  /// printed or changed something.
  private(set) var lanes: Set<LaneID> = []

  init(_ happenings: Happenings) {
    var pending: [LaneID: Set<LaneID>] = [:]
    var delayed: Set<LaneID> = []
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .laneCreated(let lane):
        if lane.beginning.isBehindCreator { pending[event.lane, default: []].insert(lane.id) }
      case .laneBegan:
        for creator in Array(pending.keys) { pending[creator]?.remove(event.lane) }
      case .printed:
        delayed.formUnion(pending[event.lane] ?? [])
        if delayed.contains(event.lane) { lanes.insert(event.lane) }
      case .concurrency(.changedLater):
        if delayed.contains(event.lane) { lanes.insert(event.lane) }
      default: break
      }
    }
  }
}
