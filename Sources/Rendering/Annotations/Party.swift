/// An actor or a store that something is about. It has a track of its own in drawings.
package struct Party: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// A lane does something there, such as its turn on an actor.
    case scene
    /// A lane sends it an action.
    case receiver
    /// It does something itself, whichever lane it uses.
    case doer
  }

  /// `Account #1`, `Store`
  package var name: String
  package var role: Role

  package init(name: String, role: Role) {
    self.name = name
    self.role = role
  }
}
