/// Stores the state of a feature, changes it with the feature's reducer, and runs effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.plus)
/// store.count  // 1
/// ```
///
/// A store lives on the main actor. It captures its dependencies once: those that are current where
/// it is made, and those that its closure overrides. Reducers use them for every action, wherever
/// `send` is called. When the last reference to a store is released, its effects are cancelled.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: any StoreCore<State, Action>
  /// The record of actions and effects; `nil` unless the store was made with one.
  public let journal: Journal<State, Action>?

  /// Makes a store.
  ///
  /// - `initialState`: The initial state, made under the overrides.
  /// - `journal`: How many entries are recorded.
  /// - `observer`: Receives the store's events; ``StoreObserver/trace`` prints them.
  /// - `reducer`: The reducer, made under the overrides.
  /// - `update`: Overrides dependencies for the life of the store; called once.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State,
    journal length: JournalLength = .none,
    observer: StoreObserver? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies update: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    let make = {
      let (state, reducer) = (initialState(), reducer())
      let dependencies = withEscapedDependencies { $0 }
      let journal = length.limit.map {
        Journal(limit: $0, reducer: reducer, dependencies: dependencies)
      }
      let root = Root(
        state: state, reducer: reducer, dependencies: dependencies, journal: journal,
        observer: observer, launcher: .ordinary)
      return (root, journal)
    }
    // A tuple, because for a returned object the resolver would keep a weak reference, which makes
    // each later reference count slower.
    (core, journal) = withDependencies(
      update ?? { _ in }, operation: make, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  init(_ core: any StoreCore<State, Action>) {
    self.core = core
    journal = nil
  }

  /// Reduces an action and all actions that it sends at once, then publishes the state.
  ///
  /// If another action is being reduced, this one is queued, and that is reported, because only
  /// effects and observers may send at that time.
  ///
  /// - Returns: A task that represents the effects of the action, and everything that they cause.
  @discardableResult
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    StoreTask(core.send(action, from: .caller(Place(fileID, filePath, line, column))))
  }

  /// Sends an action. This overload can be passed as a function: `actions.map(store.send)`.
  @_disfavoredOverload
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    send(action, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  }

  /// The published state. During a send, the state from before it.
  ///
  /// Swift's observation tracks the access.
  public var state: State {
    core.noteAccess()
    return core.state
  }

  /// A part of the published state.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// Passes the published state to a closure, untracked by Swift's observation.
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result { body(core.state) }

  /// Returns a store of a part of the state and of the actions.
  ///
  /// This store's reducer handles the actions that are sent to the part's store. The part's store
  /// has no state of its own, and keeps this store alive.
  public func scope<PartState, PartAction>(
    state toPart: @escaping (_ state: State) -> PartState,
    action fromPart: @escaping (_ action: PartAction) -> Action
  ) -> Store<PartState, PartAction> {
    Store<PartState, PartAction>(ScopedCore(core, toState: toPart, fromAction: fromPart))
  }
}

/// The store of a reducer.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store {
  /// Calls the observer after each publication, until the returned closure is called.
  package func onPublication(
    _ observer: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    core.observe(observer)
  }
}
