/// An actor or a store of an event. It has its own track in drawings.
package struct Party: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// A lane runs there, for example on an actor.
    case scene
    /// A lane sends it an action.
    case receiver
    /// It acts itself, on any lane.
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
