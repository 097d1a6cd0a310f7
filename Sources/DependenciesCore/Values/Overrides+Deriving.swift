extension Overrides {
  /// A new scope inside this one.
  func opened(scope: SourcePoint?) -> Overrides {
    let new = Overrides(like: self, scope: scope)
    new.stand(inside: self)
    return new
  }

  /// Values in which a preparation assigns to the cache.
  func opened(by preparation: Preparation) -> Overrides {
    let new = Overrides(like: self, scope: preparation.location, preparation: preparation)
    new.stand(inside: self)
    return new
  }

  /// A copy that its only owner may change.
  func copy() -> Overrides {
    let copy = Overrides(like: self, scope: scope)
    copy.takeOver(from: self)
    return copy
  }

  /// Overrides that are current before others that were captured, with the cache of the captured.
  static func layered(
    _ current: Overrides?, before captured: Overrides, scope: SourcePoint?
  ) -> Overrides {
    let new = Overrides(
      inherited: captured.flat, cache: captured.cache, lent: captured.lentCache, scope: scope)
    if let current { new.stand(inside: current.flat) }
    if new.context == nil, let context = captured.context { new.set(context: context) }
    return new
  }

  /// The same overrides with nothing inherited; costs something only the first time.
  private var flat: Overrides {
    guard let inherited else { return self }
    if isEmpty { return inherited }
    return derived.flat.value {
      let table = makeTable()
      table.add(inherited.makeTable())
      let flat = Overrides(inherited: nil, cache: cache, lent: lentCache, scope: nil)
      flat.takeOver(table, context: context)
      return flat
    }
  }
}
