/// A type with a store whose actions it sends with `send(_:)`, without the case `view`.
///
/// The macro `@ViewAction(for:)` adds the conformance.
///
/// ```swift
/// @ViewAction(for: Feature.self)
/// struct FeatureScreen {
///   let store: StoreOf<Feature>
///   func refresh() { send(.refreshTapped) }  // store.send(.view(.refreshTapped))
/// }
/// ```
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState
  /// The actions of the store.
  associatedtype StoreAction: ViewAction
  /// The store that receives the actions.
  @MainActor var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view to the store, in the case `view`.
  ///
  /// - Parameters:
  ///   - action: The action, such as `.refreshTapped`.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A task that represents the effects of the action, and everything that they cause.
  @MainActor
  @discardableResult
  public func send(
    _ action: StoreAction.ViewAction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    store.send(.view(action), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

#if INTERPRETED
  /// The argument of `@ViewAction(for:)`, which the tutor checks by this type.
  public enum _ViewFeature<R: Reducer> where R.Action: ViewAction {}
#endif
