import Recording

/// Counts a lane's visits to a line of the block.
///
/// A new visit begins when a function that the line called is called again, when the line itself
/// repeats an event, or when the closure that contains it is called again.
struct Times {
  private struct Line: Hashable {
    var lane: LaneID
    var number: Int
  }

  /// An observation that a visit can contain once.
  private struct Sight: Hashable {
    var place: Place
    /// The name of the called function, because a value that is read at a place may then be called.
    var callee: String?
    /// The kind of an event that the line itself caused.
    var kind: String?
  }

  /// An execution of the code, and a call from there.
  private struct Execution: Equatable {
    var activation: Int
    var entrance: Int?
  }

  private struct Progress {
    var time = 1
    var seen: [Sight: Execution] = [:]
  }

  private var lines: [Line: Progress] = [:]

  /// Returns the number of the event's visit, from 1. Called for each event in order.
  mutating func time(of event: Event, _ cause: Cause) -> Int? {
    // A store may have several events of one kind in one call.
    guard let place = cause.place, !event.calls.isEmpty, !event.kind.isOfStore else {
      return nil
    }
    let line = Line(lane: event.lane, number: place.line)
    // An addition to an earlier event of the line belongs to the same visit.
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

  /// Returns the number of the lane's visits to the line.
  func count(_ lane: LaneID, _ line: Int) -> Int {
    lines[Line(lane: lane, number: line)]?.time ?? 0
  }
}

extension Event.Kind {
  fileprivate var isOfStore: Bool { if case .store = self { true } else { false } }

  /// Whether it adds information about its lane's previous or next event.
  fileprivate var addsToAnother: Bool {
    switch self {
    case .object: true
    case .concurrency(let note):
      switch note {
      case .abandoned, .reached, .reachedHandler, .keepsWaiting, .handlerFirst, .wrote, .missed,
        .wokenByCancellation, .leaked, .foundUnfinished, .lockWrote, .groupWaits, .waitsForAll,
        .runs,
        .leavesFree, .changedMeanwhile, .changedLater, .wokenByClock, .streamTerminated,
        .streamMade, .dispatch(.timerReleased):
        true
      case .cancellationSeen, .resumed, .groupCancelled, .askedOutsideTasks, .childRefused,
        .discarded, .groupResult, .sleptOnClock,
        .clockAdvanced, .changedBetween, .lockChangedBetween,
        .streamYielded, .streamReceived, .streamEnded, .streamFinished, .streamFinishIgnored,
        .streamHandlerReplaced, .weakReferenceIsNil, .dispatch, .deadlock:
        false
      }
    default: false
    }
  }
}
