extension Reducer {
  /// Overrides a dependency in this reducer and the reducers in it, and in the effects they make.
  ///
  /// Nothing around it or beside it is affected. Of several such modifiers the one nearest the
  /// reducer wins. Costs one scope of `withDependencies` at each action, however many modifiers
  /// follow each other.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> DependencyReducer<Self> {
    DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a dependency in this reducer and the reducers in it, and in the effects they make.
  ///
  /// The closure is called at each action with the value then current. See
  /// ``dependency(_:_:)``.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ value: inout Value) -> Void
  ) -> DependencyReducer<Self> {
    DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer with other dependencies; see ``Reducer/dependency(_:_:)``.
public struct DependencyReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    withDependencies(update) { base.reduce(into: &state, action: action) }
  }

  /// A further modifier, in the same scope: it is applied first, so that the inner one wins.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self {
    Self(base: base) { values in
      values[keyPath: keyPath] = value
      update(&values)
    }
  }

  /// A further modifier, in the same scope: it is applied first, so that the inner one wins.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ value: inout Value) -> Void
  ) -> Self {
    Self(base: base) { values in
      transform(&values[keyPath: keyPath])
      update(&values)
    }
  }
}
