/// Runs an operation with the dependencies that a model captured, and overrides.
///
/// What the model captured is what its first ``Dependency`` wrapper captured, in its own class or
/// in a superclass. A model without a wrapper hands down what was current in the operation of a
/// `withDependencies` that returned it. What is current at the call wins over it key by key, and what
/// the update assigns wins over both. A child model created by the operation captures all of this.
///
/// Reports an issue if there is neither; the operation then runs with what is current.
/// Where the wrapper stands is found once per class. A structure, and a type that supplies its own
/// mirror, is searched by reflection at each call, which takes some microseconds. Otherwise a call
/// costs what ``withDependencies(_:operation:fileID:filePath:line:column:)`` does, however many
/// models there are.
///
/// - Returns: What the operation returns; what it or the update throws is passed on.
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

/// The same for an update that waits for nothing.
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
  /// The same, with what the update assigns.
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

  /// A new scope in which the current overrides stand before what the model captured.
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
