import Machine
import Recording
import Synchronization

/// A real task group as the program holds it, valid while its body runs and in its lane only.
///
/// One kind serves `TaskGroup` and `ThrowingTaskGroup`: they differ in what their types let a
/// program write, not in what the runtime does. A child here can always throw, since a stopped
/// run ends it by throwing.
final class GroupBox: NativeValue, @unchecked Sendable {
  typealias Group = ThrowingTaskGroup<Value, any Error>

  // Guarded by `owner`: drives use the group only in the lane that made it, one after another,
  // and `close` is called there too.
  private var content: Group?
  private let owner: LaneID
  private let run: ObjectIdentifier

  init(_ group: Group, owner: LaneID, run: Run) {
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
