import MessageTables
import Phrases
import Recording

/// The event or the thing that a lane waits for, as the object of a sentence.
enum WaitGoal: Message, Sendable {
  case lane(LaneID)
  case childTask
  case childTasks
  case actor
  case lock(String)
  case suspendedQueue(String)
  case dispatchGroup
  case semaphore
  case workItem
  case streamElement
  case clock
  case continuation
  case initializer(String)
  case thread
}

extension WaitGoal {
  var sentence: Sentence {
    switch self {
    case .lane(let lane): "\(name: lane.name)"
    case .childTask: "a task of its group"
    case .childTasks: "the tasks of its group"
    case .actor: "an actor"
    case .lock(let name): .one(name)
    case .suspendedQueue(let name): "the suspended \(name) queue"
    case .dispatchGroup: "a dispatch group to be left"
    case .semaphore: "a semaphore to be signalled"
    case .workItem: "a work item to be performed"
    case .streamElement: "the next element of a stream"
    case .clock: "its clock to be advanced"
    case .continuation: "a continuation to be resumed"
    case .initializer(let name): "the initializer of `\(name)`"
    case .thread: "a thread to go on with after its sleep"
    }
  }
}

/// Values that the record names by the lane that waits for them.
enum ValueText: Message {
  case continuation(of: LaneID)
  case counted(Int)

  var sentence: Sentence {
    switch self {
    case .continuation(let lane): "the continuation of \(lane.name)"
    case .counted(let count): "\(count) given so far"
    }
  }
}

/// Lanes that wait without an end.
enum WaitMessage: Message {
  case waits(LaneID, for: WaitGoal, line: Int?)
  case stillWaits(LaneID, for: WaitGoal)
  /// - Parameters:
  ///   - rest: The number of waits that aren't listed.
  ///   - isPoolBlocked: Whether every thread on which tasks run is blocked.
  case standstill([WaitMessage], rest: Int, isPoolBlocked: Bool)
}

extension WaitMessage {
  var sentence: Sentence {
    switch self {
    case .waits(let lane, let goal, let line?):
      "\(lane.name) waits for \(goal.sentence) at line \(line)"
    case .waits(let lane, let goal, nil): "\(lane.name) waits for \(goal.sentence)"
    case .stillWaits(let lane, let goal): "\(lane.name) still waits for \(goal.sentence)"
    case .standstill(let waits, let rest, let isPoolBlocked):
      "nothing can go on any more: \(Self.list(waits, rest: rest, isPoolBlocked))"
    }
  }

  private static func list(
    _ waits: [WaitMessage], rest: Int, _ isPoolBlocked: Bool
  ) -> Sentence {
    var parts = waits.map(\.sentence)
    if rest > 0 { parts.append(.plural(rest, one: "1 more waits", other: "\(rest) more wait")) }
    if isPoolBlocked { parts.append("every thread on which tasks run is blocked") }
    return parts.dropFirst().reduce(parts.first ?? "") { "\($0); \($1)" }
  }
}
