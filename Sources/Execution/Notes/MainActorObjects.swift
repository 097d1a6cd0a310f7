import Machine
import Recording
import Synchronization

/// The objects of the main actor whose changes are recorded.
///
/// The main actor runs one lane at a time. So the changes between two points where a lane begins,
/// waits or ends there belong to the lane that ran between them.
final class MainActorObjects: Sendable {
  /// The maximum number of objects. Each point compares all of them.
  private static let most = 32

  private let memories = Mutex<[ActorMemory]>([])
  private let flag = WriteLog.Flag()

  /// Returns the memory of an object; nil if there are too many objects.
  func memory(of object: Object) -> ActorMemory? {
    guard
      let memory = object.companion(orMake: { ActorMemory(of: object, raising: flag) })
        as? ActorMemory
    else { return nil }
    let (isKnown, isNew) = memories.withLock { memories in
      if memories.contains(where: { $0 === memory }) { return (true, false) }
      memories.removeAll { $0.actor == nil }
      guard memories.count < Self.most else { return (false, false) }
      memories.append(memory)
      return (true, true)
    }
    if isNew { memory.settle(by: nil) }
    return isKnown ? memory : nil
  }

  /// Whether the program changed one of them since the last call.
  var areChanged: Bool { flag.isRaised.exchange(false, ordering: .relaxed) }

  /// See `ActorMemory.leaveAgain`.
  func leaveAgain(_ lane: LaneID) {
    for memory in memories.withLock({ $0 }) { memory.leaveAgain(lane) }
  }

  /// Attributes the changes since the last call to a lane, or to unknown code.
  @discardableResult
  func settle(by lane: LaneID?) -> [ActorMemory.Change] {
    memories.withLock { $0 }.flatMap { $0.settle(by: lane) }
  }
}
