/// The events of a run, in order. Beyond a limit, only the first half and the last half of that
/// number are kept.
///
/// Events between the halves are kept if the others can't be understood without them: output,
/// issues, and the beginnings and ends of scopes and lanes whose other half is kept.
struct BoundedEvents {
  private let most: Int
  private(set) var recorded = 0
  /// The first events, and from `middle` the last ones: a ring buffer when it is full.
  private var events: [Event] = []
  private let middle: Int
  /// The index of the oldest event in the ring buffer, which the next event replaces.
  private var oldest: Int
  /// The events that are kept from between the halves.
  private var between: [Event] = []
  private var openScopes: [ScopeID: Event] = [:]
  private var openLanes: [LaneID: [Event]] = [:]
  private var leftOut = 0
  /// The calls of the previous event.
  private var calls: [Call] = []

  init(most: Int) {
    self.most = max(2, most)
    middle = self.most - self.most / 2
    oldest = middle
  }

  /// Returns the calls, sharing the previous event's storage if they are equal.
  mutating func shared(_ calls: [Call]) -> [Call] {
    if calls != self.calls { self.calls = calls }
    return self.calls
  }

  mutating func append(_ event: Event) {
    recorded += 1
    guard events.count == most else { return events.append(event) }
    leaveOut(events[oldest])
    events[oldest] = event
    oldest = oldest + 1 == most ? middle : oldest + 1
  }

  /// The kept events, numbered without gaps.
  var all: [Event] {
    guard recorded > most else { return events }
    let open = Array(openScopes.values) + openLanes.values.joined()
    let kept = (between + open).sorted { $0.number < $1.number }
    var all: [Event] = []
    all.reserveCapacity(events.count + kept.count + 1)
    all += events[..<middle]
    all += kept
    if leftOut > 0 { all.append(note) }
    all += events[oldest...]
    all += events[middle..<oldest]
    for index in all.indices { all[index].number = index + 1 }
    return all
  }

  /// An issue that reports the number of omitted events.
  private var note: Event {
    let text =
      "\(leftOut) events are left out here: a record keeps \(most), those of the beginning and "
      + "those of the end"
    return Event(number: 0, lane: .main, place: nil, kind: .issueReported(text))
  }

  private mutating func leaveOut(_ event: Event) {
    leftOut += 1
    switch event.kind {
    case .printed(let text): keep(text, of: event)
    case .issueReported:
      var event = event
      event.lane = .main
      between.append(event)
    case .scopeEntered(let scope): openScopes[scope.id] = event
    case .scopeLeft(let id, _):
      if openScopes.removeValue(forKey: id) == nil { between.append(event) }
    case .laneCreated(let lane): openLanes[lane.id] = [event]
    case .laneBegan:
      if openLanes[event.lane]?.append(event) == nil { between.append(event) }
    case .laneEnded:
      if openLanes.removeValue(forKey: event.lane) == nil { between.append(event) }
    case .taskLocalRead, .dependencyRead, .dependencyPrepared, .wrapperCreated, .taskCancelled,
      .queueEntered, .awaited, .slept, .valueShown, .lost, .concurrency, .object, .store:
      break
    }
  }

  /// Keeps all output, merged into few events.
  private mutating func keep(_ text: String, of event: Event) {
    if let index = between.indices.last, case .printed(let before) = between[index].kind,
      before.utf8.count < 4096
    {
      between[index].kind = .printed(before + text)
    } else {
      var event = event
      event.lane = .main
      between.append(event)
    }
  }
}

extension Trace {
  /// The trace with as many of its events as a record with this limit would keep.
  package func shortened(to most: Int) -> Trace {
    guard events.count > most else { return self }
    var kept = BoundedEvents(most: most)
    for event in events { kept.append(event) }
    return Trace(
      sources: sources, events: kept.all, outcome: outcome, trap: trap)
  }
}
