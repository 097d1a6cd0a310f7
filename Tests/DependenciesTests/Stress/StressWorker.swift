import Dependencies

/// Runs a random program of scopes and reads on one thread or in one task, and checks every read.
///
/// The steps around each step determine what it must read. `expected` follows them.
final class StressWorker {
  let ledger: StressLedger
  let name: String
  private(set) var random: SeededRandom
  private var budget: Int
  /// Receives the reads that are checked; `nil` without an observer.
  private var witness: ObservationWitness?

  init(_ name: String, seed: UInt64, steps: Int, _ ledger: StressLedger) {
    self.name = name
    self.ledger = ledger
    budget = steps
    random = SeededRandom(seed: seed)
  }

  /// Runs the whole program. Must be called where nothing is overridden.
  func run() {
    checkRoot()
    startingValues { expected in
      while budget > 0 { step(expected, depth: 0) }
    }
    checkRoot()
  }

  // MARK: Choices, for the asynchronous steps too

  func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  /// Counts a step; returns `false` after the last one.
  func takeStep() -> Bool {
    budget -= 1
    return budget >= 0
  }

  /// Assigns a few parcels, some of which depend on the previous values.
  func update(_ values: inout DependencyValues, _ expected: inout ExpectedValues) {
    if number(below: 8) == 0 { reset(&values, &expected) }
    if number(below: 16) == 0 {
      let context = DependencyContext.allCases[number(below: 3)]
      values.context = context
      expected.context = context
    }
    for _ in 0...number(below: 3) {
      let key = number(below: ParcelKey.all.count)
      if number(below: 4) == 0 {
        ledger.check(values[parcel: key], key: key, expected, by: "\(name) in an update")
      }
      let parcel = Parcel(key: key, stamp: ledger.nextNumber(), ledger)
      values[parcel: key] = parcel
      expected.overrides[key] = parcel.stamp
    }
  }

  /// Reads one key in one of the possible ways.
  func read(_ expected: ExpectedValues) {
    let key = number(below: ParcelKey.all.count)
    let line = ledger.nextNumber()
    let parcel =
      switch number(below: 4) {
      case 0: ParcelKey.all[key].readAtLine(DependencyValues._current, line)
      case 1: ParcelKey.all[key].wrapper(line).wrappedValue
      case 2: Dependency(\.[parcel: key], line: UInt(line)).wrappedValue
      default: DependencyValues._current[parcel: key]
      }
    ledger.check(parcel, key: key, expected, by: name)
    witness?.check(line, isOverride: parcel.stamp != nil, ledger)
    if number(below: 4) == 0 { readOldModel(expected) }
  }

  /// Makes a model here and shares it, or shares the dependencies themselves.
  func share(_ expected: ExpectedValues) {
    if number(below: 2) == 0 {
      ledger.models.put(StressModel(), expected, at: number(below: 1000))
    } else {
      let continuation = withEscapedDependencies { $0 }
      ledger.continuations.put(continuation, expected, at: number(below: 1000))
    }
  }

  func newSeed() -> UInt64 { random.next() }

  // MARK: Steps

  func step(_ expected: ExpectedValues, depth: Int) {
    guard takeStep() else { return }
    switch depth < 8 ? number(below: 12) : 11 {
    case 0...3: overriding(expected, depth)
    case 4: inheriting(expected, depth)
    case 5: yielding(depth)
    case 6: observing(expected, depth)
    case 7: share(expected)
    default: read(expected)
    }
  }

  private func severalSteps(_ expected: ExpectedValues, _ depth: Int) {
    for _ in 0...number(below: 4) { step(expected, depth: depth + 1) }
    read(expected)
  }

  private func overriding(_ expected: ExpectedValues, _ depth: Int) {
    var inner = expected
    withDependencies {
      update(&$0, &inner)
    } operation: {
      severalSteps(inner, depth)
    }
    read(expected)
  }

  private func inheriting(_ expected: ExpectedValues, _ depth: Int) {
    guard let entry = ledger.models.entry(at: number(below: 1000)) else { return }
    var inner = expected.before(entry.expected)
    withDependencies(from: entry.element) {
      update(&$0, &inner)
    } operation: {
      severalSteps(inner, depth)
    }
    read(expected)
  }

  private func yielding(_ depth: Int) {
    guard let entry = ledger.continuations.entry(at: number(below: 1000)) else { return }
    entry.element.yield { severalSteps(entry.expected, depth) }
  }

  private func observing(_ expected: ExpectedValues, _ depth: Int) {
    let outer = witness
    let inner = ObservationWitness()
    witness = inner
    withResolutionObserver(inner.observe) { severalSteps(expected, depth) }
    witness = outer
  }

  /// Reads through a shared model, with the current values here before its captured ones.
  private func readOldModel(_ expected: ExpectedValues) {
    guard let entry = ledger.models.entry(at: number(below: 1000)) else { return }
    let key = number(below: ParcelKey.all.count)
    let effective = expected.before(entry.expected)
    ledger.check(
      entry.element.byKey[key].wrappedValue, key: key, effective, by: "\(name), a model")
    ledger.check(entry.element.byPath.wrappedValue, key: 0, effective, by: "\(name), a model")
  }

  // MARK: Beginnings

  /// Checks at the beginning and end of a thread or a task that nothing has leaked into it.
  func checkRoot() {
    if DependencyValues._current.number != 0 || DependencyValues._current.context != .test {
      ledger.fail("\(name) doesn't begin and end with the defaults")
    }
    if case .overridden = DependencyValues.explain(CacheTag.self).origin {
      ledger.fail("\(name) sees another's override")
    }
  }

  /// Values with a cache that others also use, and twenty overrides.
  func startingValues(_ operation: (ExpectedValues) -> Void) {
    var (values, expected) = sharedValues()
    withDependencies {
      override20(&values, &expected)
      $0 = values
    } operation: {
      operation(expected)
    }
  }

  func override20(_ values: inout DependencyValues, _ expected: inout ExpectedValues) {
    for key in 0..<20 {
      let parcel = Parcel(key: key, stamp: ledger.nextNumber(), ledger)
      values[parcel: key] = parcel
      expected.overrides[key] = parcel.stamp
    }
  }

  private func reset(_ values: inout DependencyValues, _ expected: inout ExpectedValues) {
    let cache = ledger.nextNumber()
    switch number(below: 8) {
    case 0: (values, expected) = (.live, ExpectedValues(cache: cache, context: .live))
    case 1: (values, expected) = (.preview, ExpectedValues(cache: cache, context: .preview))
    case 2: (values, expected) = (.test, ExpectedValues(cache: cache, context: .test))
    case 3: (values, expected) = (DependencyValues(), ExpectedValues(cache: cache, context: nil))
    default: (values, expected) = sharedValues()
    }
  }

  /// Values with a cache that all threads use.
  func sharedValues() -> (DependencyValues, ExpectedValues) {
    guard let entry = ledger.shared.entry(at: number(below: 1000)) else {
      preconditionFailure("the ledger is emptied after its workers have ended")
    }
    return (entry.element, entry.expected)
  }
}
