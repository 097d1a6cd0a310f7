import Machine
import Recording
import Synchronization

/// The objects that reads of dependencies and task-local values returned, to detect changes in
/// place, which all owners see.
final class ObjectReads: Sendable {
  /// A change of a property, found at a read or after the change.
  struct Change {
    var object: String
    var property: String
    var old: String
    var new: String
    /// The last read, if a read found the change.
    var since: Place?
    var readers: [LaneID]
    /// Where it was made, if that is known.
    var write: WriteLog.Write?
  }

  private struct Reading {
    let object: WeakReference
    var fields: [String]
    var place: Place?
    var readers: [LaneID]
    let log: WriteLog
  }

  /// The maximum number of objects whose changes are found where they are made.
  private static let mostLogs = 256
  /// The maximum number of properties that are shown.
  private static let mostProperties = 3

  private struct State {
    var readings: [String: Reading] = [:]
    /// The names of the objects with a log, in the order of their first reads.
    var logged: [String] = []
  }

  private let state = Mutex(State())
  private let found = Mutex<Set<String>>([])
  private let flag = WriteLog.Flag()

  /// Returns whether an object is found in the state of a store for the first time.
  func isNew(_ path: String, inStore store: Int) -> Bool {
    found.withLock { $0.insert("\(store) \(path)").inserted }
  }

  /// Adds a reading.
  ///
  /// - Returns: The changes since the previous one that weren't found where they were made.
  func add(
    _ object: Object, named name: String, at place: Place?, by lane: LaneID
  ) -> [Change] {
    guard let fields = object.fieldDescriptions else { return [] }
    return state.withLock { state in
      guard var reading = state.readings[name] else {
        let log = WriteLog(raising: flag)
        if state.logged.count < Self.mostLogs {
          object.addLog(log)
          state.logged.append(name)
        }
        state.readings[name] = Reading(
          object: WeakReference(object), fields: fields, place: place, readers: [lane], log: log)
        return []
      }
      if !reading.readers.contains(lane) { reading.readers.append(lane) }
      let since = reading.place
      reading.place = place
      defer { state.readings[name] = reading }
      return Self.update(&reading, to: fields, of: object, named: name) { _, _ in true }
        .map { change in
          var change = change
          change.since = since
          return change
        }
    }
  }

  /// Whether the program may have changed one of them since the last call.
  var areChanged: Bool {
    flag.isRaised.load(ordering: .relaxed) && flag.isRaised.exchange(false, ordering: .relaxed)
  }

  /// Returns the changes that a lane has made.
  func changes(by lane: LaneState) -> [Change] {
    state.withLock { state in
      var changes: [Change] = []
      for name in state.logged {
        guard var reading = state.readings[name] else { continue }
        let writes = reading.log.take(by: lane)
        guard !writes.isEmpty, let object = reading.object.target,
          let fields = object.fieldDescriptions
        else { continue }
        if !reading.readers.contains(lane.id) { reading.readers.append(lane.id) }
        changes += Self.update(&reading, to: fields, of: object, named: name) { field, change in
          change.write = writes[field]
          return change.write != nil
        }
        state.readings[name] = reading
      }
      return changes
    }
  }

  /// Stores the descriptions of the fields that `isFound` accepts, and returns their changes.
  private static func update(
    _ reading: inout Reading, to fields: [String], of object: Object, named name: String,
    isFound: (_ field: Int, _ change: inout Change) -> Bool
  ) -> [Change] {
    guard reading.fields.count == fields.count else { return [] }
    let names = object.descriptor.shownNames
    var changes: [Change] = []
    for index in fields.indices where reading.fields[index] != fields[index] {
      guard index < names.count else { continue }
      var change = Change(
        object: name, property: names[index], old: reading.fields[index], new: fields[index],
        readers: reading.readers)
      guard isFound(index, &change) else { continue }
      reading.fields[index] = fields[index]
      if changes.count < mostProperties { changes.append(change) }
    }
    return changes
  }
}

extension Drive {
  /// Called after a read is recorded.
  func noteChanges(of value: Value, at position: Position?) {
    guard isRecording else { return }
    for (_, object) in value.objectsInside {
      let changes = run.objectReads.add(
        object, named: run.world.name(of: object), at: position.map(Place.init), by: lane.id)
      for change in changes { record(.object(change.note), at: position) }
    }
  }

  /// Records what this lane changed in objects that were read, before the events of its next
  /// request.
  @inline(never) func noteChangesOfObjects(for fiber: Fiber? = nil) {
    guard isRecording, run.objectReads.areChanged else { return }
    let changes = run.objectReads.changes(by: lane)
    if changes.isEmpty { return }
    if let fiber { noteCalls(of: fiber) }
    for change in changes { note(.object(change.note), where: change.write, or: nil) }
  }
}

extension ObjectReads.Change {
  fileprivate var note: ObjectNote {
    .changed(
      object: object, property: property, old: old, new: new, since: since, readers: readers)
  }
}
