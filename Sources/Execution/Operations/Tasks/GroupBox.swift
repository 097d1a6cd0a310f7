import Machine
import Recording
import Synchronization

/// A real task group as the program holds it, valid while its body runs and in its lane only.
///
/// One kind serves `TaskGroup` and `ThrowingTaskGroup`: they differ in what their types let a
/// program write, not in what the runtime does. A child here can always throw, since a stopped
/// run ends it by throwing.
final class GroupBox: NativeValue, @unchecked Sendable {
  /// A group of either kind, with what the program can ask of it.
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

    func addTask(
      priority: TaskPriority?,
      operation: @escaping @isolated(any) @Sendable () async throws -> Value
    ) {
      switch self {
      case .collecting(var group): group.addTask(priority: priority, operation: operation)
      case .discarding(var group):
        group.addTask(priority: priority) { _ = try await operation() }
      }
    }

    func addTaskUnlessCancelled(
      priority: TaskPriority?,
      operation: @escaping @isolated(any) @Sendable () async throws -> Value
    ) -> Bool {
      switch self {
      case .collecting(var group):
        group.addTaskUnlessCancelled(priority: priority, operation: operation)
      case .discarding(var group):
        group.addTaskUnlessCancelled(priority: priority) { _ = try await operation() }
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

  // Guarded by `owner`: drives use the group only in the lane that made it, one after another,
  // and `close` is called there too.
  private var content: Group?
  private let owner: LaneID
  private let run: ObjectIdentifier

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
    self.owner = owner
    self.run = ObjectIdentifier(run)
  }

  /// The group, a handle that may be copied; nil where it must not be used.
  func group(for drive: Drive) -> Group? {
    guard drive.lane.id == owner, ObjectIdentifier(drive.run) == run else { return nil }
    return content
  }

  func close() {
    content = nil
  }

  var typeName: String { "TaskGroup" }
  var description: String { "TaskGroup" }
}
