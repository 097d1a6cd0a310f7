import Dispatch
import Machine
import MessageTables
import Phrases
import Recording
import Synchronization

// A standstill is reached when every lane of the session's runs waits for other lanes. A sleep
// isn't such a wait while a free thread could continue it, nor is a closure that its queue will
// run. Code that ends a wait records that first, so that a lane that is about to continue doesn't
// count as waiting. Blocked threads must check once more when all other lanes wait.

extension World {
  /// Called whenever a lane or a wait begins or ends.
  func noteChange() { changes.add(1, ordering: .acquiringAndReleasing) }

  func findStandstill() {
    let change = changes.load(ordering: .acquiring)
    guard timers.load(ordering: .acquiring) == 0 else { return }
    let runs = runs.withLock { $0.compactMap(\.run) }
    guard runs.allSatisfy({ $0.standsStill(at: change) }),
      change == changes.load(ordering: .acquiring)
    else { return }
    for run in runs { run.endStandstill() }
  }

  /// Looks for a standstill on behalf of all blocked threads, which check repeatedly.
  func findStandstillForThreads() {
    let now = DispatchTime.now().uptimeNanoseconds
    let last = lastLook.load(ordering: .relaxed)
    guard now > last + 10_000_000,
      lastLook.compareExchange(expected: last, desired: now, ordering: .relaxed).exchanged
    else { return }
    findStandstill()
  }

  /// Adds a run, which is referenced weakly.
  func add(_ run: Run) {
    runs.withLock { runs in
      runs.removeAll { $0.run == nil }
      runs.append(WeakRun(run: run))
    }
  }
}

struct WeakRun: Sendable {
  weak var run: Run?
}

extension Run {
  fileprivate func standsStill(at change: Int) -> Bool {
    state.withLock { state in
      if state.live.isEmpty { return true }
      guard !isStopped, state.idle > 0 else { return false }
      let sleepers = state.idle < state.begun ? state.sleepersWithoutThread() : 0
      guard state.idle + sleepers >= state.begun else { return false }
      guard let held = state.heldByIdleThreads(at: change), sleepers == 0 || held.isWholePool
      else { return false }
      return state.live.allSatisfy { id, lane in
        lane.hasBegun || lane.queue?.isSuspended == true
          || !held.things.isDisjoint(with: lane.needs)
          || held.isWholePool && id.family == .task && lane.needs.isEmpty
      }
    }
  }

  /// Ends the run with a list of its waits, if its top level waits, too.
  fileprivate func endStandstill() {
    let (waits, isPoolBlocked) = state.withLock { state -> ([Wait], Bool) in
      guard state.live[.main] != nil else { return ([], false) }
      let waits = state.waits.sorted { $0.key < $1.key }.map(\.value)
      return (waits.filter { $0.isIdle || $0.isSleep }, state.isPoolBlocked)
    }
    guard let first = waits.first(where: { $0.lane == .main }) else { return }
    if let deadlock = waits.lazy.compactMap({ wait in wait.deadlock.map { (wait, $0) } }).first {
      let (wait, message) = deadlock
      return stop(
        .trapped(message: message.text, place: wait.place),
        trap: TrapSite(lane: wait.lane, calls: wait.calls))
    }
    let told = ([first] + waits.filter { $0.lane != .main }).prefix(8).map(\.message)
    let message = WaitMessage.standstill(
      told, rest: max(0, waits.count - 8), isPoolBlocked: isPoolBlocked)
    stop(.trapped(message: message.text, place: first.place))
  }

  /// Returns whether the lane could never end if this one waited for it, because it waits for this
  /// one, directly or indirectly.
  func isCircle(_ lane: LaneState, waitingFor wanted: LaneID) -> Bool {
    state.withLock { state in
      // No lane ends before its children do.
      var heldUp: Set<LaneID> = []
      var current: LaneState? = lane
      while let one = current, heldUp.insert(one.id).inserted {
        current = one.lane.isChild ? one.lane.creator.flatMap { state.lanes[$0] } : nil
      }
      var visited: Set<LaneID> = []
      var unexplored = [wanted]
      while let next = unexplored.popLast() {
        if heldUp.contains(next) { return true }
        guard visited.insert(next).inserted, visited.count < 10_000 else { continue }
        unexplored += state.wantedLanes(of: next)
      }
      return false
    }
  }
}

extension Run.State {
  /// Returns the objects that blocked threads hold until another lane continues; nil if some lane
  /// may continue at once.
  fileprivate func heldByIdleThreads(
    at change: Int
  ) -> (things: Set<ObjectIdentifier>, isWholePool: Bool)? {
    var things: Set<ObjectIdentifier> = []
    var wanted: Set<ObjectIdentifier> = []
    var (threads, looks) = (0, Int.max)
    for wait in waits.values where wait.isIdle {
      switch wait.kind {
      case .blocked(let held):
        guard wait.seen == change else { return nil }
        things.formUnion(held)
        looks = min(looks, wait.looks)
        if wait.lane.family == .task { threads += 1 }
      case .queue(let queue):
        guard queue.isSuspended else { return nil }
      case .actor(let actor): wanted.insert(actor)
      case .event, .cancellableEvent, .lane, .children, .sleep: break
      }
    }
    // Another lane may just have left the actor, and the size of the pool is only known
    // approximately.
    let isLasting = looks >= Self.lastingLooks
    guard wanted.isEmpty || isLasting && wanted.isSubset(of: things) else { return nil }
    return (things, isLasting && threads >= processorCount())
  }

  /// The number of lanes whose sleep has been over for so long that no thread can be free to
  /// continue them.
  ///
  /// As in compiled code, a lane continues on a thread of the pool after a sleep.
  fileprivate func sleepersWithoutThread() -> Int {
    guard blocked >= processorCount() else { return 0 }
    let latest = ContinuousClock.now - .seconds(1)
    return waits.values.count { wait in
      if case .sleep(let deadline) = wait.kind { deadline < latest } else { false }
    }
  }

  /// Whether some lane could continue if the pool had a free thread.
  fileprivate var isPoolBlocked: Bool {
    blocked >= processorCount()
      && (waits.values.contains(where: \.isSleep)
        || live.contains { $0.key.family == .task && !$0.value.hasBegun })
  }

  /// The number of checks by blocked threads, 20 ms each, after which everything that could begin
  /// has begun.
  private static let lastingLooks = 50

  fileprivate func wantedLanes(of lane: LaneID) -> [LaneID] {
    guard let id = waitOf[lane], let wait = waits[id] else { return [] }
    switch wait.kind {
    case .lane(let wanted): return [wanted]
    case .children:
      return live.keys.filter { key in
        lanes[key].map { $0.lane.isChild && $0.lane.creator == lane } ?? false
      }
    case .event, .cancellableEvent, .blocked, .queue, .actor, .sleep: return []
    }
  }
}

extension Run.Wait {
  fileprivate var message: WaitMessage { .waits(lane, for: goal, line: place?.line) }
}

extension Lane {
  /// Whether its creator can't end before it does.
  fileprivate var isChild: Bool {
    switch kind {
    case .asyncLet, .groupChild: true
    case .main, .task, .detachedTask, .test, .dispatch, .thread: false
    }
  }
}
