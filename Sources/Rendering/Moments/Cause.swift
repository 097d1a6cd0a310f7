import Recording

/// The line of the running block to which an event belongs, and the path of calls from there.
///
/// The block is the code that a reader follows: a submission's top level, with its closures. An
/// event in a function belongs to the line that called it.
struct Cause: Hashable, Sendable {
  /// The place in the block; nil if nothing in it caused the event.
  var place: Place?
  /// The execution of the block, or of a closure in it.
  var activation = 0
  /// The calls from there to the event, the outermost first; none if the block itself caused it.
  var path: [Call] = []
  /// Identifies the call from there; nil if the block itself caused the event.
  var entrance: Int?
  /// The name of the function that was called from there.
  var callee: String?
}

/// Finds the causes of successive events.
struct Causes {
  /// The number of calls that are kept at either end of the path to a lane.
  private static let mostCalls = 24

  private let source: SourceLines
  private let block: Block
  /// The causes of the lanes' creations.
  private var creations: [LaneID: Cause] = [:]
  private var ends: [Place: Int] = [:]

  init(_ trace: Trace, _ source: SourceLines) {
    self.source = source
    block = Block(of: trace)
  }

  /// Returns the cause of an event. Called for each event in order.
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
      // Unbounded chains of lanes would otherwise repeat all earlier calls.
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

  /// Returns the calls that a reader expects: without calls that have no line, accessors that a macro
  /// wrote, calls inside of an
  /// event that is reported further out, and a model's initializers where it is made.
  private func written(_ cause: Cause, _ event: Event) -> [Call] {
    var path = cause.path
    if case .wrapperCreated = event.kind {
      while path.last?.isMaking == true { path.removeLast() }
    } else if let place = event.place {
      if place == cause.place { return [] }
      if var index = path.lastIndex(where: { $0.place == place }) {
        // A getter of the standard library has the place of the program's read.
        while index > 0, path[index - 1].place == place { index -= 1 }
        path.removeLast(path.count - 1 - index)
      }
    }
    // The accessors that a macro writes are a part of the program's use of the property.
    return path.filter { $0.place != nil && !$0.isAccessorOfMacro }
  }

  /// Returns whether the block itself is executing there: its own code, or a closure in its current
  /// call. A stored closure is called like a function.
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
  /// Whether it is about the whole lane, which began where it was created.
  fileprivate var isOfLane: Bool {
    switch self {
    case .laneBegan, .laneEnded: true
    default: false
    }
  }
}
