extension Overrides {
  /// Returns a new scope inside this one.
  func opened(scope: SourcePoint?) -> Overrides {
    Overrides(inside: self, ground: ground, scope: scope)
  }

  /// Returns values in which a preparation assigns to the cache.
  func opened(by preparation: Preparation) -> Overrides {
    let ground = Ground(
      inherited: inherited, cache: cache, lentCache: lentCache, preparation: preparation)
    return Overrides(inside: self, ground: ground, scope: preparation.location)
  }

  /// Returns a copy that its only owner may change.
  func copy() -> Overrides {
    let copy = Overrides(ground: ground, scope: scope)
    copy.takeOver(from: self)
    return copy
  }

  /// Returns the overrides in effect in front of captured ones, with the captured values' cache.
  static func layered(
    _ current: Overrides?, before captured: Overrides, scope: SourcePoint?
  ) -> Overrides {
    let ground = Ground(
      inherited: captured.flat, cache: captured.cache, lentCache: captured.lentCache)
    let new =
      if let current {
        Overrides(inside: current.flat, ground: ground, scope: scope)
      } else {
        Overrides(ground: ground, scope: scope)
      }
    if new.context == nil, let context = captured.context { new.set(context: context) }
    return new
  }

  /// The same overrides without inherited ones. Computed once.
  private var flat: Overrides {
    guard let inherited else { return self }
    if isEmpty { return inherited }
    return derived.flat.value {
      let table = makeTable()
      table.add(inherited.makeTable())
      let flat = Overrides(
        ground: .of(inherited: nil, cache: cache, lentCache: lentCache), scope: nil)
      flat.takeOver(table, context: context)
      return flat
    }
  }
}
