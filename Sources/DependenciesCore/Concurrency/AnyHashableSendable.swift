/// A value of any type that can be hashed and sent to other tasks.
///
/// ```swift
/// let ids: Set<AnyHashableSendable> = [1, "two", AnyHashableSendable(UUID())]
/// ```
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Wraps a value, unless it is wrapped already.
  ///
  /// - Parameter base: The value.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Compares two values as `AnyHashable` does.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another one.
  /// - Returns: Whether they are equal.
  public static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  /// Hashes the value.
  ///
  /// - Parameter hasher: The hasher that takes the value.
  public func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}

extension AnyHashableSendable: CustomStringConvertible {
  /// The text of the value.
  public var description: String { String(describing: base) }
}

extension AnyHashableSendable: CustomDebugStringConvertible {
  /// The text of the wrapper.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
  /// Wraps a Boolean value.
  ///
  /// - Parameter value: The value.
  public init(booleanLiteral value: Bool) { self.init(value) }

  /// Wraps a number.
  ///
  /// - Parameter value: The number.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Wraps a whole number.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Wraps a string.
  ///
  /// - Parameter value: The string.
  public init(stringLiteral value: String) { self.init(value) }
}
