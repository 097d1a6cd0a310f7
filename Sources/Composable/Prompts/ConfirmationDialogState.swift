/// A confirmation dialog as a value of the state: its texts, and buttons with the actions that they
/// send.
///
/// ```swift
/// @PresentationState var dialog: ConfirmationDialogState<Action.Dialog>?
///
/// state.dialog = ConfirmationDialogState {
///   TextState("Delete?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
/// }
/// ```
///
/// The first action that one of its buttons sends removes it; see
/// `ifLet(_:action:fileID:filePath:line:column:)`.
public struct ConfirmationDialogState<Action> {
  /// The title.
  public var title: TextState
  /// The text below the title.
  public var message: TextState?
  /// The buttons, in order.
  public var buttons: [ButtonState<Action>]
  /// Whether the title is shown.
  public var titleVisibility: DialogTitleVisibility

  /// Makes a confirmation dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The title.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public init(
    titleVisibility: DialogTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    buttons = actions()
    self.message = message?()
    self.titleVisibility = titleVisibility
  }

  /// Returns the same dialog with other actions.
  ///
  /// - Parameter transform: Converts an action.
  /// - Returns: The value with the new actions.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<
    NewAction
  > {
    ConfirmationDialogState<NewAction>(
      titleVisibility: titleVisibility,
      title: { title }, actions: { for button in buttons { button.map(transform) } },
      message: message.map { message in { message } })
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: EphemeralState {
  public static var actionType: Any.Type { Action.self }
}

/// Whether the title of a dialog is shown.
public enum DialogTitleVisibility: Hashable, Sendable {
  /// The system decides.
  case automatic
  /// The title isn't shown.
  case hidden
  /// The title is shown.
  case visible
}
