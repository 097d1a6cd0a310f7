/// A scope that was opened by a thread, and ends on it.
///
/// `withDependencies` is compiled into the code that calls it, so that its closures needn't be
/// called and what it returns needn't be of any type. What it does itself is in here, and isn't.
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

  /// Makes the values such as can be bound, and the thread forget what it is in the middle of: the
  /// operation is no part of that.
  @usableFromInline
  mutating func beginOperation() {
    (aside.thread.pointee.reading, aside.thread.pointee.update) = (nil, nil)
    if values.captured != nil { values = values.joined }
    if Observation.mayBeActive { values.traceEntry() }
  }

  /// Lets the thread go on with what it was in the middle of.
  @usableFromInline
  func endUpdate() { aside.end() }

  /// The same, and ends the scope.
  @usableFromInline
  mutating func end() {
    aside.end()
    values.end(on: aside.thread)
  }
}

/// Opens a scope inside what is in effect, and lets an update assign to it.
@usableFromInline
func openScope(at point: SourcePoint) -> OpenScope { OpenScope(at: point) }

/// What a thread is in the middle of, while it runs something that is no part of it.
@usableFromInline
struct Aside {
  fileprivate let thread: UnsafeMutablePointer<ThreadState>
  private let reading: UnsafeMutablePointer<Reading>?
  private let update: Update?

  fileprivate init(_ thread: UnsafeMutablePointer<ThreadState>) {
    self.thread = thread
    (reading, update) = (thread.pointee.reading, thread.pointee.update)
  }

  /// Makes the current thread forget it until the end.
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
  /// A new scope inside what is in effect.
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

  /// A new scope inside these values, which are joined, in which nothing is overridden; the same
  /// ones if nothing was.
  ///
  /// It passes for the scope that it stands inside.
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

  /// A new scope inside what is in effect, with what the update assigns.
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

  /// Ends a scope, and keeps what it is made of if nobody else holds it.
  @usableFromInline
  mutating func end() { end(on: ThreadState.current) }

  @inline(__always)
  fileprivate mutating func end(on thread: UnsafeMutablePointer<ThreadState>) {
    if Observation.mayBeActive { traceEnd() }
    guard isKnownUniquelyReferenced(&overrides), let scope = overrides.take() else { return }
    if scope.end() { thread.pointee.spareScopes.add(scope) }
  }

  /// Runs the operation with these values current, whatever is going on around it.
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
