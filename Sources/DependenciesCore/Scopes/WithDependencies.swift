/// Overrides dependencies for the duration of an operation.
///
/// The update starts from the dependencies in effect. Its assignments are current during the
/// operation and in tasks that the operation creates. Every ``Dependency`` wrapper that the
/// operation creates captures them. A ``Resolution`` reports the location parameters as the place
/// of these overrides.
///
/// With one override, a call costs about twice as much as binding a task-local value and makes no
/// further allocation, because a thread reuses its ended scopes. Each further override allocates a
/// block, and all of them together one more. Outer overrides aren't copied. A scope that something
/// retains, such as a model created in it, costs two allocations.
///
/// - Returns: The operation's result.
/// - Throws: The error of the operation or of the update.
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
/// The update may await the values that it assigns. Update and operation run on the caller's actor.
/// See ``withDependencies(_:operation:fileID:filePath:line:column:)`` for the rest.
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

/// Overrides dependencies for an asynchronous operation, with an update that doesn't await. Costs
/// half as much.
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
  /// Returns a new scope inside these values.
  func opened(scope: SourcePoint) -> DependencyValues {
    let base = joined.overrides ?? Overrides.none
    return DependencyValues(overrides: base.opened(scope: scope))
  }

  /// Runs a scope's update with these values.
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
  /// Then a default without an implementation is not reported, because the update may be about to
  /// assign one. An update may replace all its values (`$0 = .test`), so this is true for all
  /// values except the current ones.
  var isBeingUpdated: Bool {
    if overrides?.ongoingPreparation != nil { return true }
    guard !isSame(as: Self._current) else { return false }
    let thread = ThreadState.current
    if thread.pointee.isUpdating { return true }
    // Code that awaits belongs neither to a read nor to the computation of a default.
    guard thread.pointee.reading == nil, thread.pointee.computation == nil else { return false }
    return ProcessState.shared.takeUnretainedValue().updatingTasks.containCurrent
  }
}
