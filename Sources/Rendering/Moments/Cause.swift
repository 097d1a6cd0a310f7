import Recording

/// Under which line of the block that runs something belongs, and how it came about from there.
///
/// The block is the code whose lines a reader follows: what a submission says at its top level, with
/// the closures that stand in it. What happens in a function belongs under the line that called it.
struct Cause: Hashable, Sendable {
  /// In the block; nil for what nothing in it caused.
  var place: Place?
  /// The execution of the block, or of a closure in it.
  var activation = 0
  /// The calls from there to the event, the outermost first; none when the block itself did it.
  var path: [Call] = []
  /// Tells the call from there apart from others; nil when the block itself did it.
  var entrance: Int?
  /// The name of the function that was called from there.
  var callee: String?
}

/// Finds causes, event after event.
struct Causes {
  /// Calls that are kept at either end of the way to a lane.
  private static let mostCalls = 24

  private let source: SourceLines
  private let block: Block
  /// Why each lane was created.
  private var creations: [LaneID: Cause] = [:]
  private var ends: [Place: Int] = [:]

  init(_ trace: Trace, _ source: SourceLines) {
    self.source = source
    block = Block(of: trace)
  }

  /// To be asked for each event in order.
  mutating func cause(of event: Event) -> Cause {
    var cause = creations[event.lane] ?? Cause()
    if event.calls.isEmpty, !event.kind.isOfLane, let place = event.place {
      cause = Cause(place: place)
    }
    for call in event.calls {
      if contains(call, inCall: cause.place) {
        cause = Cause(place: call.place ?? cause.place, activation: call.activation)
      } else {
        cause.path.append(call)
      }
    }
    if case .laneCreated(let lane) = event.kind {
      creations[lane.id] = cause
      // Lanes that create lanes without an end would each tell all that came before.
      let path = cause.path
      if path.count > 2 * Self.mostCalls {
        creations[lane.id]?.path = Array(path.prefix(Self.mostCalls) + path.suffix(Self.mostCalls))
      }
    }
    cause.entrance = cause.path.first?.entrance
    cause.callee = cause.path.first?.function.name
    cause.path = written(cause, event)
    return cause
  }

  /// The calls that a reader looks for: not those that no line wrote, nor those inside of what the
  /// event says happened further out, nor a model's initializers where it is made.
  private func written(_ cause: Cause, _ event: Event) -> [Call] {
    var path = cause.path
    if case .wrapperCreated = event.kind {
      while path.last?.isMaking == true { path.removeLast() }
    } else if let place = event.place {
      if place == cause.place { return [] }
      if var index = path.lastIndex(where: { $0.place == place }) {
        // A getter of the standard library has the place at which the program reads it.
        while index > 0, path[index - 1].place == place { index -= 1 }
        path.removeLast(path.count - 1 - index)
      }
    }
    return path.filter { $0.place != nil }
  }

  /// Whether the block itself is being executed there: its own code, or a closure that stands in the
  /// call of the block's that is being made. One that was kept is called like a function.
  private mutating func contains(_ call: Call, inCall place: Place?) -> Bool {
    if block.isRoot(call) { return true }
    guard block.isHome(of: call), let begin = call.function.place else { return false }
    guard let place else { return true }
    return place <= begin && begin.line <= end(ofCallAt: place)
  }

  private mutating func end(ofCallAt place: Place) -> Int {
    if let end = ends[place] { return end }
    let end = source.endOfCall(from: place)
    ends[place] = end
    return end
  }
}

extension Event.Kind {
  /// Whether it is about the lane as a whole, which began where it was created.
  fileprivate var isOfLane: Bool {
    switch self {
    case .laneBegan, .laneEnded: true
    default: false
    }
  }
}
