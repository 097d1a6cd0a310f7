/// A name that may stand in a place, or a member that a type has.
package struct NameCandidate: Hashable, Sendable {
  package var name: String
  /// With the types of what it takes and gives, as in `insert(_: Int, at: Int)`.
  package var signature: String
  /// Whether it belongs to the type, rather than to its values.
  package var isStatic: Bool
}
