/// What is found where no override is: what a model captured, and a cache of defaults.
///
/// All scopes that are opened inside one another have the same one; so to open one takes one
/// reference to all of this, and mostly none: where nothing was inherited, and the process's own
/// cache counts, there is no ground.
final class Ground: Sendable {
  /// What the model captured; never has something inherited in its turn.
  let inherited: Overrides?
  /// `nil` stands for the process's own, unless one is lent.
  let cache: Cache?
  /// Instead of it, the cache of the default in whose computing these were captured.
  let lentCache: LentCache?
  /// Whether the cache was made with some values, rather than for the process or a test.
  let hasOwnCache: Bool
  /// The preparation in which is assigned, to the cache.
  let preparation: Preparation?
  /// The same as above, for reads.
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

  /// The ground for these, `nil` if that is the process's.
  static func of(inherited: Overrides?, cache: Cache?, lentCache: LentCache?) -> Ground? {
    guard inherited != nil || cache != nil || lentCache != nil else { return nil }
    return Ground(inherited: inherited, cache: cache, lentCache: lentCache)
  }
}
