/// The state machine behind a store: the root, or a part of it.
@MainActor
protocol StoreCore<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action
  /// The published state.
  var state: State { get }
  /// Whether an action is reduced at once.
  var isIdle: Bool { get }
  /// Sends an action. Returns the node of the effects that it started; `nil` if there are none.
  func send(_ action: Action, from sender: Sender) -> EffectNode?
  /// Reports to Swift's observation that the state was read.
  func noteAccess()
  /// Calls the observer after each publication, until the returned closure is called.
  func observe(_ observer: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}

/// The sender of an action.
enum Sender {
  /// Code outside the store.
  case caller(Place)
  /// An effect in flight.
  case effect(EffectNode, EffectStart)
  /// A reducer, through `.send`, at an entry of the journal.
  case reducer(entry: Int, place: Place)
}

/// A part of another store's state and actions.
final class ScopedCore<ParentState, ParentAction, State, Action>: StoreCore {
  private let parent: any StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let fromAction: (Action) -> ParentAction

  init(
    _ parent: any StoreCore<ParentState, ParentAction>, toState: @escaping (ParentState) -> State,
    fromAction: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toState = toState
    self.fromAction = fromAction
  }

  var state: State { toState(parent.state) }
  var isIdle: Bool { parent.isIdle }

  func send(_ action: Action, from sender: Sender) -> EffectNode? {
    parent.send(fromAction(action), from: sender)
  }

  func noteAccess() { parent.noteAccess() }

  func observe(_ observer: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    parent.observe(observer)
  }
}
