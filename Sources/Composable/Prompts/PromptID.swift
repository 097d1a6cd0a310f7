/// The identity of an alert or a dialog: every value that is made has another one.
///
/// Two alerts with the same texts and buttons are equal, but have different identities. So a parent
/// can answer an alert's action with the next alert, and that one stays.
public struct PromptID: Hashable, Sendable {
  private let object: Object

  private final class Object: Sendable {}

  /// Makes an identity that no other value has.
  ///
  /// - Complexity: Allocates one object.
  public init() { object = Object() }

  public static func == (left: Self, right: Self) -> Bool { left.object === right.object }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
