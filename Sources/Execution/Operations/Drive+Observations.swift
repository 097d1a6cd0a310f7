import Machine
import Recording
import Synchronization

/// An assignment in an initializer to a property with observers, and where the object or value was made.
struct SkippedObservers: Hashable {
  var property: String
  var place: Place?
  var made: Place?
}

extension Drive {
  /// Records that an initializer has assigned a property without calling its observers, once for each place
  /// at which the program makes such objects.
  func noteSkippedObservers(_ request: Request) throws -> Value {
    let property = try request.string(0)
    if case .none = try request.argument(1).untyped { return .void }
    let skipped = SkippedObservers(
      property: property, place: request.place, made: Making.place(in: calls))
    guard isRecording, run.skippedObservers.withLock({ $0.insert(skipped).inserted }) else {
      return .void
    }
    record(.object(.skippedObservers(property: property)), at: request.position)
    return .void
  }

  /// Records what becomes of an observation of properties, and returns its number; 0 if nothing is
  /// recorded.
  func noteObservation(_ request: Request) throws -> Value {
    guard isRecording else { return .int(0) }
    var number = try request.int(1)
    let names = try request.strings(2)
    let note: ObjectNote
    switch (try request.string(0), names.first) {
    case ("begun", _), ("repeated", _):
      number = run.lastObservation.wrappingAdd(1, ordering: .relaxed).newValue
      let repeats = try request.string(0) == "repeated"
      note = .observed(observation: number, properties: names, repeats: repeats)
    case ("ended", let name?): note = .observationEnded(observation: number, property: name)
    case ("unread", let name?):
      note = .unobserved(property: name, observation: number, isOver: false)
    case ("over", let name?):
      note = .unobserved(property: name, observation: number, isOver: true)
    default: throw request.malformed
    }
    record(.object(note), at: request.position)
    return .int(number)
  }
}
