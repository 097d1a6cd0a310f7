import Recording

/// Makes a trace by hand. Places are found by searching for text in the source.
struct TraceBuilder {
  private(set) var sources: [Source]
  private(set) var events: [Event] = []
  var outcome = Outcome.finished
  /// The executing functions of the recording lane.
  private var frames: [Call] = []
  private var activation = 1
  /// The functions that were executed, by name.
  private var homes: [String: Call.Function] = [:]

  init(_ text: String, name: String = "<input>", firstLine: Int = 1, earlier: [Source] = []) {
    sources = earlier + [Source(name: name, text: text, firstLine: firstLine)]
  }

  var trace: Trace { Trace(sources: sources, events: events, outcome: outcome) }

  /// Returns the place of `text` in a line, or of the line's first character that isn't a space.
  func place(_ line: Int, _ text: String? = nil) -> Place {
    let content = sources.lazy.compactMap { $0.line(line) }.first.map { Array($0) } ?? []
    let wanted = Array(text ?? "")
    let found = content.indices.first { index in
      wanted.isEmpty ? content[index] != " " : content[index...].starts(with: wanted)
    }
    return Place(line: line, column: (found ?? 0) + 1)
  }

  mutating func record(_ kind: Event.Kind, _ lane: LaneID = .main, at line: Int?) {
    let place = line.map { self.place($0) }
    var calls = frames
    if let last = calls.indices.last { calls[last].place = place }
    events.append(
      Event(number: events.count + 1, lane: lane, place: place, calls: calls, kind: kind))
  }

  /// Records events in a function, or in a closure.
  ///
  /// - Parameters:
  ///   - declaration: The line of the function, or of the closure; nil for a library's.
  ///   - home: The function that contains the closure; `main` for the top level.
  ///   - line: The line of the call; nil for the function that a lane begins with.
  ///   - text: The text at the place of the call.
  ///   - execution: The number of the execution, for one that is recorded in parts.
  mutating func inside(
    _ function: String, of declaration: Int?, in home: String? = nil, calledAt line: Int? = nil,
    by text: String? = nil, execution: Int? = nil, _ body: (inout TraceBuilder) -> Void
  ) {
    let before = frames
    if let line {
      if frames.isEmpty {
        frames = [
          Call(function: .topLevel, home: nil, place: place(line, text), activation: 1)
        ]
      } else {
        frames[frames.count - 1].place = place(line, text)
      }
    }
    activation += 1
    let called = Call.Function(name: function, place: declaration.map { place($0) })
    if home == nil { homes[function] = called }
    frames.append(
      Call(
        function: called,
        home: home.map { name in
          name == "main"
            ? .topLevel : homes[name] ?? Call.Function(name: name, place: nil)
        },
        place: nil, activation: execution ?? activation))
    body(&self)
    frames = before
  }

  /// Records events of the top level.
  mutating func atTopLevel(_ body: (inout TraceBuilder) -> Void) {
    let before = frames
    frames = [Call(function: .topLevel, home: nil, place: nil, activation: 1)]
    body(&self)
    frames = before
  }

  mutating func bind(
    _ scope: Int, _ name: String, _ value: String, _ lane: LaneID = .main, at line: Int
  ) {
    enter(scope, .taskLocal(name: name, value: value), lane, at: line)
  }

  mutating func enter(
    _ scope: Int, _ content: Scope.Content, _ lane: LaneID = .main, at line: Int,
    _ text: String? = nil
  ) {
    let scope = Scope(id: ScopeID(scope), content: content, lane: lane, place: place(line, text))
    record(.scopeEntered(scope), lane, at: line)
  }

  mutating func leave(_ scope: Int, threw: Bool = false, _ lane: LaneID = .main, at line: Int) {
    record(.scopeLeft(ScopeID(scope), threw: threw), lane, at: line)
  }

  mutating func create(
    _ id: LaneID, _ kind: LaneKind, by creator: LaneID = .main, at line: Int,
    _ inheritance: Inheritance?
  ) {
    let lane = Lane(id: id, kind: kind, creator: creator, createdAt: place(line))
    record(.laneCreated(lane), creator, at: line)
    if let inheritance { record(.laneBegan(inheritance), id, at: line) }
  }

  mutating func read(
    _ name: String, _ value: String, _ origin: TaskLocalOrigin, _ lane: LaneID = .main,
    at line: Int
  ) {
    record(.taskLocalRead(name: name, value: value, origin: origin), lane, at: line)
  }

  mutating func resolve(
    _ name: String, _ value: String, _ origin: DependencyOrigin, lost: LostOverride? = nil,
    _ lane: LaneID = .main, at line: Int
  ) {
    record(.dependencyRead(name: name, value: value, origin: origin, lost: lost), lane, at: line)
  }

  mutating func print(_ text: String, _ lane: LaneID = .main, at line: Int?) {
    record(.printed(text + "\n"), lane, at: line)
  }

  func bound(_ scope: Int, at line: Int, _ journey: Hop...) -> TaskLocalOrigin {
    .bound(scope: ScopeID(scope), place: place(line), journey: journey)
  }

  func hop(_ lane: LaneID, _ kind: LaneKind, at line: Int) -> Hop {
    Hop(lane: lane, kind: kind, place: place(line))
  }
}

extension LaneID {
  static func task(_ number: Int) -> LaneID { LaneID(.task, number) }
  static func dispatch(_ number: Int) -> LaneID { LaneID(.dispatch, number) }
}

extension ScopeID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension TraceBuilder {
  /// Records events while a model is made, in the initial value of a property.
  mutating func make(
    _ type: String, of declaration: Int, at line: Int, _ body: (inout TraceBuilder) -> Void
  ) {
    inside("\(type).init()", of: declaration, calledAt: line) { trace in
      trace.inside("default value of _property()", of: declaration, calledAt: declaration, body)
    }
  }
}
