/// A reducer made from a closure, or from any other reducer to erase its type.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let reducing: (inout State, Action) -> Effect<Action>

  /// Makes a reducer from a closure.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    reducing = reduce
  }

  /// Erases the type of a reducer, which allocates once.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>) {
    reducing = { reducer.reduce(into: &$0, action: $1) }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducing(&state, action)
  }
}

/// Combines reducers into one, so that one operator applies to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where Reducers.State == State, Reducers.Action == Action {
  @usableFromInline let reducers: Reducers

  /// Makes one reducer from the reducers in a block.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}

/// A reducer that changes nothing and starts no effect.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes an empty reducer.
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
