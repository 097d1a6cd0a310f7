/// Describes how a part of a program changes its state when an action happens, and which effects it
/// starts.
///
/// A type conforms by implementing one of two requirements: ``reduce(into:action:)`` for its own
/// logic, or ``body-swift.property`` to combine other reducers. Only reducers change the state, and
/// they change nothing else. For work that takes time or has side effects, a reducer returns an
/// ``Effect``.
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
/// The protocol has no isolation. A ``Store`` calls its reducer on the main actor.
public protocol Reducer<State, Action> {
  /// The state that the reducer changes.
  associatedtype State
  /// The actions that the reducer handles.
  associatedtype Action
  /// The type of ``body-swift.property``; `Never` for a type that has only
  /// ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state for an action, and returns the effect to start.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one consists of, which run from top to bottom on the same state.
  ///
  /// Evaluated for every action. The reducers in it, with their wrappers, are therefore made again
  /// each time, under the dependencies that are current then.
  @ReducerBuilder<State, Action> var body: Body { get }
}

/// A reducer with the state and the action of another one, for the type of a body: `var body: some
/// ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A type that has only ``reduce(into:action:)`` has no body, and its body has no value.
  ///
  /// The library never reads it. Reading it ends the process.
  public var body: Body {
    preconditionFailure("`\(Self.self)` has no body; call its `reduce(into:action:)`.")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Evaluates the body, and reduces with it.
  // Inlinable, as are the reducers in bodies. In the program's own module, the compiler knows the
  // layout of the reducers in a body, so no metadata is requested for each action. `Scope` explains
  // more.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}
