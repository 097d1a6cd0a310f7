// How the resolver works
//
// Reading. `Dependency.wrappedValue` takes the values that the current task has bound, then the
// values that the wrapper captured, and evaluates the key path's property. The property asks
// `DependencyValues` for a key. The answer is an override, or the cached default of the context
// in effect, or a default that is computed now. A key path literal reaches the wrapper as a
// function, because calling a function is cheaper than evaluating a key path.
//
// Scopes. `Overrides` stores the overrides of one scope and a reference to the scope around it.
// After at most 24 scopes, a read finds a hash table of all outer scopes, which is made once and
// shared. The cost of a read doesn't depend on the number of overrides, and opening a scope
// copies nothing. `inherited` keeps the values that a model passed to its children; they aren't
// merged.
//
// Defaults. `Cache` is a table that is read without a lock. One thread computes a default and
// holds no lock meanwhile. Threads that need the same key wait in `WaitingRoom`, which reports a
// cycle of waiting threads. A cycle on one thread returns an empty value if the type has one;
// otherwise the process stops. A default may contain wrappers, which must not retain the cache
// that contains them. So scopes that are open while a default is computed refer to the cache
// weakly (`LentCache`).
//
// Reference counting. A read retains nothing while it looks for a value (`BorrowedValues`),
// because bound values stay alive during a synchronous call. `ThreadState` stores what a thread
// is reading now: reading is synchronous, and no task may inherit that state. `SpareScopes`
// reuses scopes that nobody retained.
//
// Explaining. `explain` calls the property's getter on a thread of its own, and ends the thread
// when the getter asks for its key. Only the getter knows its key, and at that moment there is
// no value to return.
//
// Updates that await. `UpdatingTasks` identifies an update by its task, because the update can
// continue on any thread and can replace the values that it was passed.
//
// Traces. `TraceRecorder` is called where observers are called; each call site first reads one
// atomic number. A wrapper doesn't know its model, and a model doesn't know its maker, so a
// trace reports only those lost overrides that it saw (`TraceLosses`).
//
// The runtime. Beside public API the resolver uses four exported entry points: the address of a
// task-local's value, a task's number, the offsets of stored properties, and an object's
// reference count. `TaskLocalKey` tries the first one when the process starts, and uses public
// API if the result is wrong.

/// The dependencies in effect: the overrides, and a cache of defaults for all other keys.
///
/// A lookup of a key searches the overrides, then the cache for the context in effect. If neither
/// has a value, the default is computed and cached. A copy shares the cache of the original.
/// Assigning never changes the cache.
///
/// Copying retains references. A lookup takes the same time however many keys are overridden.
/// Neither allocates.
public struct DependencyValues: Sendable {
  /// The overrides; `nil` if there are none, at the root of the process.
  @usableFromInline var overrides: Overrides?
  /// A wrapper's captured overrides, searched after the current ones. Set only while that wrapper
  /// is read.
  @usableFromInline var captured: Overrides?

  /// Makes values without overrides and with a cache of their own.
  public init() { self.init(overrides: Overrides(cache: Cache())) }

  init(overrides: Overrides?, captured: Overrides? = nil) {
    self.overrides = overrides
    self.captured = captured
  }

  /// The values that the current task, or the thread, has bound with `withDependencies`.
  @TaskLocal public static var _current = DependencyValues(overrides: nil)

  /// New values that resolve in the live context.
  public static var live: DependencyValues { DependencyValues(in: .live) }

  /// New values that resolve in the preview context.
  public static var preview: DependencyValues { DependencyValues(in: .preview) }

  /// New values that resolve in the test context.
  public static var test: DependencyValues { DependencyValues(in: .test) }

  private init(in context: DependencyContext) {
    self.init()
    self.context = context
  }

  /// The value of a key: its override, or else its default.
  ///
  /// Reading reports an issue if the key has no implementation for the context in effect, or if
  /// computing its default needs the default itself. The other parameters are the location of the
  /// read or of the assignment, for issues and for ``Resolution``.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get { resolve(key, at: SourcePoint(fileID, filePath, line, column), function: function) }
    @inlinable
    set {
      assign(newValue, to: key, at: SourcePoint(fileID, filePath, line, column), by: function)
    }
  }
}

extension DependencyValues {
  /// Assigns in the caller's code, which knows the size of the value. Falls back to
  /// `assignAnywhere` unless this is the first override of a new scope.
  @inlinable
  mutating func assign<Key: TestDependencyKey>(
    _ value: Key.Value, to key: Key.Type, at point: SourcePoint, by function: StaticString
  ) {
    let address = firstAddress(
      forKey: UInt(bitPattern: ObjectIdentifier(key)), ValueKind(Key.Value.self), at: point,
      by: function)
    if let address {
      address.initializeMemory(as: Key.Value.self, to: value)
    } else {
      assignAnywhere(value, to: key, at: point, by: function)
    }
  }

  /// The address for the value of a scope's first override.
  ///
  /// Returns `nil` if the scope has an override, if the key has no record yet, or if the key is the
  /// context.
  @usableFromInline
  mutating func firstAddress(
    forKey word: UInt, _ kind: ValueKind, at point: SourcePoint, by function: StaticString
  ) -> UnsafeMutableRawPointer? {
    guard captured == nil, isKnownUniquelyReferenced(&overrides), let overrides,
      word != UInt(bitPattern: ObjectIdentifier(DependencyContextKey.self)),
      let record = KeyRecord.find(word)
    else { return nil }
    if Observation.mayBeActive {
      overrides.learnProperty(of: record, from: function, assigningAt: point)
    }
    return Unmanaged.passUnretained(overrides)._withUnsafeGuaranteedRef {
      $0.firstAddress(record, kind, at: point)
    }
  }

  @usableFromInline
  mutating func assignAnywhere<Key: TestDependencyKey>(
    _ value: Key.Value, to key: Key.Type, at point: SourcePoint, by function: StaticString
  ) {
    if Observation.mayBeActive, let overrides {
      overrides.learnProperty(of: KeyRecord.record(for: key), from: function, assigningAt: point)
    }
    if let preparation = overrides?.ongoingPreparation {
      return prepare(value, for: key, at: point, by: preparation)
    }
    var overrides = takeOwned()
    if !isKnownUniquelyReferenced(&overrides) || !overrides.isUnshared {
      overrides = overrides.copy()
    }
    overrides.set(
      Override(
        value, record: KeyRecord.record(for: key), assignedAt: point, scope: overrides.scope))
    if key == DependencyContextKey.self, let context = value as? DependencyContext {
      overrides.set(context: context)
    }
    self.overrides = overrides
  }

  /// Moves the overrides out, so that the caller can check whether its reference is the only one.
  private mutating func takeOwned() -> Overrides {
    defer { (overrides, captured) = (nil, nil) }
    guard captured == nil else { return joined.overrides ?? Overrides(cache: nil) }
    return overrides ?? Overrides(cache: TestRoot.current(on: ThreadState.current)?.cache)
  }

  /// The same values in one `Overrides`, which can be bound and captured.
  @usableFromInline
  var joined: DependencyValues {
    guard let captured else { return self }
    return DependencyValues(
      overrides: Overrides.layered(
        overrides, before: captured, scope: overrides?.scope))
  }

  func isSame(as other: DependencyValues) -> Bool {
    overrides === other.overrides && captured === other.captured
  }

  /// Runs the operation with these values current.
  func withBound<Result>(_ operation: () throws -> Result) rethrows -> Result {
    guard borrowed != .bound(on: ThreadState.current) else { return try operation() }
    return try Self.$_current.withValue(joined, operation: operation)
  }

  /// The values in effect at the call.
  static var inEffect: DependencyValues {
    let thread = ThreadState.current
    return BorrowedValues.bound(on: thread).inEffect(on: thread).owned
  }

  /// The overrides in effect at the call, joined.
  @usableFromInline
  @inline(__always)
  static var joinedInEffect: Overrides? {
    let thread = ThreadState.current
    let values = BorrowedValues.bound(on: thread).inEffect(on: thread)
    guard values.captured == nil else { return values.owned.joined.overrides }
    return values.overrides?.takeUnretainedValue()
  }
}
