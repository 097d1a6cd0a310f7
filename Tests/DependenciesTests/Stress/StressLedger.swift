import Synchronization

@testable import DependenciesCore

/// The state that all threads and tasks of one stress run share.
final class StressLedger: Sendable {
  @TaskLocal static var current: StressLedger?

  /// The location of a default.
  private struct Place: Hashable {
    var cache: Int
    var context: DependencyContext
    var key: Int
  }

  private struct Computed: Hashable {
    var cacheTag: Int
    var key: Int
  }

  private let numbers = Atomic(0)
  private let living = Atomic(0)
  private let checks = Atomic(0)
  private let computed = Guarded<Set<Computed>>([])
  private let defaults = Guarded<[Place: Int]>([:])
  private let found = Guarded<[String]>([])

  /// Models and escaped dependencies that threads and tasks exchange.
  let models = ExchangePool<StressModel>()
  let continuations = ExchangePool<DependencyValues.Continuation>()
  /// Values with caches that all threads and tasks use.
  let shared = ExchangePool<DependencyValues>()

  init() {
    shared.put(DependencyValues(), ExpectedValues(cache: -1, context: nil), at: 0)
    shared.put(.live, ExpectedValues(cache: -2, context: .live), at: 0)
    shared.put(.preview, ExpectedValues(cache: -3, context: .preview), at: 0)
    shared.put(.test, ExpectedValues(cache: -4, context: .test), at: 0)
  }

  /// Releases everything, so that nothing is shared any more.
  func empty() {
    models.removeAll()
    continuations.removeAll()
    shared.removeAll()
  }

  var failures: [String] { found.withLock { $0 } }
  var livingParcels: Int { living.load(ordering: .acquiring) }
  var readsChecked: Int { checks.load(ordering: .relaxed) }
  var defaultsComputed: Int { computed.withLock { $0.count } }

  func fail(_ message: String) { found.withLock { $0.append(message) } }

  /// Returns a new number.
  func nextNumber() -> Int { numbers.add(1, ordering: .relaxed).newValue }

  func parcelBegins() -> Int {
    living.add(1, ordering: .relaxed)
    return nextNumber()
  }

  func parcelEnds() { living.subtract(1, ordering: .releasing) }

  func defaultIsComputed(key: Int, inCacheTagged tag: Int) {
    if !computed.withLock({ $0.insert(Computed(cacheTag: tag, key: key)).inserted }) {
      fail("the default of \(key) was computed twice in one cache")
    }
  }

  /// Checks the result of a read against the expected values.
  func check(_ parcel: Parcel, key: Int, _ expected: ExpectedValues, by reader: String) {
    checks.add(1, ordering: .relaxed)
    func fail(_ what: String) { self.fail("\(reader), key \(key): \(what)") }
    if parcel.key != key { return fail("the value of key \(parcel.key)") }
    if parcel.stamp != expected.overrides[key] {
      return fail("\(parcel.stamp as Any), not \(expected.overrides[key] as Any)")
    }
    guard parcel.stamp == nil else { return }
    let context = expected.context ?? .test
    if parcel.side != context { return fail("default of \(parcel.side as Any) in \(context)") }
    let place = Place(cache: expected.cache, context: context, key: key)
    let first = defaults.withLock { defaults in
      let first = defaults[place] ?? parcel.serial
      defaults[place] = first
      return first
    }
    if first != parcel.serial { fail("another default than before, in cache \(expected.cache)") }
  }
}

/// The values that a thread or task must read: a plain model of the library's values.
struct ExpectedValues: Sendable {
  var cache: Int
  /// `nil` if it isn't overridden.
  var context: DependencyContext?
  /// The stamps of the overriding parcels.
  var overrides: [Int: Int] = [:]

  /// Returns the values in effect when these are current and those were captured.
  func before(_ captured: ExpectedValues) -> ExpectedValues {
    ExpectedValues(
      cache: captured.cache, context: context ?? captured.context,
      overrides: captured.overrides.merging(overrides) { $1 })
  }
}

/// A pool of a few objects, to which every thread can add and from which it can copy.
final class ExchangePool<Element: Sendable>: Sendable {
  struct Entry: Sendable {
    var element: Element
    var expected: ExpectedValues
  }

  private static var capacity: Int { 16 }
  private let entries = Guarded<[Entry]>([])

  /// Adds an entry, replacing another when the pool is full.
  func put(_ element: Element, _ expected: ExpectedValues, at random: Int) {
    let entry = Entry(element: element, expected: expected)
    // The replaced entry is released after the lock, because that may run much code.
    let replaced: Entry? = entries.withLock { entries in
      guard entries.count >= Self.capacity else {
        entries.append(entry)
        return nil
      }
      let index = random % entries.count
      defer { entries[index] = entry }
      return entries[index]
    }
    withExtendedLifetime(replaced) {}
  }

  func entry(at random: Int) -> Entry? {
    entries.withLock { $0.isEmpty ? nil : $0[random % $0.count] }
  }

  func removeAll() {
    let removed = entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
    withExtendedLifetime(removed) {}
  }
}

/// A model that captures the current values where it is made, and can make children.
final class StressModel: Sendable {
  let byKey: [Dependency<Parcel>]
  let byPath: Dependency<Parcel>

  init() {
    byKey = ParcelKey.all.map { $0.wrapper(1) }
    byPath = Dependency(\.[parcel: 0])
  }
}
