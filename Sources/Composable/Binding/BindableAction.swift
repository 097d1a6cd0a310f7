/// The actions of a feature with a form: one case assigns values to properties of the state.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveTapped
/// }
/// ```
public protocol BindableAction<State> {
  /// The state whose properties the action assigns to.
  associatedtype State
  /// Makes the action of an assignment. A case named `binding` satisfies this requirement.
  static func binding(_ action: BindingAction<State>) -> Self
  /// The assignment; `nil` if the action is another one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The assignment of the case `binding`; `nil` for another case.
  ///
  /// - Complexity: Compares the case's name. For the case itself, the cost of `/Action.binding`.
  public var binding: BindingAction<State>? {
    guard let name = CaseName(of: self), name.text == "binding" else { return nil }
    return Mirror(reflecting: self).children.first?.value as? BindingAction<State>
  }

  /// Makes the action that assigns a value: `.set(\.name, "Blob")`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: The value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }

  /// Makes the action that assigns a value to a property with the wrapper ``BindingState``.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as in `\.$name`.
  ///   - value: The value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}
