internal import Synchronization

/// A node of the effect tree: something that runs, or a caller's action with what it caused.
///
/// A node's parent is what caused it. A task or a source leaves the tree when its work is done, and
/// leaves what it caused to its parent; so what has ended is forgotten, however long the chain of
/// causes. A caller's action ends with the last of what it caused: waiting for it waits for all of
/// that, cancelling it cancels all of that.
@MainActor
final class EffectNode {
  /// What a node stands for.
  enum Work {
    /// A caller's action: it has no work of its own.
    case action
    /// A task that is about to be made, or a source that is being opened.
    case starting
    /// A task.
    case task(Task<Void, Never>)
    /// Something open, and what closes it.
    case source(@MainActor () -> Void)
    /// Effects that are started one after the other.
    case sequence
    /// Whatever it was, it is over.
    case done
  }

  private(set) var work: Work
  /// Whether the work was cancelled; what it sends afterwards is dropped.
  var isCancelled: Bool { wasCancelled }
  private let cancellation = Atomic<Bool>(false)
  /// Whether it is a part of its parent's work, as those of a sequence are.
  let isPart: Bool
  /// What has started it, for messages and for the journal.
  nonisolated let start: EffectStart?
  /// Called once, when the work is done, by which effects follow each other.
  var completion: (() -> Void)?
  /// Called once, when the work is done, for a journal and a test store.
  var onEnd: ((EffectNode) -> Void)?
  /// Tells those who look on at the store; `nil` if nobody did when the work began.
  var watch: StoreWatch?
  /// The error that ended the work, as text.
  var failure: String?
  /// Of a caller's action: its entry, if it was recorded.
  var entry: Int?
  /// Of a sequence that somebody looks on at: whether an effect with an id waits for its turn in it.
  var holdsBack: ((CancelID) -> Bool)?
  /// Where it stands among all that were registered, from 1.
  var number = 0
  /// Where the tree's owner keeps it under an id or a part of the state.
  var registrations: [EffectRegistration] = []

  // Siblings are linked, so that leaving costs the same however many there are.
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

  /// As `isCancelled`, from anywhere.
  nonisolated var wasCancelled: Bool { cancellation.load(ordering: .relaxed) }

  var isWorkDone: Bool {
    switch work {
    case .action, .done: true
    case .starting, .task, .source, .sequence: false
    }
  }

  var hasChildren: Bool { firstChild != nil }
  var hasEnded: Bool { isWorkDone && firstChild == nil }

  /// Puts a node below this one.
  func adopt(_ child: EffectNode) {
    child.parent = self
    child.next = firstChild
    firstChild?.previous = child
    firstChild = child
  }

  /// Says what the work is, once it is there.
  func begin(_ work: Work) {
    guard case .starting = self.work else { return }
    self.work = work
    if isCancelled { stopWork() }
  }

  /// Says that the work is done.
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

  /// Cancels the work of this node, not what it caused; it ends when the work does.
  func cancelWork(_ cause: CancellationCause) {
    guard !isWorkDone, !isCancelled else { return }
    cancellation.store(true, ordering: .relaxed)
    if let watch, let start { watch.tell(.effectCancelled(number: start.number, cause)) }
    stopWork()
  }

  /// Cancels this node and all that it caused.
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

  /// The nodes directly below, the newest first.
  var children: [EffectNode] {
    var children: [EffectNode] = []
    var child = firstChild
    while let node = child {
      children.append(node)
      child = node.next
    }
    return children
  }

  /// Every node below that does work, the oldest first.
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

  /// Says that somebody waits for the end of this node.
  func tellWait() {
    watch?.tell(.waiting(entry: entry, effects: running.compactMap(\.start?.number)))
  }

  private func tellEnd() {
    guard let watch, let start else { return }
    let status: EffectRecord.Status =
      if let failure { .failed(failure) } else if isCancelled { .cancelled } else { .ended }
    watch.tell(.effectEnded(number: start.number, status))
  }

  /// Leaves the tree; what this node caused goes to its parent.
  private func leave() {
    guard let parent else { return }
    for child in children.reversed() {
      child.unlink()
      parent.adopt(child)
    }
    unlink()
    parent.endIfOver()
  }

  /// Ends a caller's action with the last of what it caused.
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

/// How an effect came about.
final class EffectStart: @unchecked Sendable {
  // Sendable because the action is only looked at, for messages, and by who holds its store.

  /// The action at which the reducer returned it.
  let action: Any
  /// Where that action was sent, or where the effect that sent it is.
  let sender: Place
  /// Where the effect is described.
  let place: Place
  let name: String?
  /// Its number in the store, counted from 1.
  let number: Int
  /// The number of the action's entry in the journal.
  let entry: Int
  /// What it waits for, if a test wants to know.
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
