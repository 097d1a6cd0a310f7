extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The feature that exists now, in an enumeration of features, with its store.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): store.send(.saveTapped)
  /// case .alert(let alert): print(alert.title)
  /// }
  /// ```
  ///
  /// Swift's observation tracks the access.
  ///
  /// - Complexity: O(1). Allocates a store.
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}

extension Store where State: CasePathable, Action: CasePathable {
  /// Returns a store of a case of the state, which is that case now.
  ///
  /// When the state is another case, the part's store keeps the last state. The macro `@Reducer`
  /// calls this method for ``case``.
  ///
  /// - Parameters:
  ///   - state: The case of the state.
  ///   - action: The case of the action.
  ///   - current: The payload of the case now.
  /// - Returns: The part's store.
  public func scope<PartState, PartAction>(
    state: CaseKeyPath<State, PartState>, action: CaseKeyPath<Action, PartAction>,
    current: PartState
  ) -> Store<PartState, PartAction> {
    let (last, path) = (LastPart(current), CasePath(state))
    return scope(state: { last.updated(path.extract($0)) }, action: CasePath(action).embed)
  }
}

extension Store where Action: CasePathable {
  /// Returns a store for each element of an identified array: `store.scope(state: \.rows, action:
  /// \.rows)`.
  ///
  /// When an element is removed, its store keeps the last state.
  ///
  /// - Parameters:
  ///   - state: The array.
  ///   - action: The case, which has an ``IdentifiedAction``.
  /// - Returns: The stores, in the order of the elements now. Swift's observation tracks the access.
  /// - Complexity: O(n). Allocates a store for each element.
  public func scope<ID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> [Store<ElementState, ElementAction>] {
    let array = self.state[keyPath: state]
    let path = CasePath(action)
    return zip(array.ids, array).map { id, element in
      let last = LastPart(element)
      return scope(state: { last.updated($0[keyPath: state][id: id]) }) {
        path.embed(.element(id: id, action: $0))
      }
    }
  }

  /// Returns a store for each element of an identified array: `store.scope(\.rows, action: \.rows)`.
  ///
  /// - Parameters:
  ///   - state: The array.
  ///   - action: The case, which has an ``IdentifiedAction``.
  /// - Returns: The stores, in the order of the elements now.
  /// - Complexity: O(n). Allocates a store for each element.
  public func scope<ID, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> [Store<ElementState, ElementAction>] {
    scope(state: state, action: action)
  }

  /// Returns a store for each screen of a stack, from the bottom to the top.
  ///
  /// When a screen is removed, its store keeps the last state.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case, which has a ``StackAction``.
  /// - Returns: The stores of the screens that exist now. Swift's observation tracks the access.
  /// - Complexity: O(n). Allocates a store for each screen.
  public func scope<ScreenState, ScreenAction>(
    state: KeyPath<State, StackState<ScreenState>>,
    action: CaseKeyPath<Action, StackAction<ScreenState, ScreenAction>>
  ) -> [Store<ScreenState, ScreenAction>] {
    let stack = self.state[keyPath: state]
    let path = CasePath(action)
    return zip(stack.ids, stack).map { id, screen in
      let last = LastPart(screen)
      return scope(state: { last.updated($0[keyPath: state][id: id]) }) {
        path.embed(.element(id: id, action: $0))
      }
    }
  }
}

extension Store: Identifiable, Hashable {
  /// Whether both are the same object. Two stores of the same part can be different objects.
  nonisolated public static func == (left: Store, right: Store) -> Bool { left === right }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
