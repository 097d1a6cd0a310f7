/// The events of a run, in order: all of them, up to a bound, beyond which the first and the last half
/// of so many are kept.
///
/// Of what lies between, what the rest can't be understood without is kept too: what was printed, the
/// issues, and the beginnings and ends of scopes and lanes whose other half is kept.
struct BoundedEvents {
  private let most: Int
  private(set) var recorded = 0
  /// Those of the beginning, and from `middle` on those of the end: a ring, once it is full.
  private var events: [Event] = []
  private let middle: Int
  /// Where the next event goes, once there is one too many.
  private var oldest: Int
  /// What is kept of those between.
  private var between: [Event] = []
  private var openScopes: [ScopeID: Event] = [:]
  private var openLanes: [LaneID: [Event]] = [:]
  private var leftOut = 0
  /// Of the event before.
  private var calls: [Call] = []

  init(most: Int) {
    self.most = max(2, most)
    middle = self.most - self.most / 2
    oldest = middle
  }

  /// The calls, in memory once where they are those of the event before.
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

  /// What is kept, numbered without gaps.
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

  /// Says what isn't there.
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

  /// All that is printed is kept, in few events.
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
