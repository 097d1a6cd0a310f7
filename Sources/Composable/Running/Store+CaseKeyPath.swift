extension Store {
  /// Returns a store of a property of the state, and of a case of the actions.
  ///
  /// This store's reducer handles the actions that are sent to the part's store. The part's store
  /// keeps this store alive.
  ///
  /// - Parameters:
  ///   - state: The property.
  ///   - action: The case, as in `\.child`.
  /// - Returns: The part's store.
  public func scope<PartState, PartAction>(
    state: KeyPath<State, PartState>, action: CaseKeyPath<Action, PartAction>
  ) -> Store<PartState, PartAction> where Action: CasePathable {
    scope(state: { $0[keyPath: state] }, action: CasePath(action).embed)
  }

  /// Returns a store of an optional property of the state, and of a case of the actions.
  ///
  /// When the property becomes `nil`, the part's store keeps the last state.
  ///
  /// - Parameters:
  ///   - state: The optional property.
  ///   - action: The case, as in `\.child`.
  /// - Returns: The part's store; `nil` if the property is `nil` now. Swift's observation tracks
  ///   the access.
  public func scope<PartState, PartAction>(
    state: KeyPath<State, PartState?>, action: CaseKeyPath<Action, PartAction>
  ) -> Store<PartState, PartAction>? where Action: CasePathable {
    guard let part = self.state[keyPath: state] else { return nil }
    let last = LastPart(part)
    return scope(state: { last.updated($0[keyPath: state]) }, action: CasePath(action).embed)
  }

  /// Returns a store of a property of the state, and of a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The property.
  ///   - action: The case, as in `\.child`.
  /// - Returns: The part's store.
  public func scope<PartState, PartAction>(
    _ state: KeyPath<State, PartState>, action: CaseKeyPath<Action, PartAction>
  ) -> Store<PartState, PartAction> where Action: CasePathable {
    scope(state: state, action: action)
  }

  /// Returns a store of an optional property of the state, and of a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The optional property.
  ///   - action: The case, as in `\.child`.
  /// - Returns: The part's store; `nil` if the property is `nil` now.
  public func scope<PartState, PartAction>(
    _ state: KeyPath<State, PartState?>, action: CaseKeyPath<Action, PartAction>
  ) -> Store<PartState, PartAction>? where Action: CasePathable {
    scope(state: state, action: action)
  }

  /// Sends the action of a case with a payload: `store.send(\.row[id: 3].renamed, "Blob")`.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - value: The payload.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send<Value>(
    _ keyPath: CaseKeyPath<Action, Value>,
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask where Action: CasePathable {
    send(
      CasePath(keyPath).embed(value), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Sends the action of a case without a payload: `store.send(\.row[id: 3].tapped)`.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(
    _ keyPath: CaseKeyPath<Action, Void>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask where Action: CasePathable {
    send(
      CasePath(keyPath).embed(()), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// The last state of a part that may have been removed.
@MainActor
final class LastPart<State> {
  private var state: State

  init(_ state: State) { self.state = state }

  func updated(_ new: State?) -> State {
    if let new { state = new }
    return state
  }
}
