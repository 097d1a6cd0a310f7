import Recording

/// The turns in the course of effects: cancellations that leave an effect in flight, and changes of its part
/// of the state. The actions that it sends after a turn are shown although earlier ones are like them.
struct EffectTurns: Sendable {
  private var counts: [EffectID: Int] = [:]
  private var turns: [ActionID: Int] = [:]
  /// The last cancellation, which may cancel several effects.
  private var last: StoreCancellation?

  /// Keeps the turn after which an effect sent an action.
  mutating func note(_ action: ActionID, by sender: EffectID) {
    if let count = counts[sender] { turns[action] = count }
  }

  /// Adds a turn, except for the effect that caused it.
  mutating func add(for effects: [EffectID], except cause: EffectID?) {
    for effect in effects where effect != cause { counts[effect, default: 0] += 1 }
  }

  /// Returns whether a cancellation isn't known yet.
  mutating func isNew(_ cause: StoreCancellation) -> Bool {
    defer { last = cause }
    return cause != last
  }

  /// Returns the number of turns before an effect sent an action; 0 for actions of others.
  func number(of action: ActionID) -> Int { turns[action] ?? 0 }
}
