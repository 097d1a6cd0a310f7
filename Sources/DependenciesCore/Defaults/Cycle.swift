/// Defaults that need each other before any of them is there.
struct Cycle: Sendable {
  /// A default on the cycle, and the read that asked for it.
  struct Step: Sendable {
    var key: String
    var location: SourcePoint
  }

  /// From the key whose read was refused, over those it needs, back to that read.
  let steps: [Step]
  /// The sides of that key that are being asked already, and so can't give a value.
  let asked: Set<Resolution.Provider>

  /// Closes a path of computations, the first of which is of the key that is read again.
  init(_ path: [Computation], closedBy record: Unmanaged<KeyRecord>, at location: SourcePoint) {
    let name = record.takeUnretainedValue().name
    steps =
      path.map { Step(key: $0.key.name, location: $0.wrapper ?? $0.readAt) }
      + [Step(key: name, location: location)]
    asked = path.reduce(into: []) { asked, computation in
      if computation.record.toOpaque() == record.toOpaque() {
        asked.formUnion(computation.providers.all)
      }
    }
  }

  var names: [String] { steps.map(\.key) }

  /// What stands in for the key's value when every side of it is itself being computed: an empty
  /// value, reported. Ends the process, reported too, if the type has none: nothing could be
  /// returned, and to go on would never end.
  func lastResort<Value>(_ type: Value.Type) -> Value {
    guard let value = emptyValue(of: type) else {
      report(.deadEnd(self, hasEmptyValue: false), at: steps.last?.location)
      endProcess()
    }
    report(.deadEnd(self, hasEmptyValue: true), at: steps.last?.location)
    return value
  }
}
