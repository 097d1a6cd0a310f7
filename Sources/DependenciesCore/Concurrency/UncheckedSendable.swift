/// A value that can cross isolation domains without a check by the compiler.
///
/// The program must make sure that two tasks don't use the value at the same time. Prefer a type
/// that the compiler checks, or ``LockIsolated``.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Value) { self.value = value }

  /// Wraps the value of a property.
  ///
  /// - Parameter wrappedValue: The property's first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value of the property.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The wrapper, which can be passed to other tasks.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A part of the value that can be changed.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }

  /// A part of an object, which can be changed even if the wrapper is a constant.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Subject {
    get { value[keyPath: keyPath] }
    nonmutating set { value[keyPath: keyPath] = newValue }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
