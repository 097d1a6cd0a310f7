/// A read that found no override, and no cached default that it may use without checks.
struct DefaultRead {
  let record: Unmanaged<KeyRecord>
  let context: DependencyContext
  let values: DependencyValues
  let point: SourcePoint
  let function: StaticString

  /// Computes the default, or waits for the thread that computes it, and reports issues with it.
  func value<Key: TestDependencyKey>(of key: Key.Type, in cache: Cache) -> Key.Value {
    let thread = ThreadState.current
    guard let entry = cache.find(record, context)?.takeUnretainedValue() else {
      return compute(key, in: cache, on: thread)
    }
    return value(of: key, from: entry, on: thread)
  }

  private var key: KeyRecord { record.takeUnretainedValue() }

  /// The provider that is asked first.
  private var provider: Resolution.Provider {
    context == .live && !key.hasLiveSide ? .test : context.provider
  }

  private func compute<Key: TestDependencyKey>(
    _ key: Key.Type, in cache: Cache, on thread: UnsafeMutablePointer<ThreadState>
  ) -> Key.Value {
    if let probe = thread.pointee.probe { probe.takeUnretainedValue().found(record, by: function) }
    let provider = provider
    // An outer computation asks the same provider of the same key, for another cache: this would
    // recurse forever.
    if let path = thread.pointee.computation?.chain(from: {
      $0.record.toOpaque() == record.toOpaque() && $0.providers.contains(provider)
    }) {
      return breakCycle(path, key, on: thread)
    }
    let computation = Computation(
      record, context, readAt: point, in: cache, on: thread,
      isForUpdate: values.isBeingUpdated)
    let mine = CacheEntry(
      computation, by: values.overrides?.ongoingPreparation ?? thread.pointee.preparation)
    let entry = cache.find(record, context, orAdd: mine)
    guard entry === mine else { return value(of: key, from: entry, on: thread) }

    let value = computation.value(of: key, from: provider, in: values)
    let isMissing = isMissing(computation)
    let state: CacheEntry.State =
      switch (isMissing, context) {
      case (false, _): .settled
      case (true, .live): .withoutLiveSide
      case (true, _): values.isBeingUpdated ? .unreported : .settled
      }
    mine.settle(value, state)
    WaitingRoom.shared.announce()
    if isMissing, !values.isBeingUpdated { reportMissing() }
    observe(
      value, isMissing ? Resolution.Origin.missing : Resolution.Origin.computed, computation)
    return value
  }

  private func value<Key: TestDependencyKey>(
    of key: Key.Type, from entry: CacheEntry, on thread: UnsafeMutablePointer<ThreadState>
  ) -> Key.Value {
    if entry.state == .computing, let path = WaitingRoom.shared.wait(for: entry, on: thread) {
      return breakCycle(path, key, on: thread)
    }
    let isMissing: Bool
    if values.isBeingUpdated {
      isMissing = false
    } else {
      switch entry.state {
      case .computing: preconditionFailure("a thread waits until the entry has its value")
      case .settled: isMissing = false
      case .unreported: isMissing = entry.takeReport()
      case .withoutLiveSide: isMissing = true
      }
    }
    if isMissing { reportMissing() }
    let value = entry.value(as: Key.Value.self)
    observe(value, { isMissing ? .missing($0) : entry.origin }, entry.computation)
    return value
  }

  /// Whether the key has no implementation for the context.
  private func isMissing(_ computation: Computation) -> Bool {
    switch context {
    case .live: computation.providers.first != .live
    case .preview: false
    // Only the protocol's own test value falls back to the preview value in this way.
    case .test: computation.providers.starts(with: .test, .preview)
    }
  }

  private func reportMissing() {
    let read = Issue.Read(
      key: key.name, valueType: key.valueName, isBuiltIn: key.isBuiltIn, function: function,
      wrapper: wrapper, point: point)
    report(context == .live ? .noLiveValue(read) : .noTestValue(read), at: wrapper ?? point)
  }

  /// Reports the cycle and continues with the test value, or with the preview value if the test
  /// value is being computed.
  private func breakCycle<Key: TestDependencyKey>(
    _ path: [Computation], _ key: Key.Type, on thread: UnsafeMutablePointer<ThreadState>
  ) -> Key.Value {
    let cycle = Cycle(path, closedBy: record, at: wrapper ?? point)
    let computation = Computation(record, context, readAt: point, on: thread, breaking: cycle)
    let value =
      if let provider = [.test, .preview].first(where: { !cycle.asked.contains($0) }) {
        computation.value(of: key, from: provider, in: values)
      } else {
        computation.lastResort(Key.Value.self)
      }
    if !computation.usedLastResort { report(.cycle(cycle), at: wrapper ?? point) }
    var asked = computation.providers
    if asked.last == nil { asked.append(provider) }
    observe(
      value, Resolution.Origin.missing, computation, providers: asked, cycle: cycle.names)
    return value
  }

  private var wrapper: SourcePoint? {
    ThreadState.current.pointee.wrapper
  }

  private func observe<Value>(
    _ value: Value, _ origin: (Resolution.Provider) -> Resolution.Origin,
    _ computation: Computation, providers: AskedProviders? = nil, cycle: [String] = []
  ) {
    let providers = providers ?? computation.providers
    guard Observation.mayBeActive, let provider = providers.last else { return }
    Observation.notify(
      ObservedRead(record: record, values: values, computation: computation, function: function)
    ) {
      ShortDescription.of(value)
    } _: {
      Resolution(
        key, in: context, readAt: point, origin: origin(provider), cache: computation.cache,
        providers: providers.all, cycle: cycle)
    }
  }
}
