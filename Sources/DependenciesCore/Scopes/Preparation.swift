import Synchronization

/// Prepares dependencies for everything that reads them later, before anything has.
///
/// What the update assigns becomes the default of the context in effect, in the cache in effect:
/// everywhere in an application, in the current test in tests. Scoped overrides still win. Meant to
/// be called once, when the program begins:
///
/// ```swift
/// @main struct App {
///   init() {
///     prepareDependencies { $0.database = .onDisk }
///   }
/// }
/// ```
///
/// Reports an issue, and changes nothing, for a key that was read or prepared before. Within one
/// update a key may be assigned again, and read; so parts of a client can be prepared. An assigned
/// ``DependencyValues/context`` is the one in effect from then on.
///
/// - Returns: What the update returns; what it throws is passed on. What it had assigned before it
///   threw stays prepared.
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

/// Prepares dependencies that have to be waited for.
///
/// The update runs on the caller's actor. What it makes should not read what it prepares, but
/// through its values: such a read counts as an early one. See
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

  /// Whether the update may still assign, on whatever thread it goes on.
  var isGoingOn: Bool { goesOn.load(ordering: .relaxed) }

  func end() { goesOn.store(false, ordering: .relaxed) }
}

extension DependencyValues {
  /// The same values, to be assigned to by a preparation.
  fileprivate func opened(by preparation: Preparation) -> DependencyValues {
    let overrides = joined.overrides ?? Overrides.none
    return DependencyValues(overrides: overrides.opened(by: preparation))
  }

  /// Makes a value the default of a key, unless that had one before this preparation.
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
      readAt: isPrepared ? nil : computation.wrapper ?? computation.readAt,
      point: preparation.location)
  }
}
