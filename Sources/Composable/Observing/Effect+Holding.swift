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

extension Effect {
  /// The places at which this effect, and the effects in it, were made by `run` and `cancel`.
  var places: [Place] {
    switch step {
    case .none, .send, .source, .leave: []
    case .run(let run): [run.place]
    case .cancel(let cancel): [cancel.place]
    case .merge(let effects), .sequence(let effects): effects.flatMap(\.places)
    case .identified(let identified): identified.effect.places
    case .embedded(let embedded): places(in: embedded)
    case .delayed(let delayed): delayed.effect.places
    case .throttled(let throttled): throttled.effect.places
    }
  }

  private func places(in embedded: some EmbeddedEffect<Action>) -> [Place] {
    embedded.effect.places
  }
}
