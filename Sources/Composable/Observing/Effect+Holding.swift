extension Effect {
  /// Whether this effect, or an effect in it, has an id.
  func holds(_ id: CancelID) -> Bool {
    switch step {
    case .none, .send, .run, .source, .cancel, .leave: false
    case .merge(let effects), .sequence(let effects): effects.contains { $0.holds(id) }
    case .identified(let identified): identified.id == id || identified.effect.holds(id)
    case .embedded(let embedded): holds(id, in: embedded)
    case .delayed(let delayed): delayed.effect.holds(id)
    case .throttled(let throttled): throttled.id == id || throttled.effect.holds(id)
    }
  }

  private func holds(_ id: CancelID, in embedded: some EmbeddedEffect<Action>) -> Bool {
    embedded.effect.holds(id)
  }
}
