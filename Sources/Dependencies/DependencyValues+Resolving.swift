extension DependencyValues {
  /// The value of a key: override, cached default or computed default, in this order.
  func resolve<Key: TestDependencyKey>(
    _ key: Key.Type, at point: SourcePoint, function: StaticString
  ) -> Key.Value {
    let record = KeyRecord.record(for: key)
    if let override = overrides?.find(record) ?? captured?.find(record) {
      if Observation.mayBeActive { observe(override, at: point) }
      return override.value(as: Key.Value.self)
    }
    let context = resolvingContext
    let cache = resolvingCache
    if let entry = cache.find(record, context)?.takeUnretainedValue(), entry.state == .settled {
      if Observation.mayBeActive { observe(entry, at: point) }
      return entry.value(as: Key.Value.self)
    }
    let read = DefaultRead(
      record: record, context: context, values: self, point: point, function: function)
    return read.value(of: key, in: cache)
  }

  var resolvingContext: DependencyContext {
    overrides?.context ?? captured?.context ?? ProcessContext.current
  }

  var resolvingCache: Cache {
    TestRoot.cache(insteadOf: (captured ?? overrides)?.cache ?? Cache.process)
  }

  /// Where a key is overridden, and whether by something that a wrapper or a model captured.
  func override(of record: KeyRecord) -> (override: Override, isCaptured: Bool)? {
    if let own = overrides?.findOwn(record) { return (own, false) }
    if let override = overrides?.find(record) ?? captured?.find(record) { return (override, true) }
    return nil
  }

  private func observe(_ override: Override, at point: SourcePoint) {
    Observation.notify {
      resolution(of: override, isCaptured: overrides?.findOwn(override.record) == nil, at: point)
    }
  }

  private func observe(_ entry: CacheEntry, at point: SourcePoint) {
    Observation.notify {
      Resolution(
        entry.computation.record, in: entry.computation.context, readAt: point,
        origin: entry.cachedOrigin, providers: entry.computation.providers)
    }
  }

  /// Describes the reading of an override.
  func resolution(of override: Override, isCaptured: Bool, at point: SourcePoint) -> Resolution {
    let location = (override.scope ?? override.assignedAt).location
    var resolution = Resolution(
      override.record, in: resolvingContext, readAt: point,
      origin: isCaptured ? .capturedOverride(at: location) : .overridden(at: location))
    resolution.assignedAt = override.assignedAt.location
    return resolution
  }
}

extension CacheEntry {
  var cachedOrigin: Resolution.Origin {
    .cached(
      computation.context,
      firstResolvedAt: (computation.wrapper ?? computation.readAt).location)
  }
}

extension Resolution {
  /// Describes a read by the current thread.
  init(
    _ record: KeyRecord, in context: DependencyContext, readAt: SourcePoint, origin: Origin,
    providers: [Provider] = [], cycle: [String] = []
  ) {
    key = record.name
    keyType = record.keyType
    valueType = record.valueName
    self.context = context
    wrapper = ThreadState.current.pointee.reading?.pointee.wrapper.location
    self.readAt = readAt.location
    self.origin = origin
    self.providers = providers
    self.cycle = cycle
  }
}
