import Machine
import Recording
import Synchronization

/// A real task group, as a value of the program, valid only in its lane while its body runs.
///
/// One class serves `TaskGroup` and `ThrowingTaskGroup`. They differ only in their types, not at
/// run time. A child here can always throw, because a stopped run ends it with an error.
final class GroupBox: NativeValue, @unchecked Sendable {
  /// A group of either kind, with the operations that the program can use.
  enum Group {
    case collecting(ThrowingTaskGroup<Value, any Error>)
    case discarding(ThrowingDiscardingTaskGroup<any Error>)

    var isEmpty: Bool {
      switch self {
      case .collecting(let group): group.isEmpty
      case .discarding(let group): group.isEmpty
      }
    }

    var isCancelled: Bool {
      switch self {
      case .collecting(let group): group.isCancelled
      case .discarding(let group): group.isCancelled
      }
    }

    func cancelAll() {
      switch self {
      case .collecting(let group): group.cancelAll()
      case .discarding(let group): group.cancelAll()
      }
    }

    func next(isolation: isolated (any Actor)?) async throws -> Value? {
      guard case .collecting(var group) = self else { return nil }
      return try await group.next(isolation: isolation)
    }

    func waitForAll(isolation: isolated (any Actor)?) async throws {
      guard case .collecting(var group) = self else { return }
      try await group.waitForAll(isolation: isolation)
    }
  }

  // Guarded by `owner`: drives use the group only in the lane that made it, one after another, and
  // `close` is called there too.
  private var content: Group?
  private let owner: LaneID
  private let run: Run
  private let children = Mutex(Children())

  /// The state of its children.
  private struct Children {
    var alive = 0
    var hasFailed = false
    /// The number of results that weren't read.
    var results = 0
    var wait: (id: Int, isForAll: Bool)?
    /// The children whose results weren't read, for the record.
    var untaken: [LaneID] = []
  }

  /// Whether it keeps the results of its children. A group that discards them is cancelled by the first error.
  let keepsResults: Bool

  convenience init(_ group: ThrowingTaskGroup<Value, any Error>, owner: LaneID, run: Run) {
    self.init(.collecting(group), owner: owner, run: run)
  }

  convenience init(
    _ group: ThrowingDiscardingTaskGroup<any Error>, owner: LaneID, run: Run
  ) {
    self.init(.discarding(group), owner: owner, run: run)
  }

  private init(_ group: Group, owner: LaneID, run: Run) {
    content = group
    keepsResults = if case .collecting = group { true } else { false }
    self.owner = owner
    self.run = run
  }

  /// Returns the group, a handle that may be copied; nil where it must not be used.
  func group(for drive: Drive) -> Group? {
    guard drive.lane.id == owner, drive.run === run else { return nil }
    return content
  }

  func close() {
    content = nil
  }

  // MARK: Children

  func noteChild(_ lane: LaneID) {
    // The maximum number of lanes that are shown.
    children.withLock { if $0.untaken.count < 1000 { $0.untaken.append(lane) } }
  }

  func noteTaken(_ lane: LaneID?) {
    guard let lane else { return }
    children.withLock { children in
      if let index = children.untaken.firstIndex(of: lane) { children.untaken.remove(at: index) }
    }
  }

  /// Records that a child ends with an error, and returns whether it is the first one.
  func noteFailure() -> Bool {
    children.withLock { children in
      defer { children.hasFailed = true }
      return !children.hasFailed
    }
  }

  func noteAllTaken() { children.withLock { $0.untaken = [] } }

  var untaken: [LaneID] { children.withLock { $0.untaken } }

  func noteBegin() { children.withLock { $0.alive += 1 } }

  func noteEnd() {
    let wait = children.withLock { children -> Int? in
      children.alive -= 1
      children.results += 1
      guard let wait = children.wait, !wait.isForAll || children.alive == 0 else { return nil }
      children.wait = nil
      return wait.id
    }
    if let wait { run.wake(wait) }
  }

  /// Records that a result was read.
  func noteResult() {
    children.withLock { children in
      children.wait = nil
      children.results = max(0, children.results - 1)
    }
  }

  /// Records a wait, for all children or for the next one to end. Returns false if that has already
  /// happened.
  func isAwaited(by wait: Int, all: Bool) -> Bool {
    children.withLock { children in
      guard children.alive > 0, all || children.results == 0 else { return false }
      children.wait = (wait, all)
      return true
    }
  }

  static var leadsOn: Bool { false }
  var typeName: String { "TaskGroup" }
  var description: String { "TaskGroup" }
}
