/// An effect that starts after a time.
final class Delayed<Action>: Sendable {
  let effect: Effect<Action>
  let duration: Duration
  let clock: any Clock<Duration>
  let reason: EffectRecord.Delay
  let place: Place
  /// Called when the time is over, before the effect starts.
  let whenOver: (@MainActor () -> Void)?

  init(
    _ effect: Effect<Action>, by duration: Duration, on clock: any Clock<Duration>,
    reason: EffectRecord.Delay, place: Place, whenOver: (@MainActor () -> Void)?
  ) {
    self.effect = effect
    self.duration = duration
    self.clock = clock
    self.reason = reason
    self.place = place
    self.whenOver = whenOver
  }

  /// The wait and the effect, which are started one after the other.
  var parts: [Effect<Action>] {
    let (clock, duration) = (clock, duration)
    let waiting = Effect<Action>.run(
      operation: { _ in try await clock.sleep(for: duration) }, fileID: place.fileID,
      filePath: place.filePath, line: place.line, column: place.column)
    return [waiting, effect]
  }
}

/// The work of an effect after a delay, for observers.
struct DelayedWork: @unchecked Sendable, Hashable {
  // Sendable because only observers read it, on the main actor. Equal to every other one, because it
  // belongs to a record that has a number.

  /// The action, if the effect is the sending of one action.
  let action: Any?
  /// The number of its effects, at all levels.
  let count: Int

  private init(action: Any? = nil, count: Int) {
    self.action = action
    self.count = count
  }

  init<Action>(of effect: Effect<Action>) {
    switch effect.step {
    case .send(let queued): self.init(action: queued.action, count: 1)
    case .identified(let identified): self.init(of: identified.effect)
    case .embedded(let embedded): self.init(in: embedded)
    case .merge(let effects), .sequence(let effects):
      self.init(count: effects.reduce(0) { $0 + DelayedWork(of: $1).count })
    case .delayed, .throttled, .run, .source, .cancel: self.init(count: 1)
    case .none, .leave: self.init(count: 0)
    }
  }

  private init(in embedded: some EmbeddedEffect) { self.init(of: embedded.effect) }

  static func == (one: Self, other: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
