import Dispatch
package import Machine
package import Recording
import Synchronization

/// One running submission of a program, with all work that it started.
package final class Run: Sendable, WorkloadOwner {
  package let recorder: Recorder
  let world: World
  let limits: RunLimits
  let endsWithTopLevel: Bool
  let showsValue: Bool
  let function: Function
  let console: @Sendable (String) -> Void
  let issuePlaces: IssuePlaces
  let meter: Meter
  /// The tests that it ran.
  let tests = TestTally()
  let endedScopes = EndedScopes()
  let objectReads = ObjectReads()
  let madeObjects = MadeObjects()
  private let writeCount = Atomic(0)
  let mainActorObjects = MainActorObjects()
  let asides = AsideTotal()
  /// The stores whose state is in the record.
  let notedStores = Mutex<Set<Int>>([])
  /// The captures in reducers that the record has.
  /// The reads inside of yields whose loss is recorded.
  let readsInYields = Mutex<Set<RepeatedRead>>([])
  let notedCaptures = Mutex<Set<ReducerCapture>>([])
  /// The losses that are recorded only once, with their lines.
  let notedLosses = Mutex<Set<NotedLoss>>([])
  let generators = Generators()
  let copiedValues = CopiedValues()
  let skippedObservers = Mutex<Set<SkippedObservers>>([])
  let state = Mutex(State())
  /// Read between slices. `state` contains the reason.
  private let stopFlag = Atomic(false)

  /// Whether the program has made all tasks of the process run on the main thread.
  let usesMainSerialExecutor = Atomic(false)

  /// The number of lanes in an operation that takes time without being their work.
  let resting = Atomic(0)

  /// The number of observations of properties so far.
  let lastObservation = Atomic(0)
  /// The number of changes on actors that are recorded.
  private static let mostWrites = 1000

  /// Counts a change on an actor. Returns whether it is recorded.
  var notesAnotherWrite: Bool {
    writeCount.wrappingAdd(1, ordering: .relaxed).oldValue < Self.mostWrites
  }

  /// The mutable state of the run.
  struct State {
    /// Nil while the top level runs and hasn't been stopped.
    var outcome: Outcome?
    /// The code that trapped.
    var trap: TrapSite?
    var lanes: [LaneID: LaneState] = [:]
    var live: [LaneID: LiveLane] = [:]
    var totalTasks = 0
    /// Closures that make a waiting lane continue, so that it detects that the run is stopped.
    var wakers: [Int: @Sendable () -> Void] = [:]
    var nextWaker = 0
    var waits: [Int: Wait] = [:]
    /// The wait of each lane.
    var waitOf: [LaneID: Int] = [:]
    /// For each lane, the waits for its end.
    var awaiting: [LaneID: [Int]] = [:]
    /// The number of lanes that run or wait.
    var begun = 0
    /// The number of lanes that only wait, and of those that block a thread.
    var idle = 0
    var blocked = 0
    var cancellable = 0
    /// The number of sleeping lanes.
    var asleep = 0
    var settlers: [Int: Settler] = [:]
  }

  struct LiveLane {
    var hasBegun = false
    /// The actors and queues that must be free before it can begin.
    var needs: [ObjectIdentifier] = []
    /// The queue that will run it.
    var queue: QueueBox?
    /// The group of which it is a child.
    var group: GroupBox?
    /// Cancels the real task of the lane, if it has one that nothing else would cancel.
    var cancel: (@Sendable () -> Void)?
  }

  /// - Parameters:
  ///   - function: The top level, without arguments.
  ///   - sources: The texts that contain the program's places.
  ///   - endsWithTopLevel: Whether all work ends with the top level, as in a process, or may
  ///     continue.
  ///   - showsValue: Whether the result has the text of the top level's value.
  ///   - isTraced: See `Recorder`.
  ///   - observer: See `Recorder`.
  ///   - console: Called with the program's output, directly after it is recorded.
  package init(
    function: Function, world: World, sources: [Source] = [], limits: RunLimits = RunLimits(),
    endsWithTopLevel: Bool = false, showsValue: Bool = false, isTraced: Bool = true,
    observer: (@Sendable (Event) -> Void)? = nil, console: @escaping @Sendable (String) -> Void
  ) {
    self.function = function
    self.world = world
    self.limits = limits
    self.endsWithTopLevel = endsWithTopLevel
    self.showsValue = showsValue
    self.console = console
    issuePlaces = IssuePlaces(sources, placeholder: "\(SourcePlace.fileID)")
    recorder = Recorder(
      isTraced: isTraced, mostEvents: limits.events, observer: observer)
    meter = Meter(limits: limits, isTraced: isTraced)
    world.add(self)
  }

  /// The code that trapped; nil if none did.
  package var trap: TrapSite? { state.withLock { $0.trap } }

  /// The outcome so far; `finished` without an error.
  package var outcome: Outcome { state.withLock { $0.outcome } ?? .finished }

  package var liveLanes: [LaneID] {
    state.withLock { state in
      state.live.keys.sorted { ($0.family.rawValue, $0.number) < ($1.family.rawValue, $1.number) }
    }
  }

  package var isStopped: Bool { stopFlag.load(ordering: .acquiring) }

  package func givesUp() -> Bool {
    if isStopped { return true }
    guard let limit = meter.spendQuestion() else { return false }
    stop(.limitReached(limit, place: nil))
    return true
  }

  func markStopped() { stopFlag.store(true, ordering: .releasing) }
}
