extension Reducer {
  /// Overrides a dependency in this reducer, the reducers in it, and their effects.
  ///
  /// The override doesn't affect reducers around or beside it. If several modifiers override a
  /// dependency, the innermost one takes precedence. All consecutive modifiers together cost one
  /// `withDependencies` scope per action.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DependencyReducer<Self> {
    DependencyReducer(base: self, place: Place(fileID, filePath, line, column)) {
      $0[keyPath: keyPath] = value
    }
  }

  /// Overrides a dependency whose value is its own key, as that of a client is.
  ///
  /// See ``dependency(_:_:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - fileID: The place that a trace names, with the next three parameters.
  ///   - filePath: The file's path.
  ///   - line: The line.
  ///   - column: The column.
  /// - Returns: The reducer with the override.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DependencyReducer<Self> where Value.Value == Value {
    DependencyReducer(base: self, place: Place(fileID, filePath, line, column)) {
      $0[Value.self] = value
    }
  }

  /// Changes a dependency in this reducer, the reducers in it, and their effects.
  ///
  /// The closure is called for each action with the value that is current then. See
  /// ``dependency(_:_:fileID:filePath:line:column:)``.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ value: inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DependencyReducer<Self> {
    DependencyReducer(base: self, place: Place(fileID, filePath, line, column)) {
      transform(&$0[keyPath: keyPath])
    }
  }
}

/// A reducer with overridden dependencies; see
/// ``Reducer/dependency(_:_:fileID:filePath:line:column:)``.
public struct DependencyReducer<Base: Reducer>: Reducer {
  let base: Base
  /// The location of the innermost modifier, which a ``Resolution`` reports for all of them.
  let place: Place
  let update: (inout DependencyValues) -> Void

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    withDependencies(
      update, operation: { base.reduce(into: &state, action: action) }, fileID: place.fileID,
      filePath: place.filePath, line: place.line, column: place.column)
  }

  /// Adds a modifier in the same scope. It is applied first, so that the inner one takes
  /// precedence.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self {
    Self(base: base, place: place) { values in
      values[keyPath: keyPath] = value
      update(&values)
    }
  }

  /// Adds a modifier in the same scope. It is applied first, so that the inner one takes
  /// precedence.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self
  where Value.Value == Value {
    Self(base: base, place: place) { values in
      values[Value.self] = value
      update(&values)
    }
  }

  /// Adds a modifier in the same scope. It is applied first, so that the inner one takes
  /// precedence.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ value: inout Value) -> Void
  ) -> Self {
    Self(base: base, place: place) { values in
      transform(&values[keyPath: keyPath])
      update(&values)
    }
  }
}
