extension DependencyValues {
  /// Returns the value of a key: an override, a cached default or a computed default, in this
  /// order.
  func resolve<Key: TestDependencyKey>(
    _ key: Key.Type, at point: SourcePoint, function: StaticString
  ) -> Key.Value {
    let record = KeyRecord.record(for: key)
    if let override = find(record) {
      if Observation.mayBeActive { observe(override, of: key, at: point, function) }
      return override.value(as: Key.Value.self)
    }
    return withResolvingCache { cache in
      let context = resolvingContext(with: cache)
      if let entry = cache._withUnsafeGuaranteedRef({ $0.find(record, context) }),
        entry._withUnsafeGuaranteedRef({ $0.isSettled })
      {
        if Observation.mayBeActive {
          observe(entry.takeUnretainedValue(), of: key, at: point, function)
        }
        return entry._withUnsafeGuaranteedRef { $0.value(as: Key.Value.self) }
      }
      let read = DefaultRead(
        record: record, context: context, values: self, point: point, function: function)
      return cache._withUnsafeGuaranteedRef { read.value(of: key, in: $0) }
    }
  }

  /// Returns the override of a key, valid as long as these values are.
  func find(_ record: Unmanaged<KeyRecord>) -> Override? {
    if let found = overrides?.find(record) { return found }
    return captured?.find(record)
  }

  var resolvingContext: DependencyContext { withResolvingCache { resolvingContext(with: $0) } }

  func resolvingContext(with cache: Unmanaged<Cache>) -> DependencyContext {
    overrides?.context ?? captured?.context
      ?? cache._withUnsafeGuaranteedRef { $0.preparedContext } ?? ProcessContext.current
  }

  /// Calls the closure with the cache of defaults, which is alive during the call.
  @inline(__always)
  func withResolvingCache<Result>(_ body: (Unmanaged<Cache>) -> Result) -> Result {
    var cache: Unmanaged<Cache>?
    if let captured {
      if let ground = captured.ground {
        cache = ground.borrowedCache
        if let lent = ground.lentCache { return lent.withCurrent(body) }
      }
    } else if let overrides, let ground = overrides.ground {
      cache = ground.borrowedCache
      if let lent = ground.lentCache { return lent.withCurrent(body) }
    }
    return body(
      ProcessState.shared._withUnsafeGuaranteedRef { process in
        let cache = cache ?? process.borrowedCache
        return process.isTesting ? TestRoot.cache(insteadOf: cache) : cache
      })
  }

  @inline(never)
  private func observe<Key: TestDependencyKey>(
    _ override: Override, of key: Key.Type, at point: SourcePoint, _ function: StaticString
  ) {
    Observation.notify(
      ObservedRead(record: override.record, values: self, computation: nil, function: function)
    ) {
      ShortDescription.of(override.value(as: Key.Value.self))
    } _: {
      resolution(of: override, at: point)
    }
  }

  @inline(never)
  private func observe<Key: TestDependencyKey>(
    _ entry: CacheEntry, of key: Key.Type, at point: SourcePoint, _ function: StaticString
  ) {
    let computation = entry.computation
    Observation.notify(
      ObservedRead(
        record: computation.record, values: self, computation: computation, function: function)
    ) {
      ShortDescription.of(entry.value(as: Key.Value.self))
    } _: {
      Resolution(
        computation.key, in: computation.context, readAt: point, origin: entry.origin,
        cache: computation.cache, providers: computation.providers.all)
    }
  }

  /// Describes a read of an override.
  func resolution(of override: Override, at point: SourcePoint) -> Resolution {
    let location = (override.scope ?? override.assignedAt).location
    let isCurrent = overrides?.findOwn(override.record)?.isSame(as: override) ?? false
    var resolution = Resolution(
      override.record.takeUnretainedValue(), in: resolvingContext, readAt: point,
      origin: isCurrent ? .overridden(at: location) : .capturedOverride(at: location))
    resolution.assignedAt = override.assignedAt.location
    return resolution
  }
}

extension CacheEntry {
  var origin: Resolution.Origin {
    if isPrepared, let preparation {
      return .prepared(computation.context, at: preparation.location.location)
    }
    return .cached(
      computation.context,
      firstResolvedAt: (computation.wrapper ?? computation.readAt).location)
  }
}

extension Resolution {
  /// Describes a read by the current thread.
  init(
    _ record: KeyRecord, in context: DependencyContext, readAt: SourcePoint, origin: Origin,
    cache: Int = 0, providers: [Provider] = [], cycle: [String] = []
  ) {
    key = record.name
    keyType = record.keyType
    valueType = record.valueName
    self.context = context
    wrapper = ThreadState.current.pointee.wrapper?.location
    self.readAt = readAt.location
    self.origin = origin
    self.cache = cache
    self.providers = providers
    self.cycle = cycle
  }

  /// Describes a read that needs no key.
  init<Value>(withoutKey type: Value.Type, in context: DependencyContext, readAt: SourcePoint) {
    key = "no key"
    keyType = ObjectIdentifier(type)
    valueType = readableName(of: type)
    self.context = context
    wrapper = nil
    self.readAt = readAt.location
    origin = .notADependency
    providers = []
    cycle = []
  }
}
