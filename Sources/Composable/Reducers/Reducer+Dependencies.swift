extension Reducer {
  /// Overrides a dependency in this reducer and the reducers in it, and in the effects they make.
  ///
  /// Nothing around it or beside it is affected. Of several such modifiers the one nearest the
  /// reducer wins. Costs one scope of `withDependencies` at each action, however many modifiers
  /// follow each other.
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

  /// Changes a dependency in this reducer and the reducers in it, and in the effects they make.
  ///
  /// The closure is called at each action with the value then current. See
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

/// A reducer with other dependencies; see
/// ``Reducer/dependency(_:_:fileID:filePath:line:column:)``.
public struct DependencyReducer<Base: Reducer>: Reducer {
  let base: Base
  /// Where the innermost of the modifiers is, which a ``Resolution`` gives as the place of them all.
  let place: Place
  let update: (inout DependencyValues) -> Void

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    withDependencies(
      update, operation: { base.reduce(into: &state, action: action) }, fileID: place.fileID,
      filePath: place.filePath, line: place.line, column: place.column)
  }

  /// A further modifier, in the same scope: it is applied first, so that the inner one wins.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self {
    Self(base: base, place: place) { values in
      values[keyPath: keyPath] = value
      update(&values)
    }
  }

  /// A further modifier, in the same scope: it is applied first, so that the inner one wins.
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
