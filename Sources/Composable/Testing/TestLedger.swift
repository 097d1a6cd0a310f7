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
  }

  private let lock = Mutex<Void>(())
  private var storedReceived: [Received] = []
  private var storedEffects: [Int: EffectStart] = [:]

  var received: [Received] {
    get { lock.withLock { _ in storedReceived } }
    set { lock.withLock { _ in storedReceived = newValue } }
  }

  /// The effects in flight, the oldest first.
  var effects: [EffectStart] {
    lock.withLock { _ in storedEffects.values.sorted { $0.number < $1.number } }
  }

  func started(_ effect: EffectStart) {
    lock.withLock { _ in storedEffects[effect.number] = effect }
  }

  func ended(_ effect: EffectStart) {
    lock.withLock { _ in storedEffects[effect.number] = nil }
  }
}
