import Synchronization

/// Stores computed defaults, per key and context.
///
/// A lookup takes no lock. While a default is computed, only readers of the same key wait.
final class Cache: Sendable {
  /// Whether this is the cache of the process or of a test, and not a cache made for some values.
  let isRoot: Bool
  /// Identifies the cache in the process, from 1. Addresses are used again.
  let number = made.add(1, ordering: .relaxed).newValue
  private static let made = Atomic<Int>(0)
  /// The raw value of the prepared context; `.max` until a context is prepared.
  private let contextValue = Atomic<UInt8>(.max)
  private let entries = ConcurrentTable<CacheEntry>()

  init(isRoot: Bool = false) { self.isRoot = isRoot }

  func find(
    _ record: Unmanaged<KeyRecord>, _ context: DependencyContext
  ) -> Unmanaged<CacheEntry>? {
    entries.find(Self.word(record, context))
  }

  /// Returns the entry of a key. Stores the given entry if there is none.
  func find(
    _ record: Unmanaged<KeyRecord>, _ context: DependencyContext, orAdd entry: CacheEntry
  ) -> CacheEntry {
    entries.find(Self.word(record, context)) { entry }
  }

  /// Stores an entry for its key, replacing an entry that the same preparation made.
  ///
  /// Returns the entry that is stored now.
  func prepare(
    _ entry: CacheEntry, for record: Unmanaged<KeyRecord>, _ context: DependencyContext
  ) -> CacheEntry {
    entries.find(
      Self.word(record, context), orAdd: { entry },
      update: { old in
        old.state != .computing && old.preparation === entry.preparation ? entry : old
      })
  }

  /// The context that was prepared, which replaces the process's own.
  var preparedContext: DependencyContext? {
    get { DependencyContext(rawValue: contextValue.load(ordering: .relaxed)) }
    set { contextValue.store(newValue?.rawValue ?? .max, ordering: .relaxed) }
  }

  /// Objects are aligned to 16 bytes, so the low bits of their addresses have room for the context.
  private static func word(_ record: Unmanaged<KeyRecord>, _ context: DependencyContext) -> UInt {
    UInt(bitPattern: record.toOpaque()) | UInt(context.rawValue)
  }
}
