import MessageTables
import Phrases
import Recording

/// Remarks in the record of a run.
enum RunMessage: Message {
  /// A task that a test left.
  case stillRunning(LaneID, startedAt: Place?)
  case shortened(String, bytes: Int)

  // Where the record and the runtime disagree, which is a defect.
  case defaultInBinding(line: Int)
  case bindingUnknown(line: Int)
  case otherBinding(line: Int, known: Int)
  case defaultInLane(LaneID, bindingLine: Int)
}

extension RunMessage {
  var sentence: Sentence {
    switch self {
    case .stillRunning(let lane, let place?):
      "still running: \(lane.name), started at line \(place.line)"
    case .stillRunning(let lane, nil): "still running: \(lane.name)"
    case .shortened(let beginning, let bytes): "\(beginning)… (\(bytes) more bytes)"

    case .defaultInBinding(let line):
      "the default was read inside the binding made at line \(line)"
    case .bindingUnknown(let line):
      "the binding made at line \(line) was read, but the newest known is none"
    case .otherBinding(let line, let known):
      """
      the binding made at line \(line) was read, but the newest known is that of line \(known)
      """
    case .defaultInLane(let lane, let line):
      "\(lane.name) was created inside the binding made at line \(line) and reads the default"
    }
  }
}

/// The unit of a limit's number.
enum LimitUnit: Message {
  case secondsOfProcessor
  case seconds
  case instructions
  case megabytes
  case kilobytesPrinted
  case tasksAtOnce
  case tasks
  case nesting
  case events
}

extension LimitUnit {
  var sentence: Sentence {
    switch self {
    case .secondsOfProcessor: "seconds of processor time"
    case .seconds: "seconds in total"
    case .instructions: "instructions"
    case .megabytes: "megabytes"
    case .kilobytesPrinted: "kilobytes printed"
    case .tasksAtOnce: "tasks at the same time"
    case .tasks: "tasks in total"
    case .nesting: "nested scopes and closures"
    case .events: "recorded events"
    }
  }
}
