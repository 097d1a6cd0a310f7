internal import Synchronization

/// A node of the effect tree: running work, or a caller's action with all effects that it caused.
///
/// A node's parent is its cause. A task or a source leaves the tree when its work is done, and
/// passes its children to its parent. So ended work is released, however long the chain of causes.
/// A caller's action ends when everything that it caused has ended. Waiting for it, or cancelling
/// it, applies to all of that.
@MainActor
final class EffectNode {
  /// The work of a node.
  enum Work {
    /// A caller's action, which has no work of its own.
    case action
    /// A task that is about to be created, or a source that is being opened.
    case starting
    /// A task.
    case task(Task<Void, Never>)
    /// An open source, and the closure that closes it.
    case source(@MainActor () -> Void)
    /// Effects that are started one after the other.
    case sequence
    /// The work is over.
    case done
  }

  private(set) var work: Work
  /// Whether the work was cancelled. Actions that it sends afterwards are dropped.
  var isCancelled: Bool { wasCancelled }
  private let cancellation = Atomic<Bool>(false)
  /// Whether it is a part of its parent's work, as in a sequence.
  let isPart: Bool
  /// The origin of the effect, for messages and for the journal.
  nonisolated let start: EffectStart?
  /// Called once, when the work is done, to start the next effect.
  var completion: (() -> Void)?
  /// Called once, when the work is done, for a journal and a test store.
  var onEnd: ((EffectNode) -> Void)?
  /// Notifies the store's observers; `nil` if there were none when the work began.
  var watch: StoreWatch?
  /// Whether the work ended as cancelled work does: it was cancelled, or threw a
  /// `CancellationError`.
  var endsCancelled = false
  /// The error that ended the work, as text.
  var failure: String?
  /// The entry of a caller's action, if it was recorded.
  var entry: Int?
  /// In an observed sequence, returns whether an effect with an id waits for its turn.
  var holdsBack: ((CancelID) -> Bool)?
  /// The number of the registration in the store, from 1.
  var number = 0
  /// The number of actions of a sequence that wait to be reduced.
  var sendsQueued = 0
  /// Whether all parts of a sequence are done.
  private var isAtEnd = false
  /// The registrations under ids or parts of the state.
  var registrations: [EffectRegistration] = []

  // Siblings form a linked list, so that removing a node takes constant time.
  private(set) var parent: EffectNode?
  private var firstChild: EffectNode?
  private var next: EffectNode?
  private var previous: EffectNode?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ work: Work, isPart: Bool = false, start: EffectStart? = nil) {
    self.work = work
    self.isPart = isPart
    self.start = start
  }

  /// `isCancelled` for any isolation.
  nonisolated var wasCancelled: Bool { cancellation.load(ordering: .relaxed) }

  var isWorkDone: Bool {
    switch work {
    case .action, .done: true
    case .starting, .task, .source, .sequence: false
    }
  }

  var hasChildren: Bool { firstChild != nil }
  var hasEnded: Bool { isWorkDone && firstChild == nil }

  /// Adds a child node.
  func adopt(_ child: EffectNode) {
    child.parent = self
    child.next = firstChild
    firstChild?.previous = child
    firstChild = child
  }

  /// Sets the work, once it exists.
  func begin(_ work: Work) {
    guard case .starting = self.work else { return }
    self.work = work
    if isCancelled { stopWork() }
  }

  /// Ends the work.
  func finishWork() {
    guard !isWorkDone else { return }
    work = .done
    for registration in registrations { registration.remove(self) }
    registrations = []
    let completion = completion
    self.completion = nil
    holdsBack = nil
    leave()
    tellEnd()
    onEnd?(self)
    onEnd = nil
    completion?()
  }

  /// Ends a sequence whose parts are done, after its actions are reduced: their effects belong to it.
  func finishSequence() {
    isAtEnd = true
    if sendsQueued == 0 { finishWork() }
  }

  /// Notes that an action of a sequence was reduced.
  func queuedActionReduced() {
    sendsQueued -= 1
    if isAtEnd { finishSequence() }
  }

  /// Cancels the work of this node, but not its children. It ends when the work does.
  func cancelWork(_ cause: CancellationCause) {
    guard !isWorkDone, !isCancelled else { return }
    cancellation.store(true, ordering: .relaxed)
    if let watch, let start { watch.tell(.effectCancelled(number: start.number, cause)) }
    stopWork()
  }

  /// Cancels this node and everything that it caused.
  func cancelAll(_ cause: CancellationCause) {
    cancelWork(cause)
    cancellation.store(true, ordering: .relaxed)
    for child in children { child.cancelAll(cause) }
  }

  /// Waits until this node has ended.
  func end() async {
    if hasEnded { return }
    tellWait()
    await withCheckedContinuation { waiters.append($0) }
  }

  /// The direct children, the newest first.
  var children: [EffectNode] {
    var children: [EffectNode] = []
    var child = firstChild
    while let node = child {
      children.append(node)
      child = node.next
    }
    return children
  }

  /// Every descendant that has running work, the oldest first.
  var running: [EffectNode] {
    children.reversed().flatMap { ($0.isWorkDone || $0.isPart ? [] : [$0]) + $0.running }
  }

  private func stopWork() {
    switch work {
    case .task(let task): task.cancel()
    case .source(let close):
      finishWork()
      close()
    case .sequence: for child in children where child.isPart { child.cancelWork(.sequence) }
    case .action, .starting, .done: break
    }
  }

  /// Notifies observers that code waits for the end of this node.
  func tellWait() {
    watch?.tell(.waiting(entry: entry, effects: running.compactMap(\.start?.number)))
  }

  /// The status of the work after its end, if no error of it was reported.
  var statusWithoutFailure: EffectRecord.Status {
    isCancelled || endsCancelled ? .cancelled : .ended
  }

  private func tellEnd() {
    guard let watch, let start else { return }
    let status: EffectRecord.Status =
      if let failure { .failed(failure) } else { statusWithoutFailure }
    watch.tell(.effectEnded(number: start.number, status))
  }

  /// Removes the node from the tree, and passes its children to its parent.
  private func leave() {
    guard let parent else { return }
    for child in children.reversed() {
      child.unlink()
      parent.adopt(child)
    }
    unlink()
    parent.endIfOver()
  }

  /// Ends a caller's action if everything that it caused has ended.
  private func endIfOver() {
    guard hasEnded else { return }
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
    guard let parent else { return }
    unlink()
    parent.endIfOver()
  }

  private func unlink() {
    if let parent, parent.firstChild === self { parent.firstChild = next }
    previous?.next = next
    next?.previous = previous
    (parent, next, previous) = (nil, nil, nil)
  }
}

/// The origin of an effect.
final class EffectStart: @unchecked Sendable {
  // Sendable because the action is only read, for messages, by the owner of its store.

  /// The action for which the reducer returned the effect.
  let action: Any
  /// Where that action was sent, or where the effect that sent it is.
  let sender: Place
  /// Where the effect is created.
  let place: Place
  let name: String?
  /// Its number in the store, counted from 1.
  let number: Int
  /// The number of the action's entry in the journal.
  let entry: Int
  /// The clock that the effect's task waits for, recorded for tests.
  let wait: EffectWait?

  init(
    action: Any, sender: Place, place: Place, name: String?, number: Int, entry: Int,
    wait: EffectWait?
  ) {
    self.action = action
    self.sender = sender
    self.place = place
    self.name = name
    self.number = number
    self.entry = entry
    self.wait = wait
  }
}
