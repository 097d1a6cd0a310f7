/// The closures that libraries put on queues, until something is recorded in them.
///
/// A library may put thousands of closures on a queue while it waits, in which nothing happens that
/// a trace shows.
struct LanesInWaiting {
  /// The creation and the beginning of each lane.
  private var events: [LaneID: [Event]] = [:]

  /// Returns the events to record now, instead of the next event.
  mutating func events(upTo event: Event) -> [Event] {
    if case .laneCreated(let lane) = event.kind, event.isInternal, lane.id.family == .dispatch {
      events[lane.id] = [event]
      return []
    }
    guard !events.isEmpty, let earlier = events[event.lane] else { return [event] }
    switch event.kind {
    case .laneBegan:
      events[event.lane]?.append(event)
      return []
    case .laneEnded:
      events[event.lane] = nil
      return []
    default:
      events[event.lane] = nil
      return earlier + [event]
    }
  }
}
