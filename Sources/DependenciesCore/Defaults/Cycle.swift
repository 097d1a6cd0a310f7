/// Defaults that depend on each other.
struct Cycle: Sendable {
  /// A default in the cycle, and the read that needed it.
  struct Step: Sendable {
    var key: String
    var location: SourcePoint
  }

  /// The steps from the key whose read was refused back to that read.
  let steps: [Step]
  /// The providers of that key that are already being asked, and so can't return a value.
  let asked: Set<Resolution.Provider>

  /// Closes a path of computations. The first one is a computation of the key that is read again.
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

  /// Returns an empty value if every provider of the key is being computed, and reports the cycle.
  ///
  /// If the type has no empty value, reports the cycle and ends the process, because there is no
  /// value to return.
  func lastResort<Value>(_ type: Value.Type) -> Value {
    guard let value = emptyValue(of: type) else {
      report(.deadEnd(self, hasEmptyValue: false), at: steps.last?.location)
      endProcess()
    }
    report(.deadEnd(self, hasEmptyValue: true), at: steps.last?.location)
    return value
  }
}
