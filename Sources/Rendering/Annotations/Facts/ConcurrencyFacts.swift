import Recording

/// Connects events of a trace that happened at different times: a sleep and its end, an element of
/// a stream and its receiver.
struct ConcurrencyFacts {
  struct Element: Hashable {
    var stream: Int
    var number: Int
  }

  private struct Finding: Hashable {
    var lane: LaneID
    var other: LaneID
    var place: Place?
  }

  /// The cause that ended a sleep.
  enum Waking {
    case cancellation
    /// An advance of its clock; nil if the clock advances automatically.
    case clock(Happening?)
  }

  /// The wakings by the number of the sleep's event.
  private(set) var wakings: [Int: Waking] = [:]
  /// The first sleep of each lane that its cancellation ended.
  private(set) var firstCancelledSleeps: [LaneID: Int] = [:]
  /// Of these, those after which the lane sleeps at the same place again.
  private(set) var repeatedSleeps: Set<Int> = []
  /// The lanes whose code has asked whether its task is cancelled, after that.
  private(set) var checkedCancellations: Set<LaneID> = []
  /// The executions of the next event of a lane, by the number of a sleep that a cancellation ended.
  private(set) var followers: [Int: Set<Int>] = [:]
  /// The last event of each lane, apart from its end.
  private(set) var lastActs: [LaneID: Int] = [:]
  /// The index of each lane's last event.
  private(set) var lastIndices: [LaneID: Int] = [:]
  /// The first element that each lane yielded to a stream that had ended.
  private(set) var firstLostYields: [LaneID: Int] = [:]
  /// Of all elements that were yielded to a stream after its end, the first.
  private(set) var firstLostElements: [Int: Int] = [:]
  /// The last element that somebody received from each stream.
  private(set) var lastReceipts: [Int: Happening] = [:]
  private(set) var freeActors: [Int: String] = [:]
  /// The lanes that slept on the system's clock while a test clock was advanced, by the number of the
  /// advance.
  private(set) var systemSleepers: [Int: LaneID] = [:]
  /// The advances during which an effect waited in `debounce` or `throttle`, which may have been woken.
  private(set) var advancesOfDelays: Set<Int> = []
  /// The sleeps that block a thread, and whether it is the main actor's.
  private(set) var blockingSleeps: [Int: Bool] = [:]
  /// For each `async let` that was cancelled without an await: the wait for another lane that its
  /// scope's lane began last.
  private(set) var lastAwaits: [LaneID: (lane: LaneID, at: Happening)] = [:]
  /// The woken lanes by the number of the advance.
  private(set) var woken: [Int: [LaneID]] = [:]
  /// The lanes that nobody woke, with the clocks on which they sleep.
  private(set) var asleep: [(lane: LaneID, clock: Int)] = []
  /// The numbers of the test clocks, in the order in which they were made.
  private(set) var testClocks: [Int] = []
  /// The properties of actors, as `Gate #1.permits`, that changed while a lane waited there.
  private(set) var contested: Set<String> = []
  /// The findings of a property that an unfinished call changed, after the first one in each call.
  private(set) var furtherUnfinished: Set<Int> = []
  private var findings: Set<Finding> = []
  /// The locks whose values changed between two accesses of a lane, with the places of the first accesses.
  private(set) var contestedLocks: [ConcurrencyNote.Lock: [Place?]] = [:]
  /// The first cancellation of each lane.
  private(set) var cancellations: [LaneID: Happening] = [:]
  /// The numbers of the events with which lanes ended.
  private(set) var ends: [LaneID: Int] = [:]
  /// The lanes that ended with an error.
  private(set) var failures: Set<LaneID> = []
  /// The lanes that asked a group for a result.
  private(set) var groupReaders: Set<LaneID> = []
  /// The program's actors on which lanes run.
  private(set) var actors: [LaneID: String] = [:]
  private(set) var yields: [Element: Happening] = [:]
  private(set) var receipts: [Element: Happening] = [:]
  private(set) var finishes: [Int: Happening] = [:]
  /// For each stream that a cancellation ended: the reader that was cancelled.
  private(set) var cancelledReaders: [Int: LaneID] = [:]
  /// The streams whose `onTermination` was called.
  private(set) var handledStreams: Set<Int> = []
  /// For each end of a stream that had given its elements before: the end of the loop that received them.
  private(set) var firstReaders: [Int: Happening] = [:]
  /// The first end of each stream, at a reader that received elements.
  private var firstEnds: [Int: Happening] = [:]
  private var streams: Set<Int> = []
  /// The number of buffered elements when one of the stream's own readers finished it.
  private var waitingElements: [Int: Int] = [:]
  private var readers: [Int: Set<LaneID>] = [:]
  /// For each element that a yield dropped from the buffer, the yielded value.
  private(set) var droppings: [Element: String] = [:]
  /// The elements in the buffer of each stream, with their values.
  private var waiting: [Int: [(number: Int, value: String)]] = [:]
  /// The numbers of each reader's first and last event with a stream.
  private var readings: [Int: [LaneID: ClosedRange<Int>]] = [:]
  private var buffered: [Int: Int] = [:]

  /// Whether the trace has several streams, so that their numbers are shown.
  var hasManyStreams: Bool { streams.count > 1 }

  init(_ happenings: Happenings) {
    var sleeps: [LaneID: Int] = [:]
    /// The last sleep of each lane that a cancellation ended, until the lane's next event.
    var cancelled: [LaneID: Int] = [:]
    var awaits: [LaneID: (lane: LaneID, at: Happening)] = [:]
    /// The lanes that sleep on a clock that is advanced, and the number of the clock.
    var waiting: [LaneID: Int] = [:]
    /// The last advance of each clock.
    var advances: [Int: Happening] = [:]
    /// The lanes whose last act is a sleep on the system's clock, the last one to begin last.
    var systemSleeps: [LaneID] = []
    var delays: Set<EffectID> = []
    for (index, happening) in happenings.all.enumerated() {
      let event = happening.event
      lastIndices[event.lane] = index
      if event.kind.isAct { systemSleeps.removeAll { $0 == event.lane } }
      if event.kind.isAct {
        lastActs[event.lane] = event.number
        if let sleep = cancelled.removeValue(forKey: event.lane) {
          followers[sleep] = Set(event.calls.map(\.activation))
        }
      }
      switch event.kind {
      case .awaited(let lane): awaits[event.lane] = (lane, happening)
      case .concurrency(.abandoned(let lane, _)): lastAwaits[lane] = awaits[event.lane]
      case .concurrency(.reached), .concurrency(.reachedHandler), .concurrency(.keepsWaiting),
        .concurrency(.missed),
        .concurrency(.wrote):
        break
      default: awaits[event.lane] = nil
      }
      switch event.kind {
      case .slept:
        if let first = firstCancelledSleeps[event.lane],
          happenings.all[first - 1].event.place == event.place
        {
          repeatedSleeps.insert(first)
        }
        sleeps[event.lane] = event.number
        systemSleeps.append(event.lane)
        // A sleep of a cancelled task ends at once. The event about it may be left out.
        if cancellations[event.lane] != nil { wakings[event.number] = .cancellation }
      case .store(.effectStarted(let effect)):
        if case .delay = effect.kind { delays.insert(effect.id) }
      case .store(.effectEnded(let effect, _, _)): delays.remove(effect)
      case .store(.effectCancelled(let effect, _)):
        guard let lane = happenings.stores.lane(of: happenings.stores.working(for: effect))
        else { break }
        add(cancellation: happening, of: lane)
      case .taskCancelled(let lane): add(cancellation: happening, of: lane)
      case .laneEnded(let error):
        ends[event.lane] = event.number
        if error != nil { failures.insert(event.lane) }
      case .concurrency(let note):
        switch note {
        case .sleptOnClock(let clock, let number, _):
          sleeps[event.lane] = event.number
          waiting[event.lane] = clock == .immediate ? nil : number
          if clock == .test { add(testClock: number) }
        case .clockAdvanced(let number, _):
          advances[number] = happening
          systemSleepers[event.number] = systemSleeps.last
          if !delays.isEmpty { advancesOfDelays.insert(event.number) }
          add(testClock: number)
        case .wokenByClock:
          guard let sleep = sleeps[event.lane] else { break }
          guard let clock = waiting.removeValue(forKey: event.lane) else {
            wakings[sleep] = .clock(nil)
            break
          }
          let advance = advances[clock]
          wakings[sleep] = .clock(advance)
          if let advance, woken[advance.number]?.contains(event.lane) != true {
            woken[advance.number, default: []].append(event.lane)
          }
        case .wokenByCancellation:
          guard let sleep = sleeps[event.lane] else { break }
          wakings[sleep] = .cancellation
          cancelled[event.lane] = sleep
          if firstCancelledSleeps[event.lane] == nil { firstCancelledSleeps[event.lane] = sleep }
        case .cancellationSeen: checkedCancellations.insert(event.lane)
        case .dispatch(.sleepBlocks(let isMainActor)):
          if let sleep = sleeps[event.lane] { blockingSleeps[sleep] = isMainActor }
        case .leavesFree(let actor):
          if let sleep = sleeps[event.lane] { freeActors[sleep] = actor }
        default: add(note, happening)
        }
      default: break
      }
    }
    asleep = waiting.map { (lane: $0.key, clock: $0.value) }
      .sorted { $0.lane.number < $1.lane.number }
  }

  /// Returns the number of buffered elements in a stream that one of its readers finished at the
  /// event.
  func waitingElements(at number: Int) -> Int { waitingElements[number] ?? 0 }

  private mutating func add(_ note: ConcurrencyNote, _ happening: Happening) {
    switch note {
    case .abandoned(let lane, _), .reached(let lane, _): add(cancellation: happening, of: lane)
    case .groupWaits(let lanes, threw: true):
      for lane in lanes where ends[lane] == nil { add(cancellation: happening, of: lane) }
    case .groupResult: groupReaders.insert(happening.event.lane)
    case .foundUnfinished(let actor, let property, _, _, let lane, _, _):
      contested.insert("\(actor).\(property)")
      let finding = Finding(lane: happening.event.lane, other: lane, place: happening.event.place)
      if !findings.insert(finding).inserted { furtherUnfinished.insert(happening.number) }
    case .changedMeanwhile(let actor, let property, _, _, _):
      contested.insert("\(actor).\(property)")
    case .lockChangedBetween(let lock, _, _, _, let since):
      contestedLocks[lock, default: []].append(since)
    case .runs(let actor): actors[happening.event.lane] = actor
    case .streamYielded(let stream, let element, let value, let fate):
      streams.insert(stream)
      if case .droppedEarlier(let dropped) = fate,
        let index = waiting[stream]?.firstIndex(where: { $0.value == dropped }),
        let number = waiting[stream]?.remove(at: index).number
      {
        droppings[Element(stream: stream, number: number)] = value
      }
      if fate != .dropped, fate != .terminated {
        waiting[stream, default: []].append((element, value))
      }
      if fate == .enqueued { buffered[stream, default: 0] += 1 }
      if fate == .terminated { firstLostElements[stream] = firstLostElements[stream] ?? element }
      if fate == .terminated, firstLostYields[happening.event.lane] == nil {
        firstLostYields[happening.event.lane] = happening.number
      }
      yields[Element(stream: stream, number: element)] = happening
    case .streamReceived(let stream, let element, _):
      streams.insert(stream)
      receipts[Element(stream: stream, number: element)] = happening
      lastReceipts[stream] = happening
      buffered[stream, default: 0] -= 1
      waiting[stream]?.removeAll { $0.number == element }
      add(reader: happening, of: stream)
      readers[stream, default: []].insert(happening.event.lane)
    case .streamEnded(let stream, let isCancelled, let error):
      streams.insert(stream)
      if isCancelled, cancelledReaders[stream] == nil {
        cancelledReaders[stream] = happening.event.lane
      }
      if let first = firstEnds[stream] {
        firstReaders[happening.number] = first
      } else if !isCancelled, error == nil, readers[stream]?.contains(happening.event.lane) == true
      {
        firstEnds[stream] = happening
      }
      add(reader: happening, of: stream)
    case .streamTerminated(let stream, _):
      streams.insert(stream)
      handledStreams.insert(stream)
    case .streamFinished(let stream, _):
      streams.insert(stream)
      if readers[stream]?.contains(happening.event.lane) == true {
        waitingElements[happening.number] = max(0, buffered[stream] ?? 0)
      }
      finishes[stream] = finishes[stream] ?? happening
    case .groupWaits, .reachedHandler, .keepsWaiting, .handlerFirst, .wrote, .missed,
      .wokenByCancellation,
      .cancellationSeen, .resumed, .leaked, .groupCancelled, .askedOutsideTasks, .childRefused,
      .discarded,
      .leavesFree,
      .changedBetween, .changedLater, .lockWrote, .sleptOnClock,
      .wokenByClock,
      .clockAdvanced, .waitsForAll, .streamFinishIgnored, .streamHandlerReplaced,
      .streamMade, .weakReferenceIsNil, .dispatch, .deadlock:
      break
    }
  }

  private mutating func add(testClock number: Int) {
    if !testClocks.contains(number) { testClocks = (testClocks + [number]).sorted() }
  }

  private mutating func add(reader happening: Happening, of stream: Int) {
    let first = readings[stream]?[happening.event.lane]?.lowerBound ?? happening.number
    readings[stream, default: [:]][happening.event.lane] = first...happening.number
  }

  /// Returns the other lanes that read a stream at the same time as a lane whose first element
  /// arrives at an event; empty for its other elements.
  func otherReaders(of stream: Int, at happening: Happening) -> [LaneID] {
    guard let all = readings[stream], let own = all[happening.event.lane],
      own.lowerBound == happening.number
    else { return [] }
    return all.filter { lane, events in
      lane != happening.event.lane && events.lowerBound < own.lowerBound
        && events.upperBound > own.lowerBound
    }.keys.sorted { $0.number < $1.number }
  }

  /// Returns whether nobody has asked a stream for an element.
  func isUnread(_ stream: Int) -> Bool { readings[stream] == nil }

  /// Returns the reader of a stream that was cancelled before an event, if there is only one.
  func cancelledReader(of stream: Int, before number: Int) -> (lane: LaneID, at: Happening)? {
    let cancelled = (readers[stream] ?? []).compactMap { lane in
      cancellations[lane].flatMap { $0.number < number ? (lane: lane, at: $0) : nil }
    }
    return cancelled.count == 1 ? cancelled[0] : nil
  }

  private mutating func add(cancellation happening: Happening, of lane: LaneID) {
    cancellations[lane] = cancellations[lane] ?? happening
  }
}

extension Event.Kind {
  /// Whether the event shows that the lane continues.
  fileprivate var isAct: Bool {
    switch self {
    case .laneEnded, .concurrency(.wokenByCancellation), .concurrency(.leavesFree),
      .concurrency(.discarded), .concurrency(.wrote), .concurrency(.lockWrote),
      .concurrency(.leaked), .concurrency(.dispatch(.timerReleased)):
      false
    default: true
    }
  }
}
