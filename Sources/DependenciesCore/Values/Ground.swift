/// The fallback of a read that finds no override: a model's captured overrides, and a cache of
/// defaults.
///
/// All nested scopes share one ground, so opening a scope retains at most one reference for all of
/// this. Usually it retains none: without inherited overrides and with the process's cache, there
/// is no ground.
final class Ground: Sendable {
  /// The model's captured overrides, which never have inherited overrides themselves.
  let inherited: Overrides?
  /// The cache; `nil` means the process's own, unless one is lent.
  let cache: Cache?
  /// The cache of the default whose computation captured these values, which replaces `cache`.
  let lentCache: LentCache?
  /// Whether the cache was made with some values, and not for the process or a test.
  let hasOwnCache: Bool
  /// The preparation whose assignments go to the cache.
  let preparation: Preparation?
  /// Unretained references to the same objects, for reads.
  let borrowedInherited: Unmanaged<Overrides>?
  let borrowedCache: Unmanaged<Cache>?

  init(
    inherited: Overrides? = nil, cache: Cache?, lentCache: LentCache? = nil,
    preparation: Preparation? = nil
  ) {
    self.inherited = inherited
    self.cache = cache
    self.lentCache = lentCache
    self.preparation = preparation
    hasOwnCache = if let cache = cache ?? lentCache?.current { !cache.isRoot } else { false }
    borrowedInherited = inherited.map(Unmanaged.passUnretained)
    borrowedCache = cache.map(Unmanaged.passUnretained)
  }

  /// Returns a ground, or `nil` if it would be the process's.
  static func of(inherited: Overrides?, cache: Cache?, lentCache: LentCache?) -> Ground? {
    guard inherited != nil || cache != nil || lentCache != nil else { return nil }
    return Ground(inherited: inherited, cache: cache, lentCache: lentCache)
  }
}
