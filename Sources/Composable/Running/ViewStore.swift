internal import Observation

/// A view's slice of a store's state, which is published only when it differs from the previous
/// one.
///
/// Swift's observation tracks reads of it, and ignores publications that leave the slice equal.
@MainActor
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  private let store: any StoreCore<ViewState, ViewAction>
  private let publication = Publication()
  private let isDuplicate: (ViewState, ViewState) -> Bool
  private var current: ViewState
  private var stop: (@MainActor () -> Void)?

  /// Observes a slice of a store's state.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    self.store = ScopedCore(store.core, toState: toViewState, fromAction: { $0 })
    self.isDuplicate = isDuplicate
    current = toViewState(store.core.state)
    stop = self.store.observe { [weak self] in self?.update() }
  }

  /// Observes a slice of a store's state.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  deinit {
    if let stop { Task { @MainActor in stop() } }
  }

  /// The slice.
  public var state: ViewState {
    publication.noteAccess()
    return current
  }

  /// A part of the slice.
  public subscript<Value>(dynamicMember path: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: path]
  }

  /// Sends an action to the store; see `send(_:fileID:filePath:line:column:)`.
  @discardableResult
  public func send(
    _ action: ViewAction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    StoreTask(store.send(action, from: .caller(Place(fileID, filePath, line, column))))
  }

  private func update() {
    let new = store.state
    guard !isDuplicate(current, new) else { return }
    publication.willChange()
    current = new
    publication.didChange()
  }
}
