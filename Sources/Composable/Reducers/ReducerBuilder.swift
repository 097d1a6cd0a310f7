/// Makes one reducer from the reducers in a block.
///
/// They run from top to bottom on the same state, and their effects are merged in that order. The
/// block can contain `if`, `if`-`else`, `switch`, optionals, `for` and availability checks. An
/// empty block does nothing.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A reducer in the block.
  @inlinable
  public static func buildExpression<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { reducer }

  /// A reducer in the block, or `nil`, which does nothing.
  @inlinable
  public static func buildExpression<R: Reducer>(_ reducer: R?) -> OptionalReducer<R>
  where R.State == State, R.Action == Action { OptionalReducer(reducer) }

  /// An empty block.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// The first reducer of the block.
  @inlinable
  public static func buildPartialBlock<R: Reducer>(first: R) -> R
  where R.State == State, R.Action == Action { first }

  /// A later reducer of the block, which runs after the previous ones.
  @inlinable
  public static func buildPartialBlock<A: Reducer, B: Reducer>(
    accumulated: A, next: B
  ) -> PairReducer<A, B>
  where A.State == State, A.Action == Action, B.State == State, B.Action == Action {
    PairReducer(first: accumulated, second: next)
  }

  /// The branch of a condition that is true.
  @inlinable
  public static func buildEither<A: Reducer, B: Reducer>(first: A) -> EitherReducer<A, B>
  where A.State == State, A.Action == Action { .first(first) }

  /// The branch of a condition that is false.
  @inlinable
  public static func buildEither<A: Reducer, B: Reducer>(second: B) -> EitherReducer<A, B>
  where A.State == State, A.Action == Action { .second(second) }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<R: Reducer>(_ reducer: R?) -> OptionalReducer<R>
  where R.State == State, R.Action == Action { OptionalReducer(reducer) }

  /// A `for` loop.
  @inlinable
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> ReducerList<R>
  where R.State == State, R.Action == Action { ReducerList(reducers) }

  /// A branch of an availability check, whose type is erased because it may be unavailable outside.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer>(_ reducer: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action { Reduce(reducer) }
}

/// Two reducers, one after the other. The builder uses it for blocks with several reducers.
public struct PairReducer<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public func reduce(
    into state: inout First.State, action: First.Action
  ) -> Effect<First.Action> {
    if Steps.arePairsNoted {
      return Steps.noted(first, &state, action)
        .merge(with: Steps.noted(second, &state, action))
    }
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }
}

extension PairReducer: ReducerSequence {}

/// Reducers that run one after the other.
protocol ReducerSequence {}

/// One of two reducers. The builder uses it for `if`-`else` and `switch`.
public enum EitherReducer<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  /// The condition is true.
  case first(First)
  /// The condition is false.
  case second(Second)

  @inlinable
  public func reduce(
    into state: inout First.State, action: First.Action
  ) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }
}

/// A reducer or nothing. The builder uses it for `if` without `else`.
public struct OptionalReducer<Wrapped: Reducer>: Reducer {
  @usableFromInline let wrapped: Wrapped?

  @inlinable
  init(_ wrapped: Wrapped?) { self.wrapped = wrapped }

  @inlinable
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    wrapped?.reduce(into: &state, action: action) ?? .none
  }
}

/// Reducers of one type, one after the other. The builder uses it for `for`.
public struct ReducerList<Element: Reducer>: Reducer {
  @usableFromInline let reducers: [Element]

  @inlinable
  init(_ reducers: [Element]) { self.reducers = reducers }

  @inlinable
  public func reduce(
    into state: inout Element.State, action: Element.Action
  ) -> Effect<Element.Action> {
    var effect = Effect<Element.Action>.none
    for reducer in reducers {
      effect = effect.merge(with: reducer.reduce(into: &state, action: action))
    }
    return effect
  }
}

/// The builder of a reducer's blocks: `@ReducerBuilderOf<Self>`.
public typealias ReducerBuilderOf<R: Reducer> = ReducerBuilder<R.State, R.Action>
