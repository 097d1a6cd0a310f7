/// A name that is possible at the cursor, or a member of a type.
package struct NameCandidate: Hashable, Sendable {
  package var name: String
  /// The name with the types of its parameters and result, as in `insert(_: Int, at: Int)`.
  package var signature: String
  /// Whether it belongs to the type itself, and not to its values.
  package var isStatic: Bool
}
