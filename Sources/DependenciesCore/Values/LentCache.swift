/// A cache for values that must not keep it alive: it keeps them.
///
/// While a default is computed, wrappers are created that become part of it, and it becomes part of
/// the cache. If they kept the cache, none of the three would ever go. So what is captured then
/// refers to the cache weakly.
final class LentCache: @unchecked Sendable {
  // Sendable because the runtime guards weak references, and this one is only set once.

  private weak var cache: Cache?

  init(_ cache: Cache) { self.cache = cache }

  /// The cache; that of the process for what has outlived the values that had it.
  var current: Cache {
    cache ?? ProcessState.shared._withUnsafeGuaranteedRef { $0.cache }
  }

  /// Calls with the cache, or in a test with the one that stands for it.
  @inline(never)
  func withCurrent<Result>(_ body: (Unmanaged<Cache>) -> Result) -> Result {
    let current = current
    return withExtendedLifetime(current) {
      body(TestRoot.cache(insteadOf: Unmanaged.passUnretained(current)))
    }
  }
}

extension DependencyValues {
  /// The same values, without keeping a cache of their own alive.
  ///
  /// The process's cache lives for ever, so nothing is different where it counts.
  var lending: DependencyValues {
    let joined = joined
    guard let overrides = joined.overrides, overrides.keepsCache else { return self }
    return DependencyValues(overrides: overrides.lending)
  }
}

extension DependencyValues {
  /// The same values, joined, which keep no cache alive but one that was made with some values.
  var keepingOwnCache: DependencyValues {
    let joined = joined
    return joined.overrides?.hasOwnCache == true ? joined : joined.lending
  }
}

extension Overrides {
  /// The same overrides, apart from the scopes around them, all of which keep the cache; made once.
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
