import Machine
import Recording

/// A real task as the program holds it.
final class TaskBox: NativeValue {
  let task: Task<Value, any Error>
  let lane: LaneID
  let run: Run

  init(task: Task<Value, any Error>, lane: LaneID, run: Run) {
    self.task = task
    self.lane = lane
    self.run = run
  }

  var isCancelled: Bool { task.isCancelled }
  var typeName: String { "Task" }
  var description: String { "Task" }
}
