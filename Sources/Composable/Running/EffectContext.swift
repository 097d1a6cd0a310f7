/// What is known of an effect on the way down to its parts, while the store takes it over.
@MainActor
struct EffectContext {
  /// What it hangs on.
  var parent: EffectNode
  /// The parts of the state that it belongs to.
  var path: EffectPath?
  /// The ids under which it can be cancelled.
  var ids: [CancelID] = []
  /// Whether it is a part of its parent's work.
  var isPart = false
  /// Removes the presented child that it belongs to; `nil` if there is none.
  var dismiss: ((EffectNode, EffectStart) -> Void)?
  /// Called when its work is done, if starting it has said that there is some.
  var completion: (() -> Void)?
  /// The action at which it was returned, who sent that, and the entry in the journal.
  let action: Any
  let sender: Place
  let entry: Int
}

/// Waits for several effects that run at the same time.
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

  /// Says that no more will be started; returns whether some are running.
  func allStarted() -> Bool {
    areAllStarted = true
    return running > 0
  }
}
