import Recording

/// The tasks of the main actor that were created there, and began only when their creator waited.
struct DelayedStarts {
  /// Those whose order is visible: the creator printed something before it waited, and the task
  /// printed or changed something; or statements of the creator came before the task did anything.
  private(set) var lanes: Set<LaneID> = []
  /// Where the creator waited, if statements came before.
  private(set) var places: [LaneID: Place] = [:]

  init(_ happenings: Happenings, _ source: SourceLines) {
    var pending: [LaneID: Set<LaneID>] = [:]
    var delayed: Set<LaneID> = []
    var creations: [LaneID: Place] = [:]
    /// The tasks that began after further statements, until they do something.
    var afterStatements: [LaneID: Place] = [:]
    var latest: [LaneID: Place] = [:]
    for happening in happenings.all {
      let event = happening.event
      switch event.kind {
      case .laneCreated(let lane):
        guard lane.beginning.isBehindCreator else { break }
        pending[event.lane, default: []].insert(lane.id)
        creations[lane.id] = happening.place
      case .laneBegan:
        for (creator, tasks) in pending where tasks.contains(event.lane) {
          pending[creator]?.remove(event.lane)
          guard let begin = creations[event.lane], let place = latest[creator],
            source.hasStatement(between: begin.line, and: place.line)
          else { continue }
          afterStatements[event.lane] = place
        }
      case .printed:
        delayed.formUnion(pending[event.lane] ?? [])
        if delayed.contains(event.lane) { lanes.insert(event.lane) }
      case .concurrency(.changedLater):
        if delayed.contains(event.lane) { lanes.insert(event.lane) }
      default: break
      }
      if case .laneBegan = event.kind { continue }
      if let place = happening.place { latest[event.lane] = place }
      if event.kind.isVisible, let place = afterStatements.removeValue(forKey: event.lane) {
        lanes.insert(event.lane)
        places[event.lane] = place
      }
    }
  }
}

extension Event.Kind {
  /// Whether it shows what a task did, and not only that it waited.
  fileprivate var isVisible: Bool {
    switch self {
    case .laneBegan, .laneEnded, .slept, .awaited, .laneCreated: false
    default: true
    }
  }
}

extension SourceLines {
  /// Whether a statement of the top level begins on a line between the two.
  fileprivate func hasStatement(between first: Int, and last: Int) -> Bool {
    guard first + 1 < last else { return false }
    return (first + 1..<last).contains { number in
      guard let line = self[number], let head = line.characters.first, line.isCode.first == true
      else { return false }
      let word = String(line.characters.prefix { $0.isLetter || $0 == "@" || $0 == "#" })
      return !head.isWhitespace && head != "}" && head != "/"
        && !Self.declarations.contains(word) && !word.hasPrefix("@") && !word.hasPrefix("#")
    }
  }

  /// The words with which lines begin that show nothing by themselves.
  private static let declarations: Set<String> = [
    "func", "struct", "class", "actor", "enum", "extension", "protocol", "import", "typealias",
    "final", "private", "fileprivate", "public", "nonisolated", "let", "var",
  ]
}
