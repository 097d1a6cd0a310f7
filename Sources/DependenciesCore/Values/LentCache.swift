/// A reference to a cache from values that the cache itself retains.
///
/// Wrappers that are created while a default is computed become part of it, and the default becomes
/// part of the cache. Strong references from the wrappers to the cache would form a cycle. So
/// values that are captured then refer to the cache weakly.
final class LentCache: @unchecked Sendable {
  // Sendable because the runtime guards weak references, and this one is set only once.

  private weak var cache: Cache?

  init(_ cache: Cache) { self.cache = cache }

  /// The cache, or the process's cache if the values that owned the cache are gone.
  var current: Cache {
    cache ?? ProcessState.shared._withUnsafeGuaranteedRef { $0.cache }
  }

  /// Calls the closure with the cache, or in a test with the cache that replaces it.
  @inline(never)
  func withCurrent<Result>(_ body: (Unmanaged<Cache>) -> Result) -> Result {
    let current = current
    return withExtendedLifetime(current) {
      body(TestRoot.cache(insteadOf: Unmanaged.passUnretained(current)))
    }
  }
}

extension DependencyValues {
  /// The same values, without a strong reference to their cache.
  ///
  /// The process's cache is never freed, so values that use it are returned unchanged.
  var lending: DependencyValues {
    let joined = joined
    guard let overrides = joined.overrides, overrides.keepsCache else { return self }
    return DependencyValues(overrides: overrides.lending)
  }
}

extension DependencyValues {
  /// The same values, joined, which retain only a cache that was made with some values.
  var keepingOwnCache: DependencyValues {
    let joined = joined
    return joined.overrides?.hasOwnCache == true ? joined : joined.lending
  }
}

extension Overrides {
  /// The same overrides in a new object, separate from the scopes around them, which retain the
  /// cache. Made once.
  fileprivate var lending: Overrides {
    guard keepsCache else { return self }
    return derived.lending.value {
      guard let cache else { return self }
      let ground = Ground(
        inherited: inherited?.withoutCache, cache: nil, lentCache: LentCache(cache))
      let lending = Overrides(ground: ground, scope: scope)
      lending.takeOver(isEmpty ? nil : makeTable(), context: context)
      return lending
    }
  }

  private var withoutCache: Overrides {
    guard cache != nil else { return self }
    let copy = Overrides(ground: nil, scope: nil)
    copy.takeOver(makeTable(), context: context)
    return copy
  }
}
