internal import Synchronization

/// The facts that a test hasn't asserted yet. Separate from the test store, so that they can still
/// be reported when the store is released, on any thread.
final class TestLedger<State, Action>: @unchecked Sendable {
  // Sendable because all its state is accessed only while the lock is held. States and actions
  // belong to the test, which doesn't access them concurrently.

  /// An action that an effect has sent.
  struct Received {
    let action: Action
    /// The state after the action; `nil` while the action is held back.
    let state: State?
    let sender: Sender
    /// The number of the entry, if it was recorded.
    let entry: Int?
    /// The number of the next stack element's id before the action was reduced.
    let stackPosition: Int
  }

  /// An action that a test skipped, at a place.
  struct Skipped {
    let action: Action
    let place: Place
  }

  let inFlight = EffectsInFlight()
  private let lock = Mutex<Void>(())
  private var storedReceived: [Received] = []
  private var storedSkipped: [Skipped] = []

  var received: [Received] {
    get { lock.withLock { _ in storedReceived } }
    set { lock.withLock { _ in storedReceived = newValue } }
  }

  /// The actions that tests skipped because they received a later one.
  var skipped: [Skipped] {
    get { lock.withLock { _ in storedSkipped } }
    set { lock.withLock { _ in storedSkipped = newValue } }
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

  /// The effects, the oldest first.
  var effects: [EffectStart] {
    byNumber.withLock { $0.values.sorted { $0.number < $1.number } }
  }

  func insert(_ effect: EffectStart) { byNumber.withLock { $0[effect.number] = effect } }

  func remove(_ effect: EffectStart) { byNumber.withLock { $0[effect.number] = nil } }
}
