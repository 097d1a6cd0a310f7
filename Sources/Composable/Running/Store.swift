/// Holds the state of a feature, lets its reducer change it, and carries out the effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.plus)
/// store.count  // 1
/// ```
///
/// A store lives on the main actor. The dependencies current where it is made, with those that its
/// closure overrides, are captured once; reducers see them at every action, whatever surrounds the
/// `send`. When the last reference to a store goes, its effects are cancelled.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: any StoreCore<State, Action>
  /// The record of what happened; `nil` unless the store was made with one.
  public let journal: Journal<State, Action>?

  /// Makes a store.
  ///
  /// - `initialState`: Made inside the overrides.
  /// - `journal`: How much of what happens is recorded.
  /// - `observer`: Who looks on; ``StoreObserver/trace`` prints what happens.
  /// - `reducer`: Made inside the overrides.
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
      return Root(
        state: state, reducer: reducer, dependencies: dependencies, journal: journal,
        observer: observer, launcher: .ordinary)
    }
    let root = withDependencies(
      update ?? { _ in }, operation: make, fileID: fileID, filePath: filePath, line: line,
      column: column)
    core = root
    journal = root.journal
  }

  init(_ core: any StoreCore<State, Action>) {
    self.core = core
    journal = nil
  }

  /// Reduces an action, and everything that is sent at once because of it; then publishes the state.
  ///
  /// If an action is being reduced already, this one is queued behind it; that is reported, because
  /// only effects and observers may send then.
  ///
  /// - Returns: What stands for the effects that the action has started, and for all that comes of
  ///   them.
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

  /// The same as a function that can be passed on: `actions.map(store.send)`.
  @_disfavoredOverload
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    send(action, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  }

  /// The published state; inside of a send, that from before it.
  ///
  /// Swift's observation sees the access.
  public var state: State {
    core.noteAccess()
    return core.state
  }

  /// A part of the published state.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// Passes the published state to a closure; Swift's observation doesn't see that.
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result { body(core.state) }

  /// A store of a part of the state and of the actions.
  ///
  /// What is sent to it goes to this store's reducer; it has no state of its own, and keeps this
  /// store alive.
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
  /// Calls after each publication until what it returns is called.
  package func onPublication(
    _ observer: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    core.observe(observer)
  }
}
