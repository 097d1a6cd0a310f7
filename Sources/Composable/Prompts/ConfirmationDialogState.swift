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
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The identity, which another value doesn't have. It isn't compared by `==`.
  public private(set) var id = PromptID()
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
    var dialog = ConfirmationDialogState<NewAction>(
      titleVisibility: titleVisibility,
      title: { title }, actions: { for button in buttons { button.map(transform) } },
      message: message.map { message in { message } })
    dialog.id = id
    return dialog
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether the texts and the buttons are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message
      && left.buttons == right.buttons
      && left.titleVisibility == right.titleVisibility
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
    hasher.combine(titleVisibility)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: EphemeralState {
  public static var actionType: Any.Type { Action.self }
}

extension ConfirmationDialogState: CustomReflectable {
  /// The texts and the buttons, without the identity.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "titleVisibility": titleVisibility, "title": title, "message": message as Any,
        "buttons": buttons,
      ], displayStyle: .struct)
  }
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
