/// The facts about an effect that the store passes down to its parts while it starts the effect.
@MainActor
struct EffectContext {
  /// The parent node.
  var parent: EffectNode
  /// The parts of the state that it belongs to.
  var path: EffectPath?
  /// The ids under which it can be cancelled.
  var ids: [CancelID] = []
  /// Whether it is a part of its parent's work.
  var isPart = false
  /// Its position in its sequence, from 1; 0 without a sequence.
  var position = 0
  /// Whether it is the wait of its parent, a delay. It has no record of its own.
  var isWait = false
  /// Removes the presented child that it belongs to; `nil` if there is none.
  var dismiss: ((EffectNode, EffectStart) -> Void)?
  /// Called when the effect's work is done, if starting it has returned that work remains.
  var completion: (() -> Void)?
  /// The action that returned the effect, the action's sender, and its entry in the journal.
  let action: Any
  let sender: Place
  let entry: Int
}

/// Waits for several effects that run concurrently.
@MainActor
final class PartCounter {
  private var running = 0
  private var areAllStarted = false
  private let completion: () -> Void

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  func partStarted() { running += 1 }

  func partEnded() {
    running -= 1
    if areAllStarted, running == 0 { completion() }
  }

  /// Ends the starting of parts, and returns whether some are running.
  func allStarted() -> Bool {
    areAllStarted = true
    return running > 0
  }
}
