extension DependencyValues {
  /// Says what a read of the key would find here and now, without computing or caching anything.
  ///
  /// Where a default would have to be computed, its origin is ``Resolution/Origin/computed(_:)``
  /// with the side that would be asked first: only asking shows whether another stands in for it.
  /// Reports no issue, and takes some microseconds. The other parameters become
  /// ``Resolution/readAt``.
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

  /// Says what a read of a property, or of a part of one such as `\.client.fetch`, would find here
  /// and now, without computing or caching anything.
  ///
  /// Calls the property's getter up to where it asks for a key, on a thread made for it; so this
  /// costs tens of microseconds. Of a property that reads several keys, the first is explained.
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

  /// Says what a read by a key path known at run time would find.
  ///
  /// See the form with a path that is written out.
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
