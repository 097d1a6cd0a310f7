/// An action of a screen in a ``StackState``, or a change of the stack.
public enum StackAction<State, Action>: CasePathable {
  /// An action of the screen with an id.
  case element(id: StackElementID, action: Action)
  /// Removes the screen with an id and all screens above it. Sent by a view, or by the screen with
  /// the dependency `dismiss`.
  case popFrom(id: StackElementID)
  /// Adds a screen with an id at the top.
  case push(id: StackElementID, state: State)

  /// The paths of the cases, and of the actions of one screen: `\.path[id: 0].saveTapped`.
  public struct AllCasePaths: Sendable {
    /// The path of a screen's action with the screen's id.
    public var element: CasePath<StackAction, (id: StackElementID, action: Action)> {
      CasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { action in
          guard case .element(let id, let action) = action else { return nil }
          return (id: id, action: action)
        })
    }

    /// The path of the id of the screen that is removed.
    public var popFrom: CasePath<StackAction, StackElementID> {
      CasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }

    /// The path of the screen that is added.
    public var push: CasePath<StackAction, (id: StackElementID, state: State)> {
      CasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { action in
          guard case .push(let id, let state) = action else { return nil }
          return (id: id, state: state)
        })
    }

    /// The path of the actions of one screen.
    public subscript(id id: StackElementID) -> CasePath<StackAction, Action> {
      CasePath(
        embed: { .element(id: id, action: $0) },
        extract: { action in
          guard case .element(let other, let action) = action, other == id else { return nil }
          return action
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

/// The actions of a stack of a reducer's screens.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
