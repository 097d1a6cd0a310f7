package import SwiftSyntax

/// What reading must know of the names that are in view: whether `A(b)` and `[A]` are of a type or of a
/// value, and what an attribute of a closure is. It knows no declarations, so it asks.
package protocol NamesInView {
  /// Whether the name is that of a type or a generic parameter; nil where nothing has the name.
  func isType(_ name: String) -> Bool?

  /// Whether the attribute names a global actor.
  func isGlobalActor(_ attribute: AttributeSyntax) -> Bool

  /// Whether `#expect` and `#require` are in view.
  var hasExpectations: Bool { get }
}
