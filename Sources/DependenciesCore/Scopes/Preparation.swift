import Synchronization

/// Prepares dependencies for all later reads, before the first read.
///
/// The values that the update assigns become the defaults of the context in effect, in the cache in
/// effect: everywhere in an application, in the current test in tests. Overrides of scopes still
/// take precedence. Call it once, when the program begins:
///
/// ```swift
/// @main struct App {
///   init() {
///     prepareDependencies { $0.database = .onDisk }
///   }
/// }
/// ```
///
/// If a key was read or prepared before, reports an issue and doesn't change it. An update may
/// assign to a key several times and read it, so it can prepare parts of a client. An assigned
/// ``DependencyValues/context`` takes effect immediately.
///
/// - Returns: The update's result.
/// - Throws: The update's error. Values that were assigned before the error stay prepared.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let preparation = Preparation(at: SourcePoint(fileID, filePath, line, column))
  let thread = ThreadState.current
  let outer = thread.pointee.preparation
  thread.pointee.preparation = preparation
  defer {
    thread.pointee.preparation = outer
    preparation.end()
  }
  let inEffect = DependencyValues.inEffect
  var values = inEffect.opened(by: preparation)
  return try inEffect.lending.withBound { try values.update(on: thread, updateValues) }
}

/// Prepares dependencies whose values the update awaits.
///
/// The update runs on the caller's actor. Code that the update calls should read the prepared
/// dependencies only through the update's parameter: any other read counts as an earlier read. See
/// ``prepareDependencies(_:fileID:filePath:line:column:)`` for the rest.
@discardableResult
public func prepareDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let preparation = Preparation(at: SourcePoint(fileID, filePath, line, column))
  defer { preparation.end() }
  let inEffect = DependencyValues.inEffect
  var values = inEffect.opened(by: preparation)
  return try await DependencyValues.$_current.withValue(
    inEffect.lending.joined, operation: { try await updateValues(&values) }, isolation: isolation)
}

/// One call of `prepareDependencies`.
final class Preparation: Sendable {
  let location: SourcePoint
  private let goesOn = Atomic(true)

  init(at location: SourcePoint) { self.location = location }

  /// Whether the update may still assign, on any thread.
  var isGoingOn: Bool { goesOn.load(ordering: .relaxed) }

  func end() { goesOn.store(false, ordering: .relaxed) }
}

extension DependencyValues {
  /// Returns these values in a form in which assignments prepare defaults.
  fileprivate func opened(by preparation: Preparation) -> DependencyValues {
    let overrides = joined.overrides ?? Overrides.none
    return DependencyValues(overrides: overrides.opened(by: preparation))
  }

  /// Makes a value the default of a key, unless the key had a default before this preparation.
  func prepare<Key: TestDependencyKey>(
    _ value: Key.Value, for key: Key.Type, at point: SourcePoint, by preparation: Preparation
  ) {
    withResolvingCache { cache in
      prepare(value, for: key, at: point, by: preparation, in: cache.takeUnretainedValue())
    }
  }

  private func prepare<Key: TestDependencyKey>(
    _ value: Key.Value, for key: Key.Type, at point: SourcePoint, by preparation: Preparation,
    in cache: Cache
  ) {
    let record = KeyRecord.record(for: key)
    let context = resolvingContext(with: Unmanaged.passUnretained(cache))
    let computation = Computation(prepared: record, context, at: point, on: ThreadState.current)
    let prepared = CacheEntry(computation, by: preparation, isPrepared: true)
    prepared.settle(value, .settled)
    let entry = cache.prepare(prepared, for: record, context)
    guard entry === prepared else {
      report(.latePreparation(entry.lateness(of: preparation)), at: preparation.location)
      return
    }
    if Observation.mayBeActive {
      let text = ShortDescription.of(value)
      Observation.trace { $0.prepare(record, text, at: preparation.location.location) }
    }
    if key == DependencyContextKey.self, let context = value as? DependencyContext {
      cache.preparedContext = context
    }
  }
}

extension CacheEntry {
  fileprivate func lateness(of preparation: Preparation) -> Issue.LatePreparation {
    Issue.LatePreparation(
      key: computation.key.name, context: computation.context,
      preparedAt: isPrepared ? self.preparation?.location : nil,
      wrapper: isPrepared ? nil : computation.wrapper,
      readAt: isPrepared ? nil : computation.readAt,
      point: preparation.location)
  }
}
