/// Actions that wait to be reduced, with what is known of each.
///
/// Two arrays, because the second is of a type that all stores share.
struct ActionQueue<Action> {
  private(set) var actions: [Action] = []
  private(set) var origins: [ActionOrigin] = []

  var isEmpty: Bool { origins.isEmpty }
  var count: Int { origins.count }

  mutating func append(
    _ action: Action, from sender: Sender, below parent: EffectNode, isReentrant: Bool
  ) {
    actions.append(action)
    origins.append(ActionOrigin(sender: sender, parent: parent, isReentrant: isReentrant))
  }

  /// Empties the queue and gives back what was in it, so that it ends afterwards.
  mutating func takeAll() -> Self {
    let all = self
    self = Self()
    return all
  }

  /// Gives back the first ones, so that they end afterwards.
  mutating func takeFirst(_ count: Int) -> Self {
    let first = Self(
      actions: Array(actions.prefix(count)), origins: Array(origins.prefix(count)))
    actions.removeFirst(count)
    origins.removeFirst(count)
    return first
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
