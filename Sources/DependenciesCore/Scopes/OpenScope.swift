/// A scope that begins and ends on one thread.
///
/// `withDependencies` is inlined into its caller, so that its closures are inlined and its result
/// needs no generic metadata. This type contains the part of its work that isn't inlined.
@usableFromInline
struct OpenScope {
  @usableFromInline var values: DependencyValues
  private let aside: Aside

  @inline(__always)
  fileprivate init(at point: SourcePoint) {
    let thread = ThreadState.current
    values = DependencyValues(openedAt: point, on: thread)
    aside = Aside(thread)
    thread.pointee.update = Update(reading: thread.pointee.reading)
  }

  /// Joins the values so that they can be bound, and clears the thread's active read and update.
  /// The operation belongs to neither.
  @usableFromInline
  mutating func beginOperation() {
    (aside.thread.pointee.reading, aside.thread.pointee.update) = (nil, nil)
    if values.captured != nil { values = values.joined }
    if Observation.mayBeActive { values.traceEntry() }
  }

  /// Restores the thread's active read and update.
  @usableFromInline
  func endUpdate() { aside.end() }

  /// Restores the thread's active read and update, and ends the scope.
  @usableFromInline
  mutating func end() {
    aside.end()
    values.end(on: aside.thread)
  }
}

/// Opens a scope inside the values in effect, and lets an update assign to it.
@usableFromInline
func openScope(at point: SourcePoint) -> OpenScope { OpenScope(at: point) }

/// A thread's active read and update, saved while the thread runs code that belongs to neither.
@usableFromInline
struct Aside {
  fileprivate let thread: UnsafeMutablePointer<ThreadState>
  private let reading: UnsafeMutablePointer<Reading>?
  private let update: Update?

  fileprivate init(_ thread: UnsafeMutablePointer<ThreadState>) {
    self.thread = thread
    (reading, update) = (thread.pointee.reading, thread.pointee.update)
  }

  /// Clears the current thread's active read and update until `end`.
  @usableFromInline
  init() {
    self.init(ThreadState.current)
    (thread.pointee.reading, thread.pointee.update) = (nil, nil)
  }

  @usableFromInline
  func end() {
    (thread.pointee.reading, thread.pointee.update) = (reading, update)
  }
}

extension DependencyValues {
  /// Makes a new scope inside the values in effect.
  @inline(__always)
  init(openedAt scope: SourcePoint, on thread: UnsafeMutablePointer<ThreadState>) {
    let values = BorrowedValues.bound(on: thread).inEffect(on: thread)
    guard values.captured == nil else {
      self = values.owned.opened(scope: scope)
      return
    }
    if let spare = thread.pointee.spareScopes.take() {
      spare.open(inside: values.overrides, scope: scope)
      self.init(overrides: spare)
    } else {
      let base = values.overrides ?? Unmanaged.passUnretained(Overrides.none)
      self.init(overrides: base._withUnsafeGuaranteedRef { $0.opened(scope: scope) })
    }
  }

  /// Returns a new scope without overrides inside these values, which are joined. Returns the same
  /// values if nothing is overridden.
  ///
  /// The new scope has the location of the scope around it.
  @usableFromInline
  func reopened() -> DependencyValues {
    guard let overrides else { return self }
    let scope: Overrides
    if let spare = ThreadState.current.pointee.spareScopes.take() {
      spare.open(inside: Unmanaged.passUnretained(overrides), scope: overrides.scope)
      scope = spare
    } else {
      scope = overrides.opened(scope: overrides.scope)
    }
    let values = DependencyValues(overrides: scope)
    if Observation.mayBeActive { values.traceEntry(.yielding) }
    return values
  }

  /// Returns a new scope inside the values in effect, with the update's assignments.
  @inlinable
  static func updated(
    openedAt point: SourcePoint, _ update: (inout DependencyValues) throws -> Void
  ) rethrows -> DependencyValues {
    var scope = openScope(at: point)
    defer { scope.endUpdate() }
    try update(&scope.values)
    scope.beginOperation()
    return scope.values
  }

  /// Ends a scope, and keeps its objects for reuse if nothing else references them.
  @usableFromInline
  mutating func end() { end(on: ThreadState.current) }

  @inline(__always)
  fileprivate mutating func end(on thread: UnsafeMutablePointer<ThreadState>) {
    if Observation.mayBeActive { traceEnd() }
    guard isKnownUniquelyReferenced(&overrides), let scope = overrides.take() else { return }
    if scope.end() { thread.pointee.spareScopes.add(scope) }
  }

  /// Runs the operation with these values current, outside the thread's active read and update.
  @inlinable
  func bound<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let aside = Aside()
    defer { aside.end() }
    return try Self.$_current.withValue(joined, operation: operation)
  }

  /// Runs the asynchronous operation with these values current.
  func bound<Result>(
    isolation: isolated (any Actor)?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    let values = joined
    let result = try await Self.$_current.withValue(
      values, operation: operation, isolation: isolation)
    values.handDown(through: result)
    return result
  }
}
