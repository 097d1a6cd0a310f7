/// A button of an alert or a dialog, with the action that it sends.
public struct ButtonState<Action> {
  /// The meaning of the button; `nil` for an ordinary one.
  public let role: ButtonStateRole?
  /// The action that the button sends; `nil` for a button that only closes.
  public let action: Action?
  /// The text on the button.
  public let label: TextState

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: The meaning of the button.
  ///   - action: The action that the button sends.
  ///   - label: The text on the button.
  public init(role: ButtonStateRole? = nil, action: Action? = nil, label: () -> TextState) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes a button whose action is written as `.send(…)`.
  ///
  /// - Parameters:
  ///   - role: The meaning of the button.
  ///   - action: The button's behavior.
  ///   - label: The text on the button.
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action>, label: () -> TextState
  ) {
    self.init(role: role, action: action.action, label: label)
  }

  /// Returns the same button with another action.
  ///
  /// - Parameter transform: Converts the action.
  /// - Returns: The button.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(role: role, action: transform(action)) { label }
  }
}

/// The behavior of a button.
public struct ButtonStateAction<Action> {
  /// The action that the button sends; `nil` if it only closes.
  public let action: Action?

  /// Sends an action, or only closes.
  ///
  /// - Parameter action: The action.
  /// - Returns: The behavior.
  public static func send(_ action: Action?) -> Self { Self(action: action) }
}

/// The meaning of a button.
public enum ButtonStateRole: Hashable, Sendable {
  /// The button cancels.
  case cancel
  /// The button deletes something.
  case destructive
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

/// Collects the buttons of a block, which can contain `if` and `for`.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// A button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// The buttons of a block.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// The buttons of a loop.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// The branch of a condition that is true.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The branch of a condition that is false.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// An `if` without `else`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }
}
