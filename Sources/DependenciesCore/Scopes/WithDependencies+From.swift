/// Runs an operation with the dependencies that a model captured, and overrides.
///
/// The model's first ``Dependency`` wrapper, in its own class or in a superclass, provides the
/// captured dependencies. A model without a wrapper provides the dependencies that were current in
/// the operation of `withDependencies` that returned it. For each key, the overrides in effect at the
/// call take precedence over the captured ones, and the update's assignments take precedence over
/// both. A child model that the operation creates captures all of them.
///
/// If the model has neither, reports an issue and runs the operation with the current dependencies.
/// The wrapper's offset is found once per class. A structure, or a type that supplies its own
/// mirror, is searched by reflection at each call, which takes some microseconds. Otherwise a call
/// costs as much as ``withDependencies(_:operation:fileID:filePath:line:column:)``, however many
/// models exist.
///
/// - Returns: The operation's result.
/// - Throws: The error of the operation or of the update.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let values = try DependencyValues.inherited(
    from: model, scope: SourcePoint(fileID, filePath, line, column),
    updatedBy: updateValuesForOperation)
  defer { values.traceLastEnd() }
  let result = try values.bound(operation)
  values.handDown(through: result)
  return result
}

/// Runs an operation with the dependencies that a model captured.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs an asynchronous operation with the dependencies that a model captured, and overrides.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``. Update and operation run
/// on the caller's actor.
@discardableResult
public func withDependencies<Model, R>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  var values = DependencyValues.inherited(
    from: model, scope: SourcePoint(fileID, filePath, line, column))
  let tasks = ProcessState.shared.takeUnretainedValue().updatingTasks
  let update = tasks.begin()
  do {
    defer { tasks.end(update) }
    try await updateValuesForOperation(&values)
  }
  if Observation.mayBeActive {
    values = values.joined
    values.traceEntry(.inheriting(from: shortTypeName(of: model)))
  }
  defer { values.traceLastEnd() }
  return try await values.bound(isolation: isolation, operation)
}

/// Runs an asynchronous operation with a model's dependencies, for an update that doesn't await.
@discardableResult
@_documentation(visibility: internal)
public func withDependencies<Model, R>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let values = try DependencyValues.inherited(
    from: model, scope: SourcePoint(fileID, filePath, line, column),
    updatedBy: updateValuesForOperation)
  defer { values.traceLastEnd() }
  return try await values.bound(isolation: isolation, operation)
}

/// Runs an asynchronous operation with the dependencies that a model captured.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``. The operation runs on the
/// caller's actor.
@discardableResult
public func withDependencies<Model, R>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    isolation: isolation, from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

extension DependencyValues {
  /// Returns a new scope with the model's dependencies and the update's assignments.
  fileprivate static func inherited<Model>(
    from model: Model, scope: SourcePoint,
    updatedBy update: (inout DependencyValues) throws -> Void
  ) rethrows -> DependencyValues {
    var values = inherited(from: model, scope: scope)
    try values.update(on: ThreadState.current, update)
    if Observation.mayBeActive {
      values = values.joined
      values.traceEntry(.inheriting(from: shortTypeName(of: model)))
    }
    return values
  }

  /// Returns a new scope in which the overrides in effect come before the model's captured ones.
  fileprivate static func inherited<Model>(
    from model: Model, scope: SourcePoint
  ) -> DependencyValues {
    let current = inEffect
    switch CapturedDependencies(of: model) {
    case .none:
      report(
        .modelWithoutDependencies(readableName(of: type(of: model as Any))), at: scope)
      return current.opened(scope: scope)
    case .some(let captured):
      let current = current.joined
      let model = captured.overrides ?? Overrides.none
      if model === current.overrides { return current.opened(scope: scope) }
      return DependencyValues(
        overrides: Overrides.layered(current.overrides, before: model, scope: scope))
    }
  }
}

/// The name of a model's type, without its module.
private func shortTypeName<Model>(of model: Model) -> String {
  "\(type(of: model as Any))"
}
