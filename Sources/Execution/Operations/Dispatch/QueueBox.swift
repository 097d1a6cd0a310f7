import Dispatch
import Machine
import Recording
import Synchronization

/// A real dispatch queue, as a value of the program.
final class QueueBox: NativeValue {
  let queue: DispatchQueue
  /// The name in traces.
  let name: String
  /// Whether a `Thread` of the program runs on it.
  let isThread: Bool
  /// Whether it runs one closure at a time.
  let isSerial: Bool

  private let target: QueueBox?
  /// The number of target queues up to a system queue.
  private let depth: Int
  private let state: Mutex<State>

  private struct State {
    /// The number of suspensions without a resume. A suspended real queue must not be released.
    var suspensions = 0
    /// The lanes that were enqueued while it was suspended, for the record.
    var waiting: [LaneID] = []
    var specifics: [ObjectIdentifier: (key: Object, value: Kept<Value>)] = [:]
  }

  private init(
    _ queue: DispatchQueue, name: String, isSerial: Bool, isThread: Bool = false,
    target: QueueBox? = nil, suspensions: Int = 0
  ) {
    self.queue = queue
    self.name = name
    self.isSerial = isSerial
    self.isThread = isThread
    self.target = target
    depth = target.map { $0.depth + 1 } ?? 0
    state = Mutex(State(suspensions: suspensions))
  }

  /// The maximum number of chained target queues.
  static let mostTargets = 256

  /// Whether no further queue can target it, because Dispatch follows targets recursively.
  var isTooDeep: Bool { depth >= Self.mostTargets }

  /// - Parameters:
  ///   - label: The label, which several queues can have.
  ///   - name: The name in traces.
  convenience init(
    label: String, name: String, isConcurrent: Bool, isInactive: Bool = false,
    isThread: Bool = false,
    target: QueueBox? = nil
  ) {
    let queue = DispatchQueue(
      label: label, attributes: isConcurrent ? .concurrent : [], target: target?.queue)
    if isInactive { queue.suspend() }
    self.init(
      queue, name: name, isSerial: !isConcurrent, isThread: isThread, target: target,
      suspensions: isInactive ? 1 : 0)
  }

  deinit {
    for _ in 0..<state.withLock({ $0.suspensions }) { queue.resume() }
  }

  func suspend() {
    state.withLock { $0.suspensions += 1 }
    queue.suspend()
  }

  /// The lanes that a resume lets begin, and whether the queue has to be resumed once more.
  struct Resumption {
    var lanes: [LaneID]
    var isStillSuspended: Bool
  }

  /// Returns nil if it isn't suspended. Resuming the real queue would then end the process.
  func resume() -> Resumption? {
    let resumption = state.withLock { state -> Resumption? in
      guard state.suspensions > 0 else { return nil }
      state.suspensions -= 1
      guard state.suspensions == 0 else { return Resumption(lanes: [], isStillSuspended: true) }
      defer { state.waiting = [] }
      return Resumption(lanes: state.waiting, isStillSuspended: false)
    }
    if resumption != nil { queue.resume() }
    return resumption
  }

  /// Notes a lane that begins only when the queue is resumed.
  func noteEnqueued(_ lane: LaneID) {
    state.withLock { state in
      guard state.suspensions > 0, state.waiting.count < Self.mostWaiting else { return }
      state.waiting.append(lane)
    }
  }

  /// The maximum number of lanes in a record of a resume.
  private static let mostWaiting = 64

  /// Whether it, or its target queue, runs nothing until it is resumed.
  var isSuspended: Bool {
    state.withLock { $0.suspensions > 0 } || target?.isSuspended == true
  }

  func set(_ value: Value?, for key: Object) {
    state.withLock { $0.specifics[ObjectIdentifier(key)] = value.map { (key, Kept($0)) } }
  }

  func specific(of key: ObjectIdentifier) -> Value? {
    state.withLock { $0.specifics[key]?.value.content } ?? target?.specific(of: key)
  }

  func isOrTargets(_ other: QueueBox) -> Bool {
    self === other || target?.isOrTargets(other) == true
  }

  static let main = QueueBox(.main, name: "main", isSerial: true)
  static let global = QueueBox(.global(), name: "global", isSerial: false)

  /// The identity of the box. On Linux, each use of `DispatchQueue.main` makes another object for
  /// the queue.
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  /// The queues that a closure on this queue blocks while it runs.
  var held: [ObjectIdentifier] { (isSerial ? [id] : []) + (target?.held ?? []) }

  static var leadsOn: Bool { true }
  var typeName: String { "DispatchQueue" }
  var description: String { "DispatchQueue(\(queue.label))" }
}
