import Recording

/// The unstructured tasks that the closure of a stream started, to yield its elements.
struct StreamFillers {
  /// Where each of them sleeps first.
  private(set) var sleeps: [LaneID: Place] = [:]
  private(set) var lanes: Set<LaneID> = []

  init(_ happenings: Happenings) {
    /// The calls in which each lane made its last stream, whose closure runs then.
    var makings: [LaneID: [Call]] = [:]
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .concurrency(.streamMade): makings[event.lane] = event.calls
      case .laneCreated(let lane) where lane.kind == .task || lane.kind == .detachedTask:
        if makings[event.lane]?.lead(to: event.calls) == true { lanes.insert(lane.id) }
      case .slept where lanes.contains(event.lane) && sleeps[event.lane] == nil:
        sleeps[event.lane] = event.place
      default: break
      }
    }
  }
}

extension [Call] {
  /// Whether these calls, which were executing at an event, had called a function for other calls.
  func lead(to others: [Call]) -> Bool {
    others.count > count
      && zip(self, others).allSatisfy { $0.activation == $1.activation }
      && last?.place == others[count - 1].place
  }
}
