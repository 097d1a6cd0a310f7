public import CustomDump

/// An action that assigns a value to a property of the state, as the field of a form does.
///
/// ```swift
/// enum Action: BindableAction { case binding(BindingAction<State>) }
///
/// await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
/// ```
///
/// In a reducer, `case .binding(\.name):` matches the assignments to one property.
public struct BindingAction<Root>: @unchecked Sendable {
  // Sendable because the value is, and a key path never changes.

  /// The property.
  public let keyPath: PartialKeyPath<Root>
  let value: Any
  private let assign: (inout Root) -> Void
  private let isValue: (Any) -> Bool
  /// Notes the assignment, for a store that waits for it.
  private var receipt: BindingReceipt?

  init<Value: Equatable & Sendable>(
    _ keyPath: PartialKeyPath<Root>, _ value: Value, assign: @escaping (inout Root) -> Void
  ) {
    self.keyPath = keyPath
    self.value = value
    self.assign = assign
    isValue = { ($0 as? Value) == value }
  }

  /// Makes an action that assigns a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as in `\.name`.
  ///   - value: The value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(keyPath, value) { $0[keyPath: keyPath] = value }
  }

  /// Makes an action that assigns a value to a property with the wrapper ``BindingState``.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as in `\.$name`.
  ///   - value: The value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(keyPath, value) { $0[keyPath: keyPath].wrappedValue = value }
  }

  /// Returns whether an action assigns to a property: `case .binding(\.name):`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - action: The action.
  /// - Returns: `true` if the action assigns to that property.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath == action.keyPath
  }

  func set(in root: inout Root) {
    receipt?.isPerformed = true
    assign(&root)
  }

  /// The same action, with a note of its assignment.
  func noting(_ receipt: BindingReceipt) -> Self {
    var action = self
    action.receipt = receipt
    return action
  }
}

/// Whether a reducer has performed an assignment.
final class BindingReceipt {
  var isPerformed = false
}

extension BindingAction: Equatable {
  /// Whether both assign equal values to the same property.
  public static func == (left: Self, right: Self) -> Bool {
    left.keyPath == right.keyPath && left.isValue(right.value)
  }
}

extension BindingAction: CustomStringConvertible {
  /// `set \State.name to "Blob"`.
  public var description: String {
    let text = (value as? String).map { $0.debugDescription } ?? "\(value)"
    return "set \(keyPath) to \(text)"
  }
}

extension BindingAction: CustomDumpReflectable {
  /// `.set(\.name, "Blob")`.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (keyPath, value)], displayStyle: .enum)
  }
}

extension BindingAction: CasePathable {
  /// The paths of the state's properties, as cases: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path of the assignments to a property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> CasePath<BindingAction, Value> {
      let property = BoundProperty(keyPath: keyPath)
      return CasePath(embed: property.embed, extract: property.extract)
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A property as a case of the binding actions.
private struct BoundProperty<Root, Value: Equatable & Sendable>: @unchecked Sendable {
  // Sendable because a key path never changes.

  let keyPath: WritableKeyPath<Root, Value>

  @Sendable func embed(_ value: Value) -> BindingAction<Root> { .set(keyPath, value) }

  @Sendable func extract(_ action: BindingAction<Root>) -> Value? {
    action.keyPath == keyPath ? action.value as? Value : nil
  }
}
