// How a program meets the runtime
//
// A drive runs a fiber and performs its requests. There are a synchronous and an asynchronous
// drive, over the same operations. A callback (the body of `withValue`, of a continuation, of a
// key's `liveValue`) is a drive inside the real call, so a scope is a native stack scope. For an
// `async let`, the rest of its scope runs inside the function that holds the real child task.
//
// Isolation is real. A top level runs on the main actor, `Task { }` inherits it, and nonisolated
// async functions leave it. Each actor of a program has a real actor (`ProgramActor`), on which
// its code runs. The checker decides where a call runs (`Destination`), and a closure captures
// its actor.
//
// Streams, groups, queues, semaphores, work items and timers are the runtime's own, in boxes.
// Misuse that would end the process, such as leaving a dispatch group twice, is counted and
// traps the program instead. `Ambient` names the drive of a callback, so a handler is recorded
// where it runs.
//
// Waiting. A thread that waits for a lock, a semaphore or a group checks every few milliseconds
// whether the run continues. Locks know their owners, so deadlocks are reported. `Run+Waits`
// records what each lane waits for. `Run+Standstill` ends a run in which every lane waits for
// another lane; whoever ends a wait calls `Run.wake` first. `Run.settle` uses the same count,
// and so does `TestClock` (`World.isBusy`).
//
// Tests. Each test is a detached task on a lane of its own, with `DependencyValues.test` bound.
// A task-local names the test of an issue.
//
// Provenance travels by the mechanism that it describes. Beside each binding of a program, a
// task-local of ours binds the chain of scopes. A read gets the chain that the task really
// inherited. The bound value carries its scope's number; a read whose value and chain disagree
// is reported as a defect of ours.
//
// Losses. When a wrapper is made, the machine names the models whose functions are running; the
// innermost one makes it and could have passed on what it captured. `Ingredients` keeps the
// reads made while a static variable, a lazy property or a default is computed, to compare them
// with later uses. Only traced runs do so.
//
// Stores. `Composable` reports actions, effects and cancellation to a `StoreObserver`. In the
// interpreter, one more observer reports them to the run (`noteAction`, `noteStore`). The
// machine knows no stores.
//
// The bridge uses only the public interface of `Dependencies`: one key type per interpreted key,
// key paths through a subscript over an accessor object, and models that mirror the wrappers
// they hold. The library's own dependencies are keys of the prelude, so sessions share no cached
// or prepared value.
//
// Foundation's values are declared in the prelude over texts and numbers; intrinsics ask the
// host's types. Random numbers, the time of day and settings are operations. `NotRunHere` lists
// API that isn't available, with reasons.
//
// Causes. The machine lists the running functions for an event, with the place and a number for
// each call. `Notes` describe what lanes do to each other. `ActorMemory` and `ObjectReads` keep
// descriptions, never values, so tracing doesn't extend an object's life.

import Machine
import Recording
import Synchronization

/// Drives fibers of one lane at one depth of native nesting: performs on the real runtime what
/// they want, and resumes them.
///
/// Every callback out of native code (the closure of a `withValue`, a key's `liveValue`) is a drive
/// of its own inside the drive that made the call.
final class Drive: Sendable {
  /// Callbacks for which every thread has the stack.
  private static let unaskedDepth = 16
  /// What one callback with all that the resolver and the runtime put below it may need.
  private static let stackReserve = 160 << 10

  let run: Run
  let lane: LaneState
  /// How many drives are on the native stack below this one.
  let depth: Int
  /// Serial queues that the thread is working for: to wait for one of them would never end.
  let heldQueues: [ObjectIdentifier]
  /// The queue whose closure it runs.
  let queue: QueueBox?
  /// The actor of the program that it runs on.
  let actor: ProgramActor?
  /// Whether it describes values for the record, of which nothing must be recorded.
  let isSilent: Bool
  /// Whether it runs the body of a task group, or something called there.
  let isInGroup: Bool
  /// The static variables whose initializers are on the native stack below.
  let initializing: [ObjectIdentifier]
  /// The dependency defaults being computed on the native stack below.
  let computing: [ComputedSide]
  /// Collects what the path of a wrapper reaches; only in the drive of the path's getter.
  let reading: ReadCollector?
  /// Where the program made the call that this is a callback of, if it did.
  let calledAt: Position?
  /// What the program was executing where this is a callback of it, the outermost first.
  let callers: [Call]
  /// Whether a library that is run from its source made the call that this is a callback of.
  private let isCalledByLibrary: Bool
  private let currentCalls: Mutex<[Call]>
  /// The models whose functions were being executed where this is a callback, or where its lane was
  /// created.
  private let outerReceivers: [Receiver]
  private let currentReceivers: Mutex<[Receiver]>
  /// What the fibers that wait for its own are modifying.
  let outerAccesses: [Access]
  private let currentAccesses: Mutex<[Access]>
  private let hasAccesses = Atomic(false)
  private let isOfLibrary = Atomic(false)

  init(
    run: Run, lane: LaneState, depth: Int = 0, heldQueues: [ObjectIdentifier] = [],
    queue: QueueBox? = nil, actor: ProgramActor? = nil, isSilent: Bool = false,
    isInGroup: Bool = false, initializing: [ObjectIdentifier] = [],
    computing: [ComputedSide] = [],
    reading: ReadCollector? = nil, calledAt: Position? = nil, callers: [Call] = [],
    isCalledByLibrary: Bool = false, receivers: [Receiver]? = nil, accesses: [Access] = []
  ) {
    self.run = run
    self.lane = lane
    self.depth = depth
    self.heldQueues = heldQueues
    self.queue = queue
    self.actor = actor
    self.isSilent = isSilent
    self.isInGroup = isInGroup
    self.initializing = initializing
    self.computing = computing
    self.reading = reading
    self.calledAt = calledAt
    self.callers = callers
    self.isCalledByLibrary = isCalledByLibrary
    isOfLibrary.store(isCalledByLibrary, ordering: .relaxed)
    currentCalls = Mutex(callers)
    outerReceivers = receivers ?? lane.receiversAtCreation
    currentReceivers = Mutex(outerReceivers)
    outerAccesses = accesses
    currentAccesses = Mutex(accesses)
  }

  /// Whether a library that is run from its source asked for what is being answered.
  var isInLibrary: Bool {
    get { isOfLibrary.load(ordering: .relaxed) }
    set { isOfLibrary.store(newValue, ordering: .relaxed) }
  }

  /// What the program is executing, as far as anything is being answered.
  var calls: [Call] {
    get { currentCalls.withLock { $0 } }
    set { currentCalls.withLock { $0 = newValue } }
  }

  /// The models whose functions are being executed, the outermost first, as far as anything is being
  /// answered.
  var receivers: [Receiver] {
    get { currentReceivers.withLock { $0 } }
    set { currentReceivers.withLock { $0 = newValue } }
  }

  /// Back to those of the caller.
  func forgetReceivers() { receivers = outerReceivers }

  /// With those of the innermost fiber.
  func noteReceivers(_ own: [Receiver]) { receivers = outerReceivers + own }

  /// What is being modified where something is being answered: a callback can't access it.
  private var accesses: [Access] { currentAccesses.withLock { $0 } }

  func noteAccesses(of fiber: Fiber) {
    let accesses = fiber.accesses
    if accesses.isEmpty, !hasAccesses.load(ordering: .relaxed) { return }
    hasAccesses.store(!accesses.isEmpty, ordering: .relaxed)
    currentAccesses.withLock { $0 = accesses }
  }

  /// Back to those that its fiber began with, once that is done: a callback that was kept has the place
  /// to itself later.
  func forgetAccesses() {
    guard hasAccesses.exchange(false, ordering: .relaxed) else { return }
    currentAccesses.withLock { $0 = outerAccesses }
  }

  /// The drive for a callback; stops the run where callbacks nest too deeply.
  ///
  /// - Parameter callers: what the program is executing, if not what is being answered.
  func nested(
    at position: Position?, callers: [Call]? = nil, heldQueues: [ObjectIdentifier]? = nil,
    inGroup: Bool = false,
    initializing storage: StaticStorage? = nil, computing side: ComputedSide? = nil,
    reading: ReadCollector? = nil
  ) throws -> Drive {
    guard depth < run.limits.nesting, hasStack else {
      run.stop(.limitReached(.nesting, place: position.map(Place.init)))
      throw Stopped()
    }
    return Drive(
      run: run, lane: lane, depth: depth + 1, heldQueues: heldQueues ?? self.heldQueues,
      queue: queue, actor: actor, isSilent: isSilent, isInGroup: isInGroup || inGroup,
      initializing: storage.map { initializing + [ObjectIdentifier($0)] } ?? initializing,
      computing: side.map { computing + [$0] } ?? computing,
      reading: reading, calledAt: position ?? calledAt,
      callers: callers ?? calls, isCalledByLibrary: isInLibrary,
      receivers: storage == nil && side == nil ? receivers : [], accesses: accesses)
  }

  /// Back to what its caller was doing, once its fiber is done.
  func forgetCalls() {
    calls = callers
    forgetReceivers()
    isInLibrary = isCalledByLibrary
    forgetAccesses()
  }

  /// Whether the thread has the stack for another callback; asked only where callbacks nest, since
  /// finding out takes a while.
  private var hasStack: Bool {
    depth < Self.unaskedDepth || remainingStack() > Self.stackReserve
  }

  /// The same, recording nothing.
  var quietly: Drive {
    Drive(
      run: run, lane: lane, depth: depth, heldQueues: heldQueues, queue: queue, actor: actor,
      isSilent: true, isInGroup: isInGroup, initializing: initializing, computing: computing,
      callers: calls, isCalledByLibrary: isInLibrary, receivers: receivers,
      accesses: outerAccesses)
  }

  /// The same on another actor of the program's, or on none.
  func on(_ actor: ProgramActor?) -> Drive {
    guard actor !== self.actor else { return self }
    return Drive(
      run: run, lane: lane, depth: depth, heldQueues: heldQueues, queue: queue, actor: actor,
      isSilent: isSilent, isInGroup: isInGroup, initializing: initializing, computing: computing,
      reading: reading, calledAt: calledAt, callers: callers,
      isCalledByLibrary: isCalledByLibrary, receivers: outerReceivers, accesses: outerAccesses)
  }

  /// The same on a thread that works for a queue.
  func working(on queue: QueueBox) -> Drive {
    Drive(
      run: run, lane: lane, depth: depth, heldQueues: heldQueues, queue: queue, actor: actor,
      isSilent: isSilent, isInGroup: isInGroup, initializing: initializing, computing: computing,
      reading: reading, calledAt: calledAt, callers: callers,
      isCalledByLibrary: isCalledByLibrary, receivers: outerReceivers, accesses: outerAccesses)
  }

  func record(_ kind: Event.Kind, at position: Position?, isForChange: Bool = false) {
    guard !isSilent, kind.isTold else { return }
    run.recorder.record(
      kind, lane: lane.id, place: shownPlace(position), calls: calls, isInternal: isInLibrary,
      isForChange: isForChange)
  }
}

extension Event.Kind {
  fileprivate var isTold: Bool {
    switch self {
    case .scopeEntered(let scope): scope.id.isTold
    case .scopeLeft(let id, _): id.isTold
    default: true
    }
  }
}
