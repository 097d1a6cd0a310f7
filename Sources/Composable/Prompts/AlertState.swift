/// An alert as a value of the state: its texts, and buttons with the actions that they send.
///
/// ```swift
/// @PresentationState var alert: AlertState<Action.Alert>?
///
/// state.alert = AlertState {
///   TextState("Delete?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
/// }
/// ```
///
/// The first action that one of its buttons sends removes it; see
/// `ifLet(_:action:fileID:filePath:line:column:)`.
public struct AlertState<Action>: Identifiable {
  /// The identity, which another value doesn't have. It isn't compared by `==`.
  public private(set) var id = PromptID()
  /// The title.
  public var title: TextState
  /// The text below the title.
  public var message: TextState?
  /// The buttons, in order.
  public var buttons: [ButtonState<Action>]

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    buttons = actions()
    self.message = message?()
  }

  /// Returns the same alert with other actions.
  ///
  /// - Parameter transform: Converts an action.
  /// - Returns: The value with the new actions.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    var alert = AlertState<NewAction>(
      title: { title }, actions: { for button in buttons { button.map(transform) } },
      message: message.map { message in { message } })
    alert.id = id
    return alert
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Whether the texts and the buttons are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message
      && left.buttons == right.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: EphemeralState {
  public static var actionType: Any.Type { Action.self }
}

extension AlertState: CustomReflectable {
  /// The texts and the buttons, without the identity.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["title": title, "message": message as Any, "buttons": buttons],
      displayStyle: .struct)
  }
}
