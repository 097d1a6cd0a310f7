extension [Event] {
  /// The maximum distance by which a wait is moved.
  private static var longestMove: Int { 200 }

  /// The same events, with each wait for a lane directly after the waiting lane's previous event, or
  /// after the end of the lane that it waited for before.
  ///
  /// Events of the other lane may be recorded before or after the wait, depending on scheduling. A wait
  /// after a sleep stays where it is: other lanes may have gone on during the sleep.
  package var withEarlyWaits: [Event] {
    var events = self
    var last: [LaneID: Int] = [:]
    for index in events.indices {
      let event = events[index]
      let previous = last[event.lane, default: -1]
      guard event.kind.isWait, previous >= 0, index - previous <= Self.longestMove + 1,
        let place = events[..<index].placeOfNext(after: previous), place < index
      else {
        last[event.lane] = index
        continue
      }
      let moved = [event] + events[place..<index]
      let numbers = events[place...index].map(\.number)
      for (offset, number) in numbers.enumerated() {
        events[place + offset] = moved[offset]
        events[place + offset].number = number
        last[moved[offset].lane] = place + offset
      }
    }
    return events
  }
}

extension ArraySlice<Event> {
  /// Returns the place where the next event of a lane could be at the earliest; nil if that isn't known.
  fileprivate func placeOfNext(after previous: Int) -> Int? {
    switch self[previous].kind {
    case .slept, .concurrency(.sleptOnClock), .concurrency(.groupWaits), .store(.waiting):
      return nil
    case .awaited(let lane):
      let end = self[(previous + 1)...].firstIndex { event in
        if case .laneEnded = event.kind { event.lane == lane } else { false }
      }
      return (end ?? previous) + 1
    default: return previous + 1
    }
  }
}

extension Event.Kind {
  /// Whether its lane begins to wait for other lanes.
  fileprivate var isWait: Bool {
    switch self {
    case .awaited, .store(.waiting): true
    default: false
    }
  }
}
