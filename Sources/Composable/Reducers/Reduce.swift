/// A reducer made of a closure, or of any other reducer whose type is to be forgotten.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let reducing: (inout State, Action) -> Effect<Action>

  /// Makes a reducer of a closure.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    reducing = reduce
  }

  /// Forgets the type of a reducer; costs an allocation.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>) {
    reducing = { reducer.reduce(into: &$0, action: $1) }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducing(&state, action)
  }
}

/// Reducers as one, so that one operator applies to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where Reducers.State == State, Reducers.Action == Action {
  @usableFromInline let reducers: Reducers

  /// Makes one reducer of those in a block.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}

/// A reducer that changes nothing and starts nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes one.
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
