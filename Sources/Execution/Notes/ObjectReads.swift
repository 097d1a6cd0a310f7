import Machine
import Recording
import Synchronization

/// The properties of objects at their last reads, to detect changes in place, which all owners see.
final class ObjectReads: Sendable {
  struct Reading {
    var fields: [String]
    var place: Place?
    var readers: [LaneID]
  }

  private let readings = Mutex<[String: Reading]>([:])
  private let found = Mutex<Set<String>>([])

  /// Returns whether an object is found in the state of a store for the first time.
  func isNew(_ path: String, inStore store: Int) -> Bool {
    found.withLock { $0.insert("\(store) \(path)").inserted }
  }

  /// Adds a reading, and returns the previous one with all readers since.
  func add(_ fields: [String], of name: String, at place: Place?, by lane: LaneID) -> Reading? {
    readings.withLock { readings in
      let before = readings[name]
      var readers = before?.readers ?? []
      if !readers.contains(lane) { readers.append(lane) }
      readings[name] = Reading(fields: fields, place: place, readers: readers)
      guard var before else { return nil }
      before.readers = readers
      return before
    }
  }
}

extension Drive {
  /// The maximum number of properties that are shown.
  private static let mostProperties = 3

  /// Called after a read is recorded.
  func noteChanges(of value: Value, at position: Position?) {
    guard isRecording else { return }
    for (_, object) in value.objectsInside { noteChanges(in: object, at: position) }
  }

  private func noteChanges(in object: Object, at position: Position?) {
    guard let fields = object.fieldDescriptions else { return }
    let name = run.world.name(of: object)
    let reading = run.objectReads.add(
      fields, of: name, at: position.map(Place.init), by: lane.id)
    guard let reading, reading.fields.count == fields.count else { return }
    let names = object.descriptor.shownNames
    let changed = fields.indices.filter { reading.fields[$0] != fields[$0] && $0 < names.count }
    for index in changed.prefix(Self.mostProperties) {
      record(
        .object(
          .changed(
            object: name, property: names[index], old: reading.fields[index], new: fields[index],
            since: reading.place, readers: reading.readers)),
        at: position)
    }
  }
}
