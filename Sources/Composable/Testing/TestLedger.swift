internal import Synchronization

/// What a test store knows that its test hasn't asserted yet; kept apart, so that it can still be
/// told when the store goes, on whatever thread.
final class TestLedger<State, Action>: @unchecked Sendable {
  // Sendable because everything is only touched with the lock held; states and actions belong to the
  // test, which has nothing else to do with them.

  /// An action that an effect has sent.
  struct Received {
    let action: Action
    /// The state that it left; `nil` while it is held back.
    let state: State?
    let sender: Sender
    /// Its number, if it was recorded.
    let entry: Int?
    /// The number of the next stack element's id before the action was reduced.
    let stackPosition: Int
  }

  let inFlight = EffectsInFlight()
  private let lock = Mutex<Void>(())
  private var storedReceived: [Received] = []

  var received: [Received] {
    get { lock.withLock { _ in storedReceived } }
    set { lock.withLock { _ in storedReceived = newValue } }
  }

  /// The effects in flight, the oldest first.
  var effects: [EffectStart] { inFlight.effects }

  /// Whether effects are in flight.
  var hasEffects: Bool { !inFlight.isEmpty }

  func started(_ effect: EffectStart) { inFlight.insert(effect) }

  func ended(_ effect: EffectStart) { inFlight.remove(effect) }
}

/// The effects that have started and haven't ended.
final class EffectsInFlight: Sendable {
  private let byNumber = Mutex<[Int: EffectStart]>([:])

  var isEmpty: Bool { byNumber.withLock { $0.isEmpty } }

  /// The oldest first.
  var effects: [EffectStart] {
    byNumber.withLock { $0.values.sorted { $0.number < $1.number } }
  }

  func insert(_ effect: EffectStart) { byNumber.withLock { $0[effect.number] = effect } }

  func remove(_ effect: EffectStart) { byNumber.withLock { $0[effect.number] = nil } }
}
