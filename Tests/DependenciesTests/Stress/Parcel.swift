import Dependencies

/// A value that counts its live instances, and contains its origin.
final class Parcel: Sendable {
  let key: Int
  /// The stamp of the scope that assigned it; `nil` on a default.
  let stamp: Int?
  /// The context whose default it is; `nil` for an override.
  let side: DependencyContext?
  /// Unique for every parcel.
  let serial: Int
  private let ledger: StressLedger?

  /// Made by a scope, to override a key.
  init(key: Int, stamp: Int, _ ledger: StressLedger) {
    (self.key, self.stamp, self.side, self.ledger) = (key, stamp, nil, ledger)
    serial = ledger.parcelBegins()
  }

  /// Made by a key, as its default.
  init(key: Int, side: DependencyContext) {
    (self.key, self.stamp, self.side, self.ledger) = (key, nil, side, StressLedger.current)
    serial = ledger?.parcelBegins() ?? 0
    let cacheTag = DependencyValues._current[CacheTag.self]
    ledger?.defaultIsComputed(key: key, inCacheTagged: cacheTag)
    // Defaults that need others make threads wait for each other.
    if key % 4 == 0, key + 1 < ParcelKey.all.count {
      _ = ParcelKey.all[key + 1].read(DependencyValues._current)
    }
  }

  deinit {
    // Some of them resolve while their owner is being changed or deinitialized.
    if serial % 8 == 0, DependencyValues._current.number != 0 {
      ledger?.fail("a number that nobody overrides isn't its default")
    }
    ledger?.parcelEnds()
  }
}

/// Distinguishes caches, and contexts within one, because each computes another default.
enum CacheTag: DependencyKey {
  static var liveValue: Int { StressLedger.current?.nextNumber() ?? 0 }
  static var testValue: Int { liveValue }
}

/// A key of a parcel: `Stressed<Naught>`, `Stressed<Successor<Naught>>`…
private enum Stressed<Name: Numeral>: DependencyKey {
  static var liveValue: Parcel { Parcel(key: Name.number, side: .live) }
  static var previewValue: Parcel { Parcel(key: Name.number, side: .preview) }
  static var testValue: Parcel { Parcel(key: Name.number, side: .test) }
  static var dependencyName: String { "parcel \(Name.number)" }
}

private protocol Numeral: SendableMetatype { static var number: Int { get } }
private enum Naught: Numeral { static var number: Int { 0 } }
private enum Successor<Predecessor: Numeral>: Numeral {
  static var number: Int { Predecessor.number + 1 }
}

/// The operations of one of the keys, whose types are known only at run time.
struct ParcelKey: Sendable {
  let read: @Sendable (DependencyValues) -> Parcel
  /// Reads with a line number that the caller chooses.
  let readAtLine: @Sendable (DependencyValues, Int) -> Parcel
  let wrapper: @Sendable (_ line: Int) -> Dependency<Parcel>
  let assign: @Sendable (inout DependencyValues, Parcel) -> Void

  static let all: [ParcelKey] = {
    func key<Name: Numeral>(_ name: Name.Type) -> ParcelKey {
      ParcelKey(
        read: { $0[Stressed<Name>.self] },
        readAtLine: { $0[Stressed<Name>.self, line: UInt($1)] },
        wrapper: { Dependency(Stressed<Name>.self, line: UInt($0)) },
        assign: { $0[Stressed<Name>.self] = $1 })
    }
    func next<Name: Numeral>(_ name: Name.Type) -> any Numeral.Type { Successor<Name>.self }
    var name: any Numeral.Type = Naught.self
    return (0..<32).map { _ in
      defer { name = next(name) }
      return key(name)
    }
  }()
}

extension DependencyValues {
  /// The parcel of a key by its number, for key paths.
  subscript(parcel key: Int) -> Parcel {
    get { ParcelKey.all[key].read(self) }
    set { ParcelKey.all[key].assign(&self, newValue) }
  }
}
