import Recording

/// An event with what led to it.
struct Happening: Hashable, Sendable {
  var event: Event
  var cause: Cause
  /// Which time its lane was at the line, from 1; nil if it came there once.
  var time: Int?

  var number: Int { event.number }
  /// The line of the block under which it belongs.
  var place: Place? { cause.place ?? event.place }
}

/// All that happened, each event under what caused it: what every picture of a trace is drawn from.
struct Happenings: Sendable {
  let all: [Happening]
  /// The files of the program, if it has several.
  let files: ProgramFiles?
  private let scopes: [ScopeID: Int]
  private let creations: [LaneID: Int]

  init(_ trace: Trace, _ source: SourceLines) {
    files = ProgramFiles(trace.sources)
    var causes = Causes(trace, source)
    var times = Times()
    var all: [Happening] = []
    var (scopes, creations): ([ScopeID: Int], [LaneID: Int]) = ([:], [:])
    for event in trace.events {
      let cause = causes.cause(of: event)
      switch event.kind {
      case .scopeEntered(let scope): scopes[scope.id] = all.count
      case .laneCreated(let lane): creations[lane.id] = all.count
      default: break
      }
      all.append(Happening(event: event, cause: cause, time: times.time(of: event, cause)))
    }
    self.all = all.map { happening in
      var happening = happening
      if let line = happening.cause.place?.line, times.count(happening.event.lane, line) < 2 {
        happening.time = nil
      }
      return happening
    }
    self.scopes = scopes
    self.creations = creations
  }

  /// Where a scope was entered.
  func entry(of scope: ScopeID) -> Happening? { scopes[scope].map { all[$0] } }

  /// Where a model was made, if all that were made at the place of the program are by one line.
  func making(of model: String?, at place: Place) -> Happening? {
    let candidates = all.filter { happening in
      guard case .wrapperCreated = happening.event.kind else { return false }
      let making = Making(happening.event.calls)
      return making.place == place && making.type == model
    }
    let lines = Set(candidates.map { $0.place?.line })
    return lines.count == 1 ? candidates.first : nil
  }

  /// Where a lane was created.
  func creation(of lane: LaneID) -> Happening? { creations[lane].map { all[$0] } }
}

extension Happening {
  /// Where in a function it happened; nil for what the block did itself.
  var ownPlace: Place? { cause.path.last?.place }
}

extension Happenings {
  /// The lines of functions that what happened names as its own place.
  var citedLines: Set<Int> { Set(all.compactMap { $0.ownPlace?.line }) }
}
