import Recording

/// Counts how often a lane comes to a line of the block.
///
/// A line runs again when what it called is called again, when it itself does again what it did, or
/// when the closure that it stands in is called again.
struct Times {
  private struct Line: Hashable {
    var lane: LaneID
    var number: Int
  }

  /// What was seen of one time.
  private struct Sight: Hashable {
    var place: Place
    /// What was called there, by its name: what is read at a place may then be called.
    var callee: String?
    /// The name of what happened, where the line itself did it.
    var kind: String?
  }

  /// Which execution of the code it was, and which call made from there.
  private struct Execution: Equatable {
    var activation: Int
    var entrance: Int?
  }

  private struct Progress {
    var time = 1
    var seen: [Sight: Execution] = [:]
  }

  private var lines: [Line: Progress] = [:]

  /// Which time the event belongs to, from 1; to be asked for each event in order.
  mutating func time(of event: Event, _ cause: Cause) -> Int? {
    // A store may do several things of one kind in one call.
    guard let place = cause.place, !event.calls.isEmpty, !event.kind.isOfStore else {
      return nil
    }
    let line = Line(lane: event.lane, number: place.line)
    // An addition to an earlier event of the line belongs to the same time.
    if event.kind.addsToAnother { return lines[line]?.time }
    let isCall = cause.entrance != nil
    let sight = Sight(
      place: place, callee: cause.callee, kind: isCall ? nil : event.kind.name.rawValue)
    let execution = Execution(activation: cause.activation, entrance: cause.entrance)
    var progress = lines[line] ?? Progress()
    if let seen = progress.seen[sight], !isCall || seen != execution {
      progress = Progress(time: progress.time + 1)
    }
    progress.seen[sight] = execution
    lines[line] = progress
    return progress.time
  }

  /// How often the lane came to the line.
  func count(_ lane: LaneID, _ line: Int) -> Int {
    lines[Line(lane: lane, number: line)]?.time ?? 0
  }
}

extension Event.Kind {
  fileprivate var isOfStore: Bool { if case .store = self { true } else { false } }

  /// Whether it says more about what its lane did before it, or is about to do.
  fileprivate var addsToAnother: Bool {
    switch self {
    case .object: true
    case .concurrency(let note):
      switch note {
      case .abandoned, .reached, .reachedHandler, .missed, .wokenByCancellation, .groupWaits, .runs,
        .leavesFree, .changedMeanwhile, .wokenByClock, .streamTerminated:
        true
      case .groupCancelled, .childRefused, .groupResult, .sleptOnClock, .clockAdvanced,
        .streamYielded, .streamReceived, .streamEnded, .streamFinished:
        false
      }
    default: false
    }
  }
}
