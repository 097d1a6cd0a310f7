/// Overrides dependencies for the duration of an operation.
///
/// The update starts from the dependencies in effect; what it assigns is current during the
/// operation, in tasks created by it, and is captured by every ``Dependency`` wrapper created in
/// it. The location parameters are what a ``Resolution`` gives as the place of these overrides.
///
/// Costs the binding of one task-local value, an allocation for the scope, one for each override,
/// and one more from the second override on; what is overridden further out isn't copied.
///
/// - Returns: What the operation returns; what it or the update throws is passed on.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let thread = ThreadState.current
  var values = DependencyValues(
    openedAt: SourcePoint(fileID, filePath, line, column), on: thread)
  try values.update(on: thread, updateValuesForOperation)
  let result = try values.bound(on: thread, operation)
  values.handDown(through: result)
  return result
}

/// Overrides dependencies for the duration of an asynchronous operation.
///
/// The update may wait for what it assigns. Update and operation run on the caller's actor. See
/// ``withDependencies(_:operation:fileID:filePath:line:column:)`` for the rest.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  var values = DependencyValues(
    openedAt: SourcePoint(fileID, filePath, line, column), on: ThreadState.current)
  let tasks = ProcessState.shared.takeUnretainedValue().updatingTasks
  let update = tasks.begin()
  do {
    defer { tasks.end(update) }
    try await updateValuesForOperation(&values)
  }
  return try await values.bound(isolation: isolation, operation)
}

/// The same for an update that waits for nothing, as most don't: to call it costs less by half.
@discardableResult
@_documentation(visibility: internal)
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let values = try DependencyValues.updated(
    openedAt: SourcePoint(fileID, filePath, line, column), updateValuesForOperation)
  return try await values.bound(isolation: isolation, operation)
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
    let base = values.overrides ?? Unmanaged.passUnretained(Overrides.none)
    self.init(overrides: base._withUnsafeGuaranteedRef { $0.opened(scope: scope) })
  }

  /// A new scope inside what is in effect, with what the update assigns.
  fileprivate static func updated(
    openedAt scope: SourcePoint, _ update: (inout DependencyValues) throws -> Void
  ) rethrows -> DependencyValues {
    let thread = ThreadState.current
    var values = DependencyValues(openedAt: scope, on: thread)
    try values.update(on: thread, update)
    return values
  }

  /// A new scope inside these values.
  func opened(scope: SourcePoint) -> DependencyValues {
    let base = joined.overrides ?? Overrides.none
    return DependencyValues(overrides: base.opened(scope: scope))
  }

  /// Lets a scope assign to its values.
  @inline(__always)
  mutating func update<R>(
    on thread: UnsafeMutablePointer<ThreadState>,
    _ update: (inout DependencyValues) throws -> R
  ) rethrows -> R {
    let outer = thread.pointee.update
    thread.pointee.update = Update(reading: thread.pointee.reading)
    defer { thread.pointee.update = outer }
    return try update(&self)
  }

  /// Whether these values are read only to assign to them, in the update of a scope.
  ///
  /// Then a default without an implementation is not reported: it may be about to get one. An
  /// update may replace its values altogether, `$0 = .test`, so all values count but the current
  /// ones.
  var isBeingUpdated: Bool {
    if overrides?.ongoingPreparation != nil { return true }
    guard !isSame(as: Self._current) else { return false }
    let thread = ThreadState.current
    if thread.pointee.isUpdating { return true }
    // What awaits is part neither of a read nor of the computing of a default.
    guard thread.pointee.reading == nil, thread.pointee.computation == nil else { return false }
    return ProcessState.shared.takeUnretainedValue().updatingTasks.containCurrent
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

  /// Runs the operation with these values current, whatever is going on around it.
  @inline(__always)
  func bound<Result>(
    on thread: UnsafeMutablePointer<ThreadState>, _ operation: () throws -> Result
  ) rethrows -> Result {
    let (reading, update) = (thread.pointee.reading, thread.pointee.update)
    (thread.pointee.reading, thread.pointee.update) = (nil, nil)
    defer { (thread.pointee.reading, thread.pointee.update) = (reading, update) }
    guard captured == nil else {
      return try Self.$_current.withValue(joined, operation: operation)
    }
    return try Self.$_current.withValue(self, operation: operation)
  }
}
