import Recording

/// Connects events of a trace that happened at different times: a sleep and its end, an element of a
/// stream and its receiver.
struct ConcurrencyFacts {
  struct Element: Hashable {
    var stream: Int
    var number: Int
  }

  /// The cause that ended a sleep.
  enum Waking {
    case cancellation
    /// An advance of its clock; nil where the clock advances by itself.
    case clock(Happening?)
  }

  /// By the number of the event that began a sleep.
  private(set) var wakings: [Int: Waking] = [:]
  private(set) var freeActors: [Int: String] = [:]
  /// By the number of the advance.
  private(set) var woken: [Int: [LaneID]] = [:]
  /// The first cancellation of each lane.
  private(set) var cancellations: [LaneID: Happening] = [:]
  /// The numbers of the events with which lanes ended.
  private(set) var ends: [LaneID: Int] = [:]
  /// On which actors of the program lanes run.
  private(set) var actors: [LaneID: String] = [:]
  private(set) var yields: [Element: Happening] = [:]
  private(set) var receipts: [Element: Happening] = [:]
  private(set) var finishes: [Int: Happening] = [:]
  private var streams: Set<Int> = []

  /// Whether the trace has several streams, so that each needs its number.
  var hasManyStreams: Bool { streams.count > 1 }

  init(_ happenings: Happenings) {
    var sleeps: [LaneID: Int] = [:]
    var advance: Happening?
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .slept: sleeps[event.lane] = event.number
      case .taskCancelled(let lane): add(cancellation: happening, of: lane)
      case .laneEnded: ends[event.lane] = event.number
      case .concurrency(let note):
        switch note {
        case .sleptOnClock: sleeps[event.lane] = event.number
        case .clockAdvanced: advance = happening
        case .wokenByClock:
          guard let sleep = sleeps[event.lane] else { break }
          wakings[sleep] = .clock(advance)
          if let advance { woken[advance.number, default: []].append(event.lane) }
        case .wokenByCancellation:
          if let sleep = sleeps[event.lane] { wakings[sleep] = .cancellation }
        case .leavesFree(let actor):
          if let sleep = sleeps[event.lane] { freeActors[sleep] = actor }
        default: add(note, happening)
        }
      default: break
      }
    }
  }

  private mutating func add(_ note: ConcurrencyNote, _ happening: Happening) {
    switch note {
    case .abandoned(let lane), .reached(let lane, _): add(cancellation: happening, of: lane)
    case .groupWaits(let lanes, threw: true):
      for lane in lanes { add(cancellation: happening, of: lane) }
    case .runs(let actor): actors[happening.event.lane] = actor
    case .streamYielded(let stream, let element, _, _):
      streams.insert(stream)
      yields[Element(stream: stream, number: element)] = happening
    case .streamReceived(let stream, let element, _):
      streams.insert(stream)
      receipts[Element(stream: stream, number: element)] = happening
    case .streamEnded(let stream, _), .streamTerminated(let stream, _): streams.insert(stream)
    case .streamFinished(let stream, _):
      streams.insert(stream)
      finishes[stream] = finishes[stream] ?? happening
    case .groupWaits, .reachedHandler, .missed, .wokenByCancellation, .groupCancelled,
      .childRefused, .groupResult, .leavesFree, .changedMeanwhile, .sleptOnClock, .wokenByClock,
      .clockAdvanced:
      break
    }
  }

  private mutating func add(cancellation happening: Happening, of lane: LaneID) {
    cancellations[lane] = cancellations[lane] ?? happening
  }
}
