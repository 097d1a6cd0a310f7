package import SwiftSyntax

/// Answers questions about the names in view. Reading has no declarations, so it asks whether `A` in
/// `A(b)` and `[A]` is a type or a value, and what an attribute of a closure is.
package protocol NamesInView {
  /// Whether the name is that of a type or a generic parameter; nil where nothing has the name.
  func isType(_ name: String) -> Bool?

  /// Whether the attribute names a global actor.
  func isGlobalActor(_ attribute: AttributeSyntax) -> Bool

  /// Whether `#expect` and `#require` are in view.
  var hasExpectations: Bool { get }
}
