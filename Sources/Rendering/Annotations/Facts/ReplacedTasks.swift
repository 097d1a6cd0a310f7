import Recording

/// The tasks that a property held until it got another value, and that continued: nobody cancels or awaits them.
struct ReplacedTasks {
  struct Replacement {
    var property: String
    /// The task that the property holds since; nil if it holds none.
    var task: LaneID?
    var place: Place?
  }

  private(set) var replacements: [LaneID: Replacement] = [:]

  init(_ happenings: Happenings) {
    /// The tasks by their descriptions as values.
    var handles: [String: LaneID] = [:]
    var over: Set<LaneID> = []
    for happening in happenings.all {
      switch happening.event.kind {
      case .laneCreated(let lane):
        switch lane.kind {
        case .task, .detachedTask:
          handles[lane.id.textAsValue] = lane.id
          handles["Optional(\(lane.id.textAsValue))"] = lane.id
        default: break
        }
      case .laneEnded: over.insert(happening.event.lane)
      case .taskCancelled(let lane), .awaited(let lane):
        over.insert(lane)
        replacements[lane] = nil
      case .concurrency(.changedLater(let property, let old, let new)),
        .concurrency(.wrote(_, let property, let old, let new)):
        if let lane = handles[old], !over.contains(lane), handles[new] != lane {
          replacements[lane] = Replacement(
            property: property, task: handles[new], place: happening.place)
        }
      default: break
      }
    }
  }
}
