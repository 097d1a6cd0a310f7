import Machine
import Recording
import Synchronization

/// The objects that a traced run has made, of classes with a `deinit`, to find those that never end.
final class MadeObjects: Sendable {
  struct Entry: Sendable {
    let object: WeakReference
    let lane: LaneID
    let calls: [WriteLog.Call]
  }

  /// The maximum number of objects that are alive. Later ones aren't noted.
  private static let most = 4096

  private struct State {
    var entries: [Entry] = []
    /// The number of objects that aren't noted before the next look for objects that have ended.
    var skipped = 0
    /// The objects that a weak variable had, and that were looked for.
    var found: Set<ObjectIdentifier> = []
  }

  private let state = Mutex(State())

  /// Whether the next object is noted.
  var hasSpace: Bool {
    state.withLock { state in
      if state.entries.count < Self.most { return true }
      state.skipped += 1
      guard state.skipped == Self.most else { return false }
      state.skipped = 0
      state.entries.removeAll { $0.object.target == nil }
      return state.entries.count < Self.most
    }
  }

  func add(_ object: Object, in lane: LaneID, by calls: [WriteLog.Call]) {
    state.withLock { state in
      state.entries.append(Entry(object: WeakReference(object), lane: lane, calls: calls))
    }
  }

  /// The maximum number of objects whose references are looked for.
  private static let mostFound = 64

  /// Whether the references to an object of a weak variable are looked for. Each object gets this once.
  func claimFound(_ object: Object) -> Bool {
    state.withLock { state in
      state.found.count < Self.mostFound && state.found.insert(ObjectIdentifier(object)).inserted
    }
  }

  /// Returns the references by which global variables keep an object, if closures are among them; nil if the
  /// program keeps it without a closure too.
  ///
  /// - Parameter held: The values of executing functions.
  func links(to object: Object, beside held: [Value], in world: World) -> [ObjectNote.Link]? {
    let globals = world.globals.cells.map { Value.cell($0) }
    var others = References(enteringClosures: false)
    guard others.visit(globals + held), !others.hasVisited(object) else { return nil }
    return References.path(from: globals, to: object, in: world)
  }

  /// The objects that are alive, in the order in which they were made.
  var alive: [(object: Object, entry: Entry)] {
    state.withLock { $0.entries }.compactMap { entry in entry.object.target.map { ($0, entry) } }
  }
}

extension Drive {
  /// Records that all elements of a new array are one object.
  func noteRepeated(_ request: Request) throws -> Value {
    let array = try request.argument(0)
    guard isRecording, case .array(let elements) = array, elements.count > 1,
      case .object(let object) = elements[0].untyped, object.descriptor.isOfProgram,
      !object.descriptor.fieldNames.isEmpty
    else { return array }
    let name = run.world.name(of: object)
    record(.object(.repeated(object: name, count: elements.count)), at: request.position)
    return array
  }

  /// The maximum number of cycles that are recorded.
  private static let mostCycles = 8

  /// Records the objects that only a cycle of references keeps, at the end of a program whose tasks have
  /// ended.
  func noteCycles() {
    guard isRecording else { return }
    let made = run.madeObjects.alive
    if made.isEmpty { return }
    var reached = References()
    let globals = run.world.globals.cells.map { Value.cell($0) }
    guard reached.visit(globals) else { return }
    var told = 0
    for (object, entry) in made where !reached.hasVisited(object) {
      guard told < Self.mostCycles, let links = References.cycle(from: object, in: run.world) else {
        continue
      }
      told += 1
      _ = reached.visit([.object(object)])
      let note = ObjectNote.cycle(object: run.world.name(of: object), links: links)
      self.note(note, of: entry)
    }
  }

  private func note(_ note: ObjectNote, of entry: MadeObjects.Entry) {
    let calls = entry.calls.map { Call($0, entrance: nil) }
    let maker = calls.lastIndex { !$0.isMaking && $0.place != nil }
    run.recorder.record(
      .object(note), lane: entry.lane, place: maker.flatMap { calls[$0].place },
      calls: maker.map { Array(calls[...$0]) } ?? [])
  }
}
