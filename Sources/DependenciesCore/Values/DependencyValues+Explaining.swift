extension DependencyValues {
  /// Explains what a read of the key would find here and now, without computing or caching
  /// anything.
  ///
  /// If a default would have to be computed, the origin is ``Resolution/Origin/computed(_:)`` with
  /// the provider that would be asked first. Whether that provider falls back to another one is
  /// known only when it is asked. Reports no issue, and takes some microseconds. The other
  /// parameters become ``Resolution/readAt``.
  public static func explain<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Resolution {
    let point = SourcePoint(fileID, filePath, line, column)
    return inEffect.explanation(of: KeyRecord.record(for: key), at: point)
  }

  /// Explains what a read of a property, or of a part of one such as `\.client.fetch`, would find
  /// here and now, without computing or caching anything.
  ///
  /// Calls the property's getter on a new thread, until the getter reads a key. That costs tens of
  /// microseconds. If a property reads several keys, the first one is explained.
  public static func explain<Value>(
    _ path: @escaping @Sendable (DependencyValues) -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Resolution {
    explanation(
      of: Value.self, key: KeyProbe.key(readBy: path),
      at: SourcePoint(fileID, filePath, line, column))
  }

  /// Explains what a read through a key path known at run time would find.
  ///
  /// See the function that takes a key path literal.
  @_disfavoredOverload
  public static func explain<Value>(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Resolution {
    explanation(
      of: Value.self, key: KeyProbe.key(readBy: keyPath),
      at: SourcePoint(fileID, filePath, line, column))
  }

  private static func explanation<Value>(
    of type: Value.Type, key: Unmanaged<KeyRecord>?, at point: SourcePoint
  ) -> Resolution {
    let values = inEffect
    guard let key else {
      return Resolution(withoutKey: type, in: values.resolvingContext, readAt: point)
    }
    return values.explanation(of: key, at: point)
  }

  private func explanation(of record: Unmanaged<KeyRecord>, at point: SourcePoint) -> Resolution {
    if let override = find(record) { return resolution(of: override, at: point) }
    let (context, entry) = withResolvingCache { cache in
      let context = resolvingContext(with: cache)
      return (context, cache.takeUnretainedValue().find(record, context)?.takeUnretainedValue())
    }
    let key = record.takeUnretainedValue()
    if let entry, entry.state != .computing {
      let isMissing = entry.state != .settled
      let providers = entry.computation.providers
      return Resolution(
        key, in: context, readAt: point,
        origin: isMissing ? .missing(providers.last ?? .test) : entry.origin,
        providers: providers.all)
    }
    let isMissing = context == .live && !key.hasLiveSide
    let provider = isMissing ? .test : context.provider
    return Resolution(
      key, in: context, readAt: point, origin: isMissing ? .missing(provider) : .computed(provider),
      providers: [provider])
  }
}
