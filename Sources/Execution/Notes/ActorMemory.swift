import Machine
import Recording
import Synchronization

/// Stores an actor's properties as they were when lanes left it, so that the record can show what
/// other lanes changed while one waited.
///
/// It stores descriptions, not values, so that recording doesn't extend an object's life.
final class ActorMemory: Sendable {
  struct Change {
    /// The index of the property.
    var field: Int
    var property: String
    var old: String
    var new: String
    /// Where the program changed it last; nil if that isn't known.
    var write: WriteLog.Write?
    /// The lanes that changed it, in order; empty if they aren't all known.
    var lanes: [LaneID]
  }

  private struct Write {
    var field: Int
    /// Nil for code that isn't known.
    var lane: LaneID?
  }

  /// A lane that waits, and will come back.
  private struct Suspended {
    var fields: [String]
    /// The number of writes when it left; nil if the writes since then are no longer stored.
    var writes: Int?
    var place: Position?
    /// Whether it waits for a call of another lane, as for the resume of a continuation.
    var expectsCalls: Bool
  }

  /// A property that a waiting lane has changed in its call, which hasn't ended.
  struct UnfinishedChange {
    var property: String
    var old: String
    var new: String
    var lane: LaneID
    var waiting: Position?
  }

  private struct Finding: Hashable {
    var field: Int
    var lane: LaneID
    var other: LaneID
  }

  private struct Visit {
    var fields: [String]
    var place: Position?
  }

  private struct Entry {
    var fields: [String]
    /// The lane that had changed each property last.
    var writers: [Int: LaneID]
    var hasWritten = false
  }

  /// A property that a lane changes although it knew another value.
  struct StaleChange {
    var property: String
    /// The value that the lane could have read.
    var old: String
    /// The value that it found when it called again.
    var new: String
    /// The last lane that changed it; nil if that isn't known.
    var lane: LaneID?
    /// Where the lane had read.
    var since: Position?
  }

  /// A change in a loop is reported once.
  private struct Report: Hashable {
    let field: Int
    let lane: LaneID
    let since: Position?
    let place: Position?
  }

  private struct State {
    var known: [String]?
    /// The writes since the first of the waiting lanes left.
    var writes: [Write] = []
    /// The waits of each lane, the outermost first.
    var suspended: [LaneID: [Suspended]] = [:]
    /// The last call of each lane, if it only read.
    var visits: [LaneID: Visit] = [:]
    /// The calls that lanes are making, with the properties as they found them.
    var entries: [LaneID: Entry] = [:]
    /// The lane that changed each property last.
    var lastWriters: [Int: LaneID] = [:]
    /// The stale changes that were returned.
    var reported: Set<Report> = []
    /// The unfinished changes that were returned.
    var found: Set<Finding> = []

    /// Returns the changes of waiting lanes that a lane can find.
    mutating func unfinished(for lane: LaneID, named names: [String]) -> [UnfinishedChange] {
      guard let known, !suspended.isEmpty else { return [] }
      var changes: [UnfinishedChange] = []
      for (other, waits) in suspended where other != lane {
        guard let entry = entries[other], entry.fields.count == known.count, let wait = waits.last,
          !wait.expectsCalls
        else { continue }
        for index in known.indices where index < names.count {
          guard entry.fields[index] != known[index], lastWriters[index] == other,
            found.count < ActorMemory.mostVisits,
            found.insert(Finding(field: index, lane: lane, other: other)).inserted
          else { continue }
          changes.append(
            UnfinishedChange(
              property: names[index], old: entry.fields[index], new: known[index], lane: other,
              waiting: wait.place))
        }
      }
      return changes.sorted { $0.lane.number < $1.lane.number }
    }

    mutating func noteWriter(_ lane: LaneID?, of field: Int) {
      if let lane { entries[lane]?.hasWritten = true }
      lastWriters[field] = lane
    }

    /// Returns whether a stale change wasn't reported before.
    mutating func reports(_ report: Report) -> Bool {
      if reported.count >= ActorMemory.mostVisits { reported = [] }
      return reported.insert(report).inserted
    }

    /// Adds a write that a waiting lane may ask for. Forgets all writes if there are too many.
    mutating func add(_ write: Write, most: Int) {
      guard !suspended.isEmpty else { return }
      if writes.count >= most {
        writes = []
        suspended = suspended.mapValues { waits in
          waits.map {
            Suspended(
              fields: $0.fields, writes: nil, place: $0.place, expectsCalls: $0.expectsCalls)
          }
        }
      }
      writes.append(write)
    }
  }

  private static let mostWrites = 4096
  /// The maximum number of lanes that a record names for one change.
  private static let mostWriters = 64
  /// The maximum number of lanes whose last calls are stored.
  private static let mostVisits = 256

  /// The actor itself, while the program retains it.
  var actor: Object? { object.target }

  let className: String
  /// Whether any lane can change the object at any time, so that only the write says who did.
  private let isShared: Bool
  private let flag: WriteLog.Flag
  private let log: WriteLog
  private let object: WeakReference
  private let state = Mutex(State())

  /// - Parameters:
  ///   - flag: Raised by changes; the memory's own by default.
  ///   - isShared: Whether any lane can change the object at any time.
  init(
    of object: Object, raising flag: WriteLog.Flag = WriteLog.Flag(), isShared: Bool = false
  ) {
    self.isShared = isShared
    className = object.instance.name
    self.object = WeakReference(object)
    self.flag = flag
    log = WriteLog(raising: flag)
  }

  /// Whether the program changed the object since the last call.
  var isChanged: Bool { flag.isRaised.exchange(false, ordering: .relaxed) }

  /// `Account #1`
  func name(in world: World) -> String { object.target.map(world.name) ?? className }

  /// Records that a lane begins to run on the actor.
  ///
  /// - Returns: The changes by waiting lanes, whose calls haven't ended. Each lane gets a change once.
  @discardableResult
  func enter(_ lane: LaneID) -> [UnfinishedChange] {
    settle(by: nil)
    let names = object.target?.descriptor.shownNames ?? []
    return state.withLock { state in
      state.entries[lane] = state.known.map {
        Entry(fields: $0, writers: state.lastWriters)
      }
      return state.unfinished(for: lane, named: names)
    }
  }

  /// Records that a call of a lane has ended.
  ///
  /// - Returns: The properties that it changed, and that others had changed since its last call.
  func end(_ lane: LaneID, calledAt place: Position?) -> [StaleChange] {
    state.withLock { state in
      guard let entry = state.entries.removeValue(forKey: lane), let fields = state.known,
        fields.count == entry.fields.count, let object = object.target
      else { return [] }
      let visit = state.visits.removeValue(forKey: lane)
      guard entry.hasWritten else {
        if state.visits.count >= Self.mostVisits { state.visits = [:] }
        state.visits[lane] = Visit(fields: fields, place: place)
        return []
      }
      guard let visit, visit.fields.count == fields.count else { return [] }
      let names = object.descriptor.shownNames
      return fields.indices.compactMap { index in
        guard index < names.count, fields[index] != entry.fields[index],
          entry.fields[index] != visit.fields[index], entry.writers[index] != lane,
          state.reports(Report(field: index, lane: lane, since: visit.place, place: place))
        else { return nil }
        return StaleChange(
          property: names[index], old: visit.fields[index], new: entry.fields[index],
          lane: entry.writers[index], since: visit.place)
      }
    }
  }

  /// Attributes the changes since the last call to a lane, or to unknown code.
  @discardableResult
  func settle(by lane: LaneID?) -> [Change] {
    guard let fields = descriptions, let object = object.target else { return [] }
    let names = object.descriptor.shownNames
    object.addLog(log)
    let writes = log.take()
    return state.withLock { state in
      defer { state.known = fields }
      guard let known = state.known, known.count == fields.count else { return [] }
      return fields.indices.compactMap { (index) -> Change? in
        guard known[index] != fields[index] else { return nil }
        state.add(Write(field: index, lane: lane), most: Self.mostWrites)
        state.noteWriter(lane ?? writer(of: writes[index]), of: index)
        guard index < names.count else { return nil }
        return Change(
          field: index, property: names[index], old: known[index], new: fields[index],
          write: writes[index], lanes: lane.map { [$0] } ?? [])
      }
    }
  }

  /// The lane that made a write of a shared object.
  private func writer(of write: WriteLog.Write?) -> LaneID? {
    isShared ? (write?.owner as? LaneState)?.id : nil
  }

  /// Records that a lane leaves the actor, and comes back if `returns`.
  ///
  /// - Returns: The changes that the lane made since it came.
  func leave(_ lane: LaneID, returns: Bool, at place: Position? = nil, expectingCalls: Bool = false)
    -> [Change]
  {
    let changes = settle(by: lane)
    guard returns, let fields = descriptions else { return changes }
    state.withLock { state in
      state.suspended[lane, default: []].append(
        Suspended(
          fields: fields, writes: state.writes.count, place: place,
          expectsCalls: expectingCalls))
    }
    return changes
  }

  /// Records that code which a lane calls while it leaves the actor has ended: the changes until
  /// now are the lane's own.
  func leaveAgain(_ lane: LaneID) {
    guard state.withLock({ $0.suspended[lane] != nil }) else { return }
    settle(by: lane)
    guard let fields = descriptions else { return }
    state.withLock { state in
      guard let index = state.suspended[lane]?.indices.last else { return }
      state.suspended[lane]?[index].fields = fields
      state.suspended[lane]?[index].writes = state.writes.count
    }
  }

  /// Returns the changes that other lanes made since the lane left.
  func comeBack(_ lane: LaneID) -> [Change] {
    settle(by: nil)
    guard let fields = descriptions, let object = object.target else { return [] }
    let names = object.descriptor.shownNames
    return state.withLock { state in
      guard let before = state.suspended[lane]?.popLast() else { return [] }
      if state.suspended[lane]?.isEmpty == true { state.suspended[lane] = nil }
      let writes = before.writes.map { state.writes[$0...] }
      defer { if state.suspended.isEmpty { state.writes = [] } }
      guard before.fields.count == fields.count else { return [] }
      return fields.indices.compactMap { index in
        guard before.fields[index] != fields[index], index < names.count else { return nil }
        let own = writes?.filter { $0.field == index } ?? []
        if let last = own.last, last.lane == lane { return nil }
        return Change(
          field: index, property: names[index], old: before.fields[index], new: fields[index],
          lanes: Self.lanes(of: own))
      }
    }
  }

  /// Returns the lanes that made the writes; none if they aren't all known, or are too many.
  private static func lanes(of writes: [Write]) -> [LaneID] {
    var (lanes, seen): ([LaneID], Set<LaneID>) = ([], [])
    for write in writes {
      guard let lane = write.lane, lanes.count <= mostWriters else { return [] }
      if seen.insert(lane).inserted { lanes.append(lane) }
    }
    return lanes
  }

  private var descriptions: [String]? {
    object.target?.fieldDescriptions
  }
}

extension Object {
  private static var longestDescription: Int { 60 }

  /// Descriptions of its stored properties, without calling the program's code; nil while one of
  /// them has no value, because it isn't initialized or is being changed.
  var fieldDescriptions: [String]? {
    let fields = snapshot
    if fields.contains(where: { if case .uninitialized = $0 { true } else { false } }) {
      return nil
    }
    return fields.map { value in
      let text = Machine.summary(of: value, limit: Self.longestDescription, custom: { _ in nil })
      guard text.count > Self.longestDescription else { return text }
      return text.prefix(Self.longestDescription - 1) + "…" + value.countText
    }
  }
}

extension Value {
  /// The number of elements, which distinguishes long collections.
  fileprivate var countText: String {
    switch self {
    case .array(let elements): " (\(elements.count))"
    case .set(let members): " (\(members.count))"
    case .dictionary(let pairs): " (\(pairs.count))"
    default: ""
    }
  }
}
