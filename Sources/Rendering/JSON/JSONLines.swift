package import Recording

/// A trace as one JSON object per line, for other programs.
///
/// - The first line is the header: `format` ("heirloom.trace"), `version` (3), and `sources`, each
///   with `name`, `firstLine`, `fileLine` and `text`.
/// - Then one line per event, in order: `number`, `event` (the name of the case in `Event.Kind`),
///   `lane` ("main", "T1", "D1"), `line` and `column` if it has a place, and the facts of the event
///   under their names in Swift. Scopes are numbers. A fact with several forms is an object with a
///   `kind`: `content`, `inheritance`, `origin`, `laneKind`. A place inside such an object is
///   itself an object with `line` and `column`. `under` is the place in the block that caused it;
///   `path` are the functions called from there, the outermost first, each with `function`, for a
///   closure `in` with the function that contains it, and its current place; `time` is the number
///   of the lane's visit to the place, if it visits it repeatedly; `isForChange` marks the read of
///   an old value that is about to be changed; `whole` is the dependency whose member was read.
/// - Then one line with `moment`, the number of events, and the state after them: `lanes` with
///   their `phase`, the event that they are `waiting` for, their scopes, the innermost first, and
///   their places; `scopes` that are still open; `models` with their wrappers' captured values;
///   `caches`.
/// - The last line has `outcome` ("finished", "threw", "trapped", "limitReached", "interrupted"),
///   and its facts: `message`, `limit`, `line`, `column`, and after a trap `lane`
///   and `path`.
///
/// Keys are in a fixed order, and a key without a value is omitted. A change that breaks readers
/// raises `version`; new keys and new events may be added at any time.
/// `Documentation/TraceFormat.md` lists all events with their keys.
package enum JSONLines {
  package static let version = 3

  package static func render(_ trace: Trace) -> String {
    let happenings = Happenings(trace, SourceLines(trace.sources))
    let state = Moment(happenings, after: happenings.all.count)
    let lines =
      [header(trace.sources)] + happenings.all.map(\.json)
      + [state.json(after: happenings.all.count), trace.outcome.json(trap: trace.trap)]
    return lines.map { $0.compact + "\n" }.joined()
  }

  private static func header(_ sources: [Source]) -> JSONText {
    .object([
      "format": .string("heirloom.trace"),
      "version": .integer(version),
      "sources": .array(
        sources.map { source in
          .object([
            "name": .string(source.name),
            "firstLine": .integer(source.firstLine),
            "fileLine": .integer(source.fileLine),
            "text": .string(source.text),
          ])
        }),
    ])
  }
}

extension Happening {
  fileprivate var json: JSONText {
    let members: KeyValuePairs<String, JSONText?> = [
      "number": .integer(number),
      "event": .string(event.kind.name.rawValue),
      "lane": .string(event.lane.name),
      "line": event.place.map { .integer($0.line) },
      "column": event.place.map { .integer($0.column) },
      "under": cause.place?.json,
      "path": cause.path.isEmpty ? nil : .array(cause.path.map(\.json)),
      "time": time.map { .integer($0) },
      "isForChange": event.isForChange ? .boolean(true) : nil,
      "whole": event.whole.map { .string($0) },
    ]
    guard case .object(let common) = JSONText.object(members),
      case .object(let facts) = event.kind.facts
    else { return .object([]) }
    return .object(common + facts)
  }
}

extension Event.Kind {
  fileprivate var facts: JSONText {
    switch self {
    case .scopeEntered(let scope):
      .object([
        "scope": .integer(scope.id.number), "content": scope.content.json,
        "replacement": scope.replacement?.json,
        "winners": scope.winners.isEmpty ? nil : .array(scope.winners.map(\.json)),
      ])
    case .scopeLeft(let scope, let threw):
      .object(["scope": .integer(scope.number), "threw": .boolean(threw)])
    case .laneCreated(let lane):
      .object([
        "created": .string(lane.id.name),
        "laneKind": lane.kind.json,
        "creator": lane.creator.map { .string($0.name) },
        "beginsCancelled": lane.beginning.beginsCancelled ? .boolean(true) : nil,
        "priority": lane.beginning.priority.map { .string($0) },
        "isIgnoredBarrier": lane.beginning.isIgnoredBarrier ? .boolean(true) : nil,
        "isImmediate": lane.beginning.isImmediate ? .boolean(true) : nil,
        "isDeinitializer": lane.beginning.isDeinitializer ? .boolean(true) : nil,
        "isInDispatchGroup": lane.beginning.isInDispatchGroup ? .boolean(true) : nil,
        "after": lane.beginning.follows.map { .string($0.rawValue) },
      ])
    case .laneBegan(let inheritance):
      .object(["inheritance": inheritance.json])
    case .laneEnded(let error):
      .object(["error": error.map { .string($0) }])
    case .taskLocalRead(let name, let value, let origin):
      .object(["name": .string(name), "value": .string(value), "origin": origin.json])
    case .dependencyRead(let name, let value, let origin, let lost):
      .object([
        "name": .string(name), "value": .string(value), "origin": origin.json,
        "lost": lost?.json,
      ])
    case .dependencyPrepared(let name, let value):
      .object(["name": .string(name), "value": .string(value)])
    case .wrapperCreated(let name, let captured):
      .object(["name": .string(name), "captured": .array(captured.map(\.json))])
    case .printed(let text), .issueReported(let text):
      .object(["text": .string(text)])
    case .queueEntered(let queue):
      .object(["queue": .string(queue)])
    case .taskCancelled(let lane):
      .object(["cancelled": .string(lane.name)])
    case .awaited(let lane):
      .object(["awaited": .string(lane.name)])
    case .slept(let seconds):
      .object(["seconds": .number(seconds)])
    case .valueShown(let name, let type, let value):
      .object([
        "name": name.map { .string($0) }, "type": .string(type), "value": .string(value),
      ])
    case .lost(let loss): loss.facts
    case .concurrency(let note): note.facts
    case .object(let note): note.facts
    case .store(let note): note.facts
    }
  }
}

extension Outcome {
  fileprivate func json(trap: TrapSite?) -> JSONText {
    let name: String
    var message: String?
    var limit: Limit?
    var status: Int32?
    switch self {
    case .finished: name = "finished"
    case .exited(let code, _): (name, status) = ("exited", code)
    case .threw(let text, _): (name, message) = ("threw", text)
    case .trapped(let text, _): (name, message) = ("trapped", text)
    case .limitReached(let reached, _): (name, limit) = ("limitReached", reached)
    case .interrupted: name = "interrupted"
    }
    return .object([
      "outcome": .string(name),
      "message": message.map { .string($0) },
      "limit": limit.map { .string($0.rawValue) },
      "status": status.map { .integer(Int($0)) },
      "line": place.map { .integer($0.line) },
      "column": place.map { .integer($0.column) },
      "lane": trap.map { .string($0.lane.name) },
      "path": trap.map { .array($0.calls.map(\.json)) },
    ])
  }
}
