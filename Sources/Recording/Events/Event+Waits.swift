extension [Event] {
  /// The maximum distance by which a wait is moved.
  private static var longestMove: Int { 200 }

  /// The same events, with each wait for a lane directly after the waiting lane's previous event.
  ///
  /// Events of the other lane may be recorded before or after the wait, depending on scheduling.
  package var withEarlyWaits: [Event] {
    var events = self
    var last: [LaneID: Int] = [:]
    for index in events.indices {
      let event = events[index]
      let place = last[event.lane, default: -1] + 1
      guard event.kind.isWait, place < index, place > 0,
        index - place <= Self.longestMove
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

extension Event.Kind {
  /// Whether its lane begins to wait for other lanes.
  fileprivate var isWait: Bool {
    switch self {
    case .awaited, .store(.waiting): true
    default: false
    }
  }
}
