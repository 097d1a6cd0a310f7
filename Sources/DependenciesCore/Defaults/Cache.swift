import Synchronization

/// Holds the defaults that were computed, per key and context.
///
/// Finding one takes no lock. While one is computed, only readers of the same key wait.
final class Cache: Sendable {
  /// Whether it is the cache of the process or of a test, rather than one made for some values.
  let isRoot: Bool
  /// The raw value of the prepared context; none of a context until one is.
  private let contextValue = Atomic<UInt8>(.max)
  private let entries = ConcurrentTable<CacheEntry>()

  init(isRoot: Bool = false) { self.isRoot = isRoot }

  func find(
    _ record: Unmanaged<KeyRecord>, _ context: DependencyContext
  ) -> Unmanaged<CacheEntry>? {
    entries.find(Self.word(record, context))
  }

  /// The entry of a key; the given one becomes it if there is none.
  func find(
    _ record: Unmanaged<KeyRecord>, _ context: DependencyContext, orAdd entry: CacheEntry
  ) -> CacheEntry {
    entries.find(Self.word(record, context)) { entry }
  }

  /// Makes an entry the one of its key, also in place of one that was made during the same
  /// preparation; returns the one that is there now.
  func prepare(
    _ entry: CacheEntry, for record: Unmanaged<KeyRecord>, _ context: DependencyContext
  ) -> CacheEntry {
    entries.find(
      Self.word(record, context), orAdd: { entry },
      update: { old in
        old.state != .computing && old.preparation === entry.preparation ? entry : old
      })
  }

  /// The context that was prepared, instead of the process's own.
  var preparedContext: DependencyContext? {
    get { DependencyContext(rawValue: contextValue.load(ordering: .relaxed)) }
    set { contextValue.store(newValue?.rawValue ?? .max, ordering: .relaxed) }
  }

  /// Objects are aligned to 16 bytes, which leaves room for the context in their addresses.
  private static func word(_ record: Unmanaged<KeyRecord>, _ context: DependencyContext) -> UInt {
    UInt(bitPattern: record.toOpaque()) | UInt(context.rawValue)
  }
}
