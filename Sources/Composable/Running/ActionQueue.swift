/// Actions that wait to be reduced, with what is known of each.
///
/// Two arrays, because the second is of a type that all stores share.
struct ActionQueue<Action> {
  private(set) var actions: [Action] = []
  private(set) var origins: [ActionOrigin] = []

  var isEmpty: Bool { origins.isEmpty }

  mutating func append(
    _ action: Action, from sender: Sender, below parent: EffectNode, isReentrant: Bool
  ) {
    actions.append(action)
    origins.append(ActionOrigin(sender: sender, parent: parent, isReentrant: isReentrant))
  }

  /// Keeps the room that they took.
  mutating func removeAll() {
    actions.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
  }
}

/// Where an action comes from.
struct ActionOrigin {
  let sender: Sender
  /// What its effects hang on.
  let parent: EffectNode
  /// Whether it was sent while another one was being reduced.
  let isReentrant: Bool
}
