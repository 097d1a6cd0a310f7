extension DependencyValues {
  /// Says what a read of the key would find here and now, without computing or caching anything.
  ///
  /// Where a default would have to be computed, its origin is ``Resolution/Origin/computed(_:)``
  /// with the side that would be asked first: only asking shows whether another stands in for it.
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

  private func explanation(of record: Unmanaged<KeyRecord>, at point: SourcePoint) -> Resolution {
    if let override = find(record) { return resolution(of: override, at: point) }
    let context = resolvingContext
    let key = record.takeUnretainedValue()
    let entry = resolvingCache.takeUnretainedValue().find(record, context)?.takeUnretainedValue()
    if let entry, entry.state != .computing {
      let isMissing = entry.state != .settled
      let providers = entry.computation.providers
      return Resolution(
        key, in: context, readAt: point,
        origin: isMissing ? .missing(providers.last ?? .test) : entry.cachedOrigin,
        providers: providers)
    }
    let isMissing = context == .live && !key.hasLiveSide
    let provider = isMissing ? .test : context.provider
    return Resolution(
      key, in: context, readAt: point, origin: isMissing ? .missing(provider) : .computed(provider),
      providers: [provider])
  }
}
