import Dispatch
package import Machine
package import Recording
import Synchronization

/// One submission of a program on its way, with everything it started.
package final class Run: Sendable, WorkloadOwner {
  package let recorder: Recorder
  let world: World
  let limits: RunLimits
  let endsWithTopLevel: Bool
  let function: Function
  let console: @Sendable (String) -> Void
  let issuePlaces: IssuePlaces
  let meter: Meter
  /// The tests that it ran.
  let tests = TestTally()
  let endedScopes = EndedScopes()
  let objectReads = ObjectReads()
  /// The stores whose state is in the record.
  let notedStores = Mutex<Set<Int>>([])
  let state = Mutex(State())
  /// Read between slices; the reason is in `state`.
  private let stopFlag = Atomic(false)

  /// Lanes that do what takes its time without being work of theirs.
  let resting = Atomic(0)

  /// Everything that changes while the run goes on.
  struct State {
    /// Nil while the top level runs and nothing has stopped it.
    var outcome: Outcome?
    var lanes: [LaneID: LaneState] = [:]
    var live: [LaneID: LiveLane] = [:]
    var totalTasks = 0
    /// What to call so that a lane that waits for something goes on and finds the run stopped.
    var wakers: [Int: @Sendable () -> Void] = [:]
    var nextWaker = 0
    var waits: [Int: Wait] = [:]
    /// What each lane waits for.
    var waitOf: [LaneID: Int] = [:]
    /// Of each lane, those that wait for its end.
    var awaiting: [LaneID: [Int]] = [:]
    /// Lanes at work, or waiting.
    var begun = 0
    /// Lanes that do nothing but wait, and those of them that block a thread.
    var idle = 0
    var blocked = 0
    var cancellable = 0
    /// Lanes that sleep.
    var asleep = 0
    var settlers: [Int: Settler] = [:]
  }

  struct LiveLane {
    var hasBegun = false
    /// What has to be free so that it can begin.
    var needs: [ObjectIdentifier] = []
    /// The queue that is to run it.
    var queue: QueueBox?
    /// The group of which it is a child.
    var group: GroupBox?
    /// Of the real task that runs the lane, if one does and nothing else would cancel it.
    var cancel: (@Sendable () -> Void)?
  }

  /// - Parameters:
  ///   - function: the top level; takes nothing.
  ///   - sources: the texts that places of the program are in.
  ///   - endsWithTopLevel: whether all that it started ends when its top level does, as with a
  ///     process, rather than going on.
  ///   - keepsCalls: whether events are to hold the calls that led to them.
  ///   - observer: see `Recorder`.
  ///   - console: called with what the program prints, right after it is recorded.
  package init(
    function: Function, world: World, sources: [Source] = [], limits: RunLimits = RunLimits(),
    endsWithTopLevel: Bool = false, keepsCalls: Bool = true,
    observer: (@Sendable (Event) -> Void)? = nil, console: @escaping @Sendable (String) -> Void
  ) {
    self.function = function
    self.world = world
    self.limits = limits
    self.endsWithTopLevel = endsWithTopLevel
    self.console = console
    issuePlaces = IssuePlaces(sources, placeholder: "\(SourcePlace.fileID)")
    recorder = Recorder(
      keepsCalls: keepsCalls, mostEvents: limits.events, observer: observer)
    meter = Meter(limits: limits)
    world.add(self)
  }

  /// What is known so far; `finished` while nothing has gone wrong.
  package var outcome: Outcome { state.withLock { $0.outcome } ?? .finished }

  package var liveLanes: [LaneID] {
    state.withLock { state in
      state.live.keys.sorted { ($0.family.rawValue, $0.number) < ($1.family.rawValue, $1.number) }
    }
  }

  /// A value as a trace shows it, in the program's own words where it has some.
  package func summary(of value: Value) -> String {
    let lane = LaneState(
      lane: Lane(id: .main, kind: .main, creator: nil, createdAt: nil), chainAtCreation: nil)
    return Drive(run: self, lane: lane).summary(of: value, isNumbered: false)
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
