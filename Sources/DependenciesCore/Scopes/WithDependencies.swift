/// Overrides dependencies for the duration of an operation.
///
/// The update starts from the dependencies in effect; what it assigns is current during the
/// operation, in tasks created by it, and is captured by every ``Dependency`` wrapper created in
/// it. The location parameters are what a ``Resolution`` gives as the place of these overrides.
///
/// With one override it costs about twice what the binding of a task-local value does, and allocates
/// nothing else: a thread opens the scopes again that ended on it. Allocates one block for each
/// further override, and one more for all of them; what is overridden further out isn't copied. A
/// scope that something keeps, such as a model that was made in it, is two allocations.
///
/// - Returns: What the operation returns; what it or the update throws is passed on.
@inlinable
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var scope = openScope(at: SourcePoint(fileID, filePath, line, column))
  defer { scope.end() }
  try updateValuesForOperation(&scope.values)
  scope.beginOperation()
  let result = try DependencyValues.$_current.withValue(scope.values, operation: operation)
  scope.values.handDown(through: result)
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
  defer { values.end() }
  let tasks = ProcessState.shared.takeUnretainedValue().updatingTasks
  let update = tasks.begin()
  do {
    defer { tasks.end(update) }
    try await updateValuesForOperation(&values)
  }
  if Observation.mayBeActive {
    values = values.joined
    values.traceEntry()
  }
  return try await values.bound(isolation: isolation, operation)
}

/// The same for an update that waits for nothing, as most don't: to call it costs less by half.
@inlinable
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
  var values = try DependencyValues.updated(
    openedAt: SourcePoint(fileID, filePath, line, column), updateValuesForOperation)
  defer { values.end() }
  let result = try await DependencyValues.$_current.withValue(
    values, operation: operation, isolation: isolation)
  values.handDown(through: result)
  return result
}

extension DependencyValues {
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
}
