// How a program meets the runtime
//
// A drive runs a fiber and performs its requests. There are a synchronous and an asynchronous
// drive, over the same operations. A callback (the body of `withValue`, of a continuation, of a
// key's `liveValue`) is a drive inside the real call, so a scope is a native stack scope. For an
// `async let`, the rest of its scope runs inside the function with the real `async let`.
//
// Isolation is real. A top level runs on the main actor, `Task { }` inherits it, and nonisolated
// async functions leave it. Each actor of a program has a real actor (`ProgramActor`), on which its
// code runs. The checker decides where a call runs (`Destination`), and a closure captures its
// actor.
//
// Streams, groups, queues, semaphores, work items and timers are the runtime's own, in boxes. Their
// effects on lanes are `DispatchNote`s. The prelude's operations run later than they are added; `WorkOrigin`
// keeps who added one.
// Misuse that would end the process, such as leaving a dispatch group twice, is counted and traps
// the program instead. `Ambient` names the drive of a callback, so a handler is recorded where it
// runs.
//
// Waiting. A thread that waits for a lock, a semaphore or a group checks every few milliseconds
// whether the run continues. Locks know their owners, so deadlocks are reported. `Run+Waits`
// records what each lane waits for. `Run+Standstill` ends a run in which every lane waits for
// another lane; code that ends a wait calls `Run.wake` first. `Run.settle` uses the same count, and
// so does `TestClock` (`World.isBusy`).
//
// Tests. Each test is a detached task on a lane of its own, with `DependencyValues.test` bound. A
// task-local names the test of an issue.
//
// Provenance travels by the mechanism that it describes. Beside each binding of a program, a
// task-local of ours binds the chain of scopes. A read gets the chain that the task really
// inherited. The bound value carries its scope's number; a read whose value and chain disagree is
// reported as a defect of ours.
//
// Losses. When a wrapper is made, the machine names the models whose functions are running; the
// innermost one makes it and could have passed on what it captured. `Ingredients` keeps the reads
// made while a static variable, a lazy property or a default is computed, to compare them with
// later uses. A closure that may be kept refers to the chain where it was made; a read of a value
// whose scope isn't in effect any more tells so (`MadeClosure`). Only traced runs do so.
//
// Stores. `Composable` reports actions, effects and cancellation to a `StoreObserver`. In the
// interpreter, one more observer reports them to the run (`noteAction`, `noteStore`). The machine
// knows no stores.
//
// The bridge uses the public interface of `Dependencies`: one key type per interpreted key, key paths
// through a subscript over an accessor object, and models that mirror their wrappers. Of the
// package's interface, it uses only the number of the cache that a default is in. The
// library's own dependencies are keys of the prelude, so sessions share no cached or prepared
// value.
//
// Foundation's values are declared in the prelude over texts and numbers; intrinsics ask the host's
// types. Random numbers, the time of day and settings are operations. `NotRunHere` lists API that
// isn't available, with reasons.
//
// Causes. The machine lists the running functions for an event, with the place and a number for
// each call. `Notes` describe what lanes do to each other. `ActorMemory` and `ObjectReads` keep
// descriptions, never values, so tracing doesn't extend an object's life.

import Machine
import Recording
import Synchronization

/// Drives fibers of one lane at one depth of native nesting: performs their requests on the real
/// runtime, and resumes them.
///
/// Every callback from native code (the closure of a `withValue`, a key's `liveValue`) is a
/// separate drive inside the drive that made the call.
final class Drive: Sendable {
  /// The number of nested callbacks for which every thread has enough stack.
  private static let unaskedDepth = 16
  /// The maximum stack that one callback needs, including the frames of the resolver and the
  /// runtime.
  private static let stackReserve = 160 << 10

  let run: Run
  let lane: LaneState
  /// The number of drives below this one on the native stack.
  let depth: Int
  private let surroundings: QueueSurroundings
  /// The actor of the program that it runs on.
  let actor: ProgramActor?
  /// Whether it describes values for the record. Nothing is recorded then.
  let isSilent: Bool
  /// Set while code of the program runs only to show a value in the record.
  let aside: Aside?
  /// Whether it runs the body of a task group, or code called from there.
  let isInGroup: Bool
  /// The static variables whose initializers are on the native stack below.
  let initializing: [ObjectIdentifier]
  /// The dependency defaults being computed on the native stack below.
  let computing: [ComputedSide]
  /// Collects the reads of a wrapper's path; only in the drive of the path's getter.
  let reading: ReadCollector?
  /// The program's call that led to this callback, if any.
  let calledAt: Position?
  /// The functions that the program was executing at this callback, the outermost first.
  let callers: [Call]
  /// Whether a library that is run from its source made the call that led to this callback.
  private let isCalledByLibrary: Bool
  private let currentCalls: Mutex<[Call]>
  /// The models whose functions were executing at this callback, or where its lane was created.
  private let outerReceivers: [Receiver]
  private let currentReceivers: Mutex<[Receiver]>
  /// The running closures of the callers, with what was in effect where they were made.
  let outerClosures: [MadeClosure]
  private let currentClosures: Mutex<[MadeClosure]>
  /// The accesses of the fibers that wait for its own.
  let outerAccesses: [Access]
  private let currentAccesses: Mutex<[Access]>
  private let hasAccesses = Atomic(false)
  private let isOfLibrary = Atomic(false)

  init(
    run: Run, lane: LaneState, depth: Int = 0,
    on surroundings: QueueSurroundings = QueueSurroundings(),
    actor: ProgramActor? = nil, isSilent: Bool = false, aside: Aside? = nil,
    isInGroup: Bool = false, initializing: [ObjectIdentifier] = [],
    computing: [ComputedSide] = [],
    reading: ReadCollector? = nil, calledAt: Position? = nil, callers: [Call] = [],
    isCalledByLibrary: Bool = false, receivers: [Receiver]? = nil, closures: [MadeClosure] = [],
    accesses: [Access] = []
  ) {
    self.run = run
    self.lane = lane
    self.depth = depth
    self.surroundings = surroundings
    self.actor = actor
    self.isSilent = isSilent
    self.aside = aside
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
    outerClosures = closures
    currentClosures = Mutex(closures)
    outerAccesses = accesses
    currentAccesses = Mutex(accesses)
  }

  /// Serial queues that the thread is working for. Waiting for one of them would deadlock.
  var heldQueues: [ObjectIdentifier] { surroundings.current.heldQueues }
  /// Whether the thread works for the main queue, and so for the main actor.
  var isOnMainActor: Bool { heldQueues.contains(QueueBox.main.id) }
  /// The queue whose closure it runs.
  var queue: QueueBox? { surroundings.current.queue }

  /// The queues of a task that begins here, on the thread and the queue of this drive.
  ///
  /// - Parameter later: the serial queues that it works for after it has suspended.
  func surroundings(
    of start: ImmediateStart, later: [ObjectIdentifier]
  ) -> QueueSurroundings {
    QueueSurroundings(
      heldQueues: heldQueues, queue: queue, start: start, laterQueues: later)
  }

  /// Whether a library that is run from its source made the current request.
  var isInLibrary: Bool {
    get { isOfLibrary.load(ordering: .relaxed) }
    set { isOfLibrary.store(newValue, ordering: .relaxed) }
  }

  /// The functions that the program is executing, during a request.
  var calls: [Call] {
    get { currentCalls.withLock { $0 } }
    set { currentCalls.withLock { $0 = newValue } }
  }

  /// The models whose functions are executing, the outermost first, during a request.
  var receivers: [Receiver] {
    get { currentReceivers.withLock { $0 } }
    set { currentReceivers.withLock { $0 = newValue } }
  }

  /// Restores the caller's models.
  func forgetReceivers() { receivers = outerReceivers }

  /// The running closures that were made where something was in effect, the innermost last.
  var closures: [MadeClosure] {
    get { currentClosures.withLock { $0 } }
    set { currentClosures.withLock { $0 = newValue } }
  }

  /// Adds the innermost fiber's models.
  func noteReceivers(_ own: [Receiver]) { receivers = outerReceivers + own }

  /// The accesses during a request. A callback can't access the same places.
  private var accesses: [Access] { currentAccesses.withLock { $0 } }

  func noteAccesses(of fiber: Fiber) {
    let accesses = fiber.accesses
    if accesses.isEmpty, !hasAccesses.load(ordering: .relaxed) { return }
    hasAccesses.store(!accesses.isEmpty, ordering: .relaxed)
    currentAccesses.withLock { $0 = accesses }
  }

  /// Restores the accesses from the fiber's beginning, when the fiber is done. A stored callback
  /// has exclusive access later.
  func forgetAccesses() {
    guard hasAccesses.exchange(false, ordering: .relaxed) else { return }
    currentAccesses.withLock { $0 = outerAccesses }
  }

  /// Returns the drive for a callback. Stops the run if callbacks nest too deeply.
  ///
  /// - Parameter callers: The functions that the program is executing, if they aren't those of the
  ///   request.
  func nested(
    at position: Position?, callers: [Call]? = nil, heldQueues: [ObjectIdentifier]? = nil,
    inGroup: Bool = false,
    initializing storage: StaticStorage? = nil, computing side: ComputedSide? = nil,
    reading: ReadCollector? = nil
  ) throws -> Drive {
    guard depth < run.limits.nesting, hasStack else {
      if aside != nil { throw Stopped() }
      run.stop(.limitReached(.nesting, place: position.map(Place.init)))
      throw Stopped()
    }
    return Drive(
      run: run, lane: lane, depth: depth + 1,
      on: heldQueues.map { QueueSurroundings(heldQueues: $0, queue: queue) } ?? surroundings,
      actor: actor, isSilent: isSilent, aside: aside, isInGroup: isInGroup || inGroup,
      initializing: storage.map { initializing + [ObjectIdentifier($0)] } ?? initializing,
      computing: side.map { computing + [$0] } ?? computing,
      reading: reading, calledAt: position ?? calledAt,
      callers: callers ?? calls, isCalledByLibrary: isInLibrary,
      receivers: storage == nil && side == nil ? receivers : [], closures: closures,
      accesses: accesses)
  }

  /// Restores the caller's functions, when its fiber is done.
  func forgetCalls() {
    calls = callers
    forgetReceivers()
    closures = outerClosures
    isInLibrary = isCalledByLibrary
    forgetAccesses()
  }

  /// Whether the thread has enough stack for another callback. Checked only in nested callbacks,
  /// because it is slow.
  private var hasStack: Bool {
    depth < Self.unaskedDepth || remainingStack() > Self.stackReserve
  }

  /// The same drive without recording.
  var quietly: Drive { silent(aside: aside) }

  /// The same drive for code that runs only to show a value in the record, and so must not end the
  /// run.
  var onTheSide: Drive { silent(aside: aside ?? Aside(run)) }

  private func silent(aside: Aside?) -> Drive {
    Drive(
      run: run, lane: lane, depth: depth, on: surroundings, actor: actor, isSilent: true,
      aside: aside, isInGroup: isInGroup, initializing: initializing, computing: computing,
      callers: calls, isCalledByLibrary: isInLibrary, receivers: receivers,
      closures: closures, accesses: outerAccesses)
  }

  /// Returns the same drive on another actor of the program, or on none.
  func on(_ actor: ProgramActor?) -> Drive {
    guard actor !== self.actor else { return self }
    return Drive(
      run: run, lane: lane, depth: depth, on: surroundings, actor: actor, isSilent: isSilent,
      aside: aside, isInGroup: isInGroup, initializing: initializing, computing: computing,
      reading: reading, calledAt: calledAt, callers: callers,
      isCalledByLibrary: isCalledByLibrary, receivers: outerReceivers, closures: outerClosures,
      accesses: outerAccesses)
  }

  /// Returns the same drive on a thread that works for a queue.
  func working(on queue: QueueBox) -> Drive {
    Drive(
      run: run, lane: lane, depth: depth,
      on: QueueSurroundings(heldQueues: heldQueues, queue: queue), actor: actor,
      isSilent: isSilent, aside: aside, isInGroup: isInGroup, initializing: initializing,
      computing: computing,
      reading: reading, calledAt: calledAt, callers: callers,
      isCalledByLibrary: isCalledByLibrary, receivers: outerReceivers, closures: outerClosures,
      accesses: outerAccesses)
  }

  func record(
    _ kind: Event.Kind, at position: Position?, isForChange: Bool = false, whole: String? = nil
  ) {
    guard !isSilent, kind.isTold, run.recorder.records(kind, isInternal: isInLibrary) else {
      return
    }
    run.recorder.record(
      kind, lane: lane.id, place: shownPlace(position), calls: calls, isInternal: isInLibrary,
      isForChange: isForChange, whole: whole)
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
