/// A property that ``BindingAction`` assigns to by its projected value: `.binding(.set(\.$name, "Blob"))`.
///
/// An older form. Without the wrapper, bindings assign to any property of the state.
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes a property with a value.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, for key paths such as `\.$name`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}

extension BindingState: CustomStringConvertible, CustomReflectable {
  /// The value.
  public var description: String { "\(wrappedValue)" }
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
