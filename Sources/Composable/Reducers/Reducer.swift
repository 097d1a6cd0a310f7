/// How a part of a program changes its state when something happens, and what it starts then.
///
/// A type conforms by one of two requirements: ``reduce(into:action:)``, for logic of its own, or
/// ``body-swift.property``, which puts reducers together. Nothing else may change the state, and a
/// reducer changes nothing else: what takes time or reaches outside is an ``Effect`` that it returns.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action: Equatable { case plus, minus }
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     switch action {
///     case .plus: state.count += 1
///     case .minus: state.count -= 1
///     }
///     return .none
///   }
/// }
/// ```
///
/// The protocol has no isolation; a ``Store`` calls its reducer on the main actor.
public protocol Reducer<State, Action> {
  /// What the reducer changes.
  associatedtype State
  /// What can happen.
  associatedtype Action
  /// The type of ``body-swift.property``; `Never` for a type that has only
  /// ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state as the action demands, and returns what is to be started.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of, which run from top to bottom on the same state.
  ///
  /// Evaluated at every action, so reducers in it, with the wrappers that they hold, are made anew
  /// under the dependencies then current. That costs what making them costs.
  @ReducerBuilder<State, Action> var body: Body { get }
}

/// A reducer with the state and the action of another one, as the type of a body:
/// `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A type that has only ``reduce(into:action:)`` has no body, and no value could stand for it.
  ///
  /// Nothing in this library asks for it; whoever does ends the process.
  public var body: Body {
    preconditionFailure("`\(Self.self)` has no body; call its `reduce(into:action:)`.")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Evaluates the body, and lets it reduce.
  // Inlinable, as what bodies are made of: in the program's own module the compiler knows how large
  // the reducers in a body are, and needn't ask for their types at every action. `Scope` says more.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}
