package import SwiftSyntax

/// Answers questions about visible names. Reading has no declarations, so it asks whether `A` in
/// `A(b)` and `[A]` is a type or a value, and what an attribute of a closure is.
package protocol NamesInView {
  /// Whether the name refers to a type or a generic parameter; nil for an unknown name.
  func isType(_ name: String) -> Bool?

  /// Whether the attribute names a global actor.
  func isGlobalActor(_ attribute: AttributeSyntax) -> Bool

  /// Whether `#expect` and `#require` are visible.
  var hasExpectations: Bool { get }
}
